import { atom, useSetAtom } from "jotai";
import { useCallback } from "react";
import { exportsCalls } from "@paygauge/api-types/endpoints/exports";
import type { BodyOf, ExportItem } from "@paygauge/api-types";
import { learn } from "../call-table.ts";
import { useAction } from "../use-action.ts";
import { useCall } from "../use-call.ts";

learn(exportsCalls);

/** ms between looks while a file is being written. */
const lookMs = 1500;

/** Exports that were asked for since the page was loaded, by id: what the dock shows until it is put away. */
export const startedExportsAtom = atom<readonly string[]>([]);

/** Whether the file is still to come. */
export function isUnderWay({ state }: Pick<ExportItem, "state">): boolean {
  return state === "Blocked" || state === "Pending" || state === "InProgress";
}

/** The person's exports, newest first; asked again while one of them is under way. */
export function useExports() {
  return useCall("exports", {}, { pollMs: (all) => (all?.some(isUnderWay) === true ? lookMs : 0) });
}

/** Has a file written by the system; the dock tells how far it is. A refusal is shown as a snackbar. */
export function useStartExport(operation: string) {
  const { run, pending } = useAction("createExport", { operation });
  const { reload } = useExports();
  const setStarted = useSetAtom(startedExportsAtom);
  const start = useCallback(
    async (jobId: string, body: BodyOf<"createExport">): Promise<void> => {
      const outcome = await run({ params: { jobId }, body });
      if (outcome?.ok !== true) return;
      const { id } = outcome.answer;
      setStarted((before) => [...before, id]);
      reload();
    },
    [run, reload, setStarted],
  );
  return { start, pending };
}
