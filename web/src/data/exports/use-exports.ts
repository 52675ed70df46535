import { atom, useSetAtom } from "jotai";
import { useCallback } from "react";
import { exportsCalls } from "@paygauge/api-types/endpoints/exports";
import type { AnswerOf, BodyOf, QueryOf } from "@paygauge/api-types/endpoints";
import type { ExportItem } from "@paygauge/api-types/entities/exports";
import { registerCalls } from "../call-table.ts";
import { useAction, type Outcome } from "../use-action.ts";
import { useCall } from "../use-call.ts";

registerCalls(exportsCalls);

/** ms between looks while a file is being written. */
const lookMs = 1500;

/** Exports that were asked for since the page was loaded, by id: what the dock shows until it is put away. */
export const startedExportsAtom = atom<readonly string[]>([]);

/** Whether the file is still to come. */
export function isUnderWay({ state }: Pick<ExportItem, "state">): boolean {
  return state === "Blocked" || state === "Pending" || state === "InProgress";
}

/** The user's exports, newest first; asked again while one of them is in progress. */
export function useExports() {
  return useCall("exports", {}, { pollMs: (all) => (all?.some(isUnderWay) === true ? lookMs : 0) });
}

/** Puts an export that was asked for into the dock. */
function useBegun() {
  const { reload } = useExports();
  const setStarted = useSetAtom(startedExportsAtom);
  return useCallback(
    (outcome: Outcome<AnswerOf<"createListExport">> | null): void => {
      if (outcome?.ok !== true) return;
      const { id } = outcome.answer;
      setStarted((before) => [...before, id]);
      reload();
    },
    [reload, setStarted],
  );
}

/** Has a job's suppliers written by the system; the dock tells how far it is. A refusal is shown as a snackbar. */
export function useStartExport(operation: string) {
  const { run, pending } = useAction("createExport", { operation });
  const begun = useBegun();
  const start = async (jobId: string, body: BodyOf<"createExport">, query: QueryOf<"createExport">) =>
    begun(await run({ params: { jobId }, query, body }));
  return { start, pending };
}

/** The same for a list of the product. */
export function useStartListExport(operation: string) {
  const { run, pending } = useAction("createListExport", { operation });
  const begun = useBegun();
  const start = async (body: BodyOf<"createListExport">) => begun(await run({ body }));
  return { start, pending };
}

/** Removes an export, one in progress as well; true where it is gone. A refusal is shown as a snackbar. */
export function useRemoveExport({ id, jobId }: Pick<ExportItem, "id" | "jobId">, operation: string) {
  const ofJob = useAction("deleteExport", { operation });
  const ofList = useAction("deleteListExport", { operation });
  const remove = async (): Promise<boolean> => {
    const outcome = await (jobId === null
      ? ofList.run({ params: { exportId: id } })
      : ofJob.run({ params: { jobId, exportId: id } }));
    return outcome?.ok === true;
  };
  return { remove, pending: ofJob.pending || ofList.pending };
}
