import * as v from "valibot";
import { embeddingLimits } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import { jsonColumn, storedRows } from "../stored-rows.ts";

/** A vector of a text by a model. */
export interface TextVector {
  readonly model: string;
  readonly vector: readonly number[];
}

/** A passage that has no vector of the model in use. */
export interface UnembeddedPassage {
  readonly id: number;
  readonly text: string;
}

/** Passages that a question's vector finds in one corpus. */
const maxNear = 30;
const byteScale = 127;

const passageRow = v.object({ id: v.number(), headings: jsonColumn(v.array(v.string())), body: v.string() });
const vectorRow = v.object({ id: v.number(), vector: v.instance(ArrayBuffer) });
const idRow = v.object({ id: v.number() });

/** Those that a search may find: of ready documents, and withheld ones only where they may be quoted. */
const searchable = "d.state = 'ready' AND (p.is_withheld = 0 OR d.may_quote_withheld = 1)";

/** The vector in one byte for each dimension: its direction is what counts. */
function bytesOf(vector: readonly number[]): Int8Array<ArrayBuffer> {
  const largest = vector.reduce((most, part) => Math.max(most, Math.abs(part)), 0) || 1;
  return Int8Array.from(vector, (part) => Math.round((part / largest) * byteScale));
}

/** Returns passages without a vector of this model. */
export function unembedded(sql: SqlStorage, model: string, limit: number): UnembeddedPassage[] {
  return storedRows(
    sql,
    passageRow,
    `SELECT p.id, p.headings, p.body FROM passages p JOIN documents d ON d.id = p.document_id
     LEFT JOIN vectors k ON k.passage_id = p.id AND k.model = ?
     WHERE k.passage_id IS NULL AND ${searchable} ORDER BY p.id LIMIT ?`,
    model,
    limit,
  ).map(({ id, headings, body }) => ({
    id,
    text: `${headings.join(" \u203a ")}\n${body}`.slice(0, embeddingLimits.characters),
  }));
}

/** Stores vectors of passages; what was deleted while the model worked gets none. */
export function storeVectors(
  sql: SqlStorage,
  model: string,
  vectors: readonly { readonly id: number; readonly vector: readonly number[] }[],
): void {
  for (const { id, vector } of vectors) {
    if (storedRows(sql, idRow, "SELECT id FROM passages WHERE id = ?", id).length === 0) continue;
    sql.exec(
      "INSERT INTO vectors VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET model = excluded.model, vector = excluded.vector",
      id,
      model,
      bytesOf(vector).buffer,
    );
  }
}

/** The cosine of the angle between two vectors of one length. */
function cosine(one: Int8Array, other: Int8Array): number {
  let [product, ones, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    product += a * b;
    ones += a * a;
    others += b * b;
  }
  return product / (Math.sqrt(ones * others) || 1);
}

/** Returns the IDs of the passages of a language that are nearest to a question, nearest first. */
export function nearestPassages(sql: SqlStorage, { model, vector }: TextVector, language: Language): number[] {
  const asked = bytesOf(vector);
  const rows = storedRows(
    sql,
    vectorRow,
    `SELECT p.id, k.vector FROM vectors k JOIN passages p ON p.id = k.passage_id JOIN documents d ON d.id = p.document_id
     WHERE k.model = ? AND p.language = ? AND length(k.vector) = ? AND ${searchable}`,
    model,
    language,
    asked.length,
  );
  return rows
    .map((row) => ({ id: row.id, nearness: cosine(asked, new Int8Array(row.vector)) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness || a.id - b.id)
    .slice(0, maxNear)
    .map(({ id }) => id);
}
