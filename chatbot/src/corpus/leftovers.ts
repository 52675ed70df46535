import * as v from "valibot";
import type { Conversations } from "../conversations/conversations-object.ts";
import { objectNamed, type Env } from "../env.ts";
import { soundRows } from "@paygauge/worker/stored-rows";

const leftover = v.object({ document_id: v.string(), file_key: v.nullable(v.string()) });

/** Notes that a document is gone whose file, and what answers quote of it, are still to be removed. */
export function noteLeftover(sql: SqlStorage, documentId: string, fileKey: string | null): void {
  sql.exec("INSERT INTO leftovers VALUES (?, ?) ON CONFLICT DO NOTHING", documentId, fileKey);
}

export const leftoversOf = (sql: SqlStorage): v.InferOutput<typeof leftover>[] =>
  soundRows(sql, leftover, "SELECT document_id, file_key FROM leftovers");

/** Removes the files of replaced documents and what answers quote of them. `homes`: of every conversation. */
export async function clearLeftovers(
  sql: SqlStorage,
  env: Env,
  homes: () => Promise<readonly string[]>,
): Promise<void> {
  const all = leftoversOf(sql);
  if (all.length === 0) return;
  const ids = all.map(({ document_id }) => document_id);
  for (const { file_key } of all) if (file_key !== null) await env.FILES.delete(file_key);
  for (const home of await homes()) await objectNamed<Conversations>(env.CONVERSATIONS, home).forgetDocuments(ids);
  for (const id of ids) sql.exec("DELETE FROM leftovers WHERE document_id = ?", id);
}
