import * as v from "valibot";
import { embeddingLimits } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import { jsonColumn, soundRows } from "@paygauge/worker/stored-rows";

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

export interface PassageVector {
  readonly id: number;
  readonly vector: readonly number[];
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
  return soundRows(
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
export function storeVectors(sql: SqlStorage, model: string, vectors: readonly PassageVector[]): void {
  for (const { id, vector } of vectors) {
    if (soundRows(sql, idRow, "SELECT id FROM passages WHERE id = ?", id).length === 0) continue;
    sql.exec(
      "INSERT INTO vectors VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET model = excluded.model, vector = excluded.vector",
      id,
      model,
      bytesOf(vector).buffer,
    );
  }
}

/** The vectors of one language and model in memory: read from SQLite for each question they would take the longest. */
export interface VectorIndex {
  readonly ids: readonly number[];
  readonly dimensions: number;
  /** One after the other. */
  readonly parts: Int8Array;
  /** One by the length of each. */
  readonly scales: Float32Array;
}

const lengthOf = (parts: Int8Array): number => Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0)) || 1;

/** Returns the vectors of a language that a search may find. */
export function vectorIndexOf(sql: SqlStorage, { model, vector }: TextVector, language: Language): VectorIndex {
  const dimensions = vector.length;
  const rows = soundRows(
    sql,
    vectorRow,
    `SELECT p.id, k.vector FROM vectors k JOIN passages p ON p.id = k.passage_id JOIN documents d ON d.id = p.document_id
     WHERE k.model = ? AND p.language = ? AND length(k.vector) = ? AND ${searchable}`,
    model,
    language,
    dimensions,
  );
  const parts = new Int8Array(rows.length * dimensions);
  const scales = new Float32Array(rows.length);
  for (const [at, row] of rows.entries()) {
    const own = new Int8Array(row.vector);
    parts.set(own, at * dimensions);
    scales[at] = 1 / lengthOf(own);
  }
  return { ids: rows.map(({ id }) => id), dimensions, parts, scales };
}

/** The cosines of the angles between a question's vector and each of the index. */
function cosines({ ids, dimensions, parts, scales }: VectorIndex, asked: Int8Array): Float32Array {
  const found = new Float32Array(ids.length);
  const scale = 1 / lengthOf(asked);
  for (let row = 0; row < ids.length; row++) {
    const from = row * dimensions;
    let product = 0;
    for (let at = 0; at < dimensions; at++) product += (asked[at] ?? 0) * (parts[from + at] ?? 0);
    found[row] = product * (scales[row] ?? 0) * scale;
  }
  return found;
}

/** Returns the IDs of the passages that are nearest to a question, nearest first. */
export function nearestPassages(index: VectorIndex, { vector }: TextVector): number[] {
  const found = cosines(index, bytesOf(vector));
  return index.ids
    .map((id, at) => ({ id, nearness: found[at] ?? 0 }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness || a.id - b.id)
    .slice(0, maxNear)
    .map(({ id }) => id);
}
