import type { TableImport } from "@paygauge/api-types/entities/table-imports";
import type { Env } from "../env.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { tableCommandId, type TableStep } from "./commands.ts";
import { tableImportOf } from "./table-object.ts";

type Standing = Pick<TableImport, "importId" | "step" | "state" | "done" | "total" | "message" | "versionNumber">;

/** How far an import is: its newest command, and what its object reports of it. `size`: bytes of its file. */
export async function importStanding(env: Env, importId: string, size: number) {
  const ids = { Read: tableCommandId(importId, "Read"), Keep: tableCommandId(importId, "Keep") };
  const [commands, report] = await Promise.all([
    queueOf(env).commandsById([ids.Read, ids.Keep]),
    tableImportOf(env, importId).report(),
  ]);
  // Its own object remembers how a command ended longer than the queue does.
  const standing = (of: TableStep) => report.ended[of] ?? commands.find(({ id }) => id === ids[of]) ?? null;
  const step = (["Keep", "Read"] as const).find((each) => standing(each) !== null) ?? null;
  const newest = step && standing(step);
  const progress = report.progress.find(({ commandId }) => step !== null && commandId === ids[step]);
  const shown: Standing = {
    importId,
    step,
    state: newest?.state ?? null,
    done: progress?.done ?? 0,
    total: progress?.total ?? size,
    message: newest?.message ?? null,
    versionNumber: report.version,
  };
  return { shown, preview: report.preview, statement: report.statement };
}

/** Both commands of an import: the one in this state is changed. */
export async function changeBoth(env: Env, importId: string, what: "cancel" | "retry"): Promise<boolean> {
  const [read, keep] = [tableCommandId(importId, "Read"), tableCommandId(importId, "Keep")];
  const [first, second] = [await queueOf(env)[what](read), await queueOf(env)[what](keep)];
  return first || second;
}
