import { objectNamed, type Env } from "../env.ts";
import type { CommandProgress } from "../commands/command-runner.ts";

/** What the calls ask of an export's object. Its class reads lists through the calls, so they know no more of it. */
export interface ListExportCalls extends Rpc.DurableObjectBranded {
  progress(): CommandProgress[];
}

/** The object that writes an export of a list. */
export function listExportOf(env: Pick<Env, "LIST_EXPORT">, exportId: string): DurableObjectStub<ListExportCalls> {
  return objectNamed<ListExportCalls>(env.LIST_EXPORT, exportId);
}
