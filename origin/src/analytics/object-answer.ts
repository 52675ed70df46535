import type { Group } from "./merge-groups.ts";
import { QueryRefused, type RefusalArgs } from "./refused.ts";

interface Refused {
  readonly refused: { readonly code: QueryRefused["code"]; readonly args: RefusalArgs };
}

/** What an object answers: every group, or why there are none. */
export type ObjectAnswer =
  | { readonly groups: Group[]; readonly scanned: number; readonly jobs: number; readonly sql: string }
  | { readonly preparing: { readonly done: number; readonly total: number } }
  | Refused;

/** A refusal as data. @throws the error itself if it is another one */
export function refusalOf(error: unknown): Refused {
  if (!(error instanceof QueryRefused)) throw error;
  return { refused: { code: error.code, args: error.args } };
}
