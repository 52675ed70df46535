/** A file of a table on its way in: its parts lie side by side in R2 until it is kept or discarded. */
import { tableKinds } from "@paygauge/api-types/entities/table-imports";
import { limits } from "@paygauge/api-types/limits";
import * as v from "valibot";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import { statedDigest } from "../store/stated-digest.ts";
import { storeBody } from "../store/store-body.ts";

const importFacts = v.object({
  kind: v.picklist(tableKinds),
  fileName: v.string(),
  size: v.number(),
  partSize: v.number(),
  userId: v.string(),
});
export type ImportFacts = v.InferOutput<typeof importFacts>;

const folder = (importId: string): string => `tables/${importId}`;
const factsKey = (importId: string): string => `${folder(importId)}/facts.json`;
/** What is known of the file of a card statement: no import of a table by this. */
const statementKey = (importId: string): string => `${folder(importId)}/statement.json`;
const partKey = (importId: string, part: number): string => `${folder(importId)}/${part}`;

export const partSize = limits.uploadPartBytes;

export async function beginImport(
  files: R2Bucket,
  importId: string,
  facts: Omit<ImportFacts, "partSize">,
): Promise<void> {
  await files.put(factsKey(importId), JSON.stringify({ ...facts, partSize }));
}

/** The file of this import. @throws Refusal 404, also for another user's. */
export async function requireImport(files: R2Bucket, importId: string, userId: string): Promise<ImportFacts> {
  const object = /^[0-9a-f-]{36}$/.test(importId) ? await files.get(factsKey(importId)) : null;
  const facts = object ? v.parse(importFacts, await object.json()) : null;
  if (!facts || facts.userId !== userId) throw notFound("import");
  return facts;
}

const statementFacts = v.object({
  issuerId: v.string(),
  buyerId: v.string(),
  buyerName: v.string(),
  currency: v.string(),
  country: v.string(),
  fileName: v.string(),
  size: v.number(),
  partSize: v.number(),
  userId: v.string(),
});
export type StatementFacts = v.InferOutput<typeof statementFacts>;

export async function beginStatementImport(
  files: R2Bucket,
  importId: string,
  facts: Omit<StatementFacts, "partSize">,
): Promise<void> {
  await files.put(statementKey(importId), JSON.stringify({ ...facts, partSize }));
}

/** The statement of this import. @throws Refusal 404, also for another issuer's or another user's. */
export async function requireStatement(
  files: R2Bucket,
  importId: string,
  { issuerId, userId }: Pick<StatementFacts, "issuerId" | "userId">,
): Promise<StatementFacts> {
  const object = /^[0-9a-f-]{36}$/.test(importId) ? await files.get(statementKey(importId)) : null;
  const facts = object ? v.parse(statementFacts, await object.json()) : null;
  if (!facts || facts.userId !== userId || facts.issuerId !== issuerId) throw notFound("import");
  return facts;
}

type Size = Pick<ImportFacts, "size" | "partSize">;
const partsOf = (facts: Size): number => Math.ceil(facts.size / facts.partSize);

/** Stores one part; all parts are equal but the last. @throws Refusal 422. */
export async function storeImportPart(
  files: R2Bucket,
  importId: string,
  facts: Size,
  partText: string,
  request: Request,
): Promise<number> {
  const part = Number(partText);
  const parts = partsOf(facts);
  if (!Number.isInteger(part) || part < 1 || part > parts)
    throw refuse("noSuchFilePart", { parts, part: partText.slice(0, 20) });
  const wanted = part < parts ? facts.partSize : facts.size - (parts - 1) * facts.partSize;
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!request.body || length !== wanted) throw refuse("partBytes", { part, wanted });
  const digest = statedDigest(request.headers);
  const key = partKey(importId, part);
  await storeBody(
    request.body,
    wanted,
    (bytes) => files.put(key, bytes),
    () => refuse("partIncomplete", { part }),
    digest?.take,
  );
  if (digest !== null && !(await digest.agrees())) {
    await files.delete(key);
    throw refuse("partDamaged", { part });
  }
  return part;
}

const missing = (): Refusal => refuse("partMissing");

const partKeys = (importId: string, facts: Size): string[] =>
  Array.from({ length: partsOf(facts) }, (_, at) => partKey(importId, at + 1));

/** Where what came out of a packed file lies. */
export const plainKey = (importId: string, round: number): string => `${folder(importId)}/plain${round}`;

/** @throws Refusal 409 when a part has not arrived. */
export async function requireParts(files: R2Bucket, importId: string, facts: Size): Promise<void> {
  for (const key of partKeys(importId, facts)) if ((await files.head(key)) === null) throw missing();
}

/** Ranges over the parts as if they were one file. @throws Refusal 409 when a part has not arrived. */
export function importRanges(files: R2Bucket, importId: string, facts: Size): RangeReader {
  return async (offset, length) => {
    const out = new Uint8Array(Math.max(0, Math.min(length, facts.size - offset)));
    let done = 0;
    while (done < out.length) {
      const at = offset + done;
      const part = Math.floor(at / facts.partSize) + 1;
      const inside = at % facts.partSize;
      const take = Math.min(out.length - done, facts.partSize - inside);
      const object = await files.get(partKey(importId, part), { range: { offset: inside, length: take } });
      if (!object) throw missing();
      out.set(new Uint8Array(await object.arrayBuffer()), done);
      done += take;
    }
    return out;
  };
}

/** Frees the file; that there was one is still known. */
export async function dropParts(files: R2Bucket, importId: string, facts: Size): Promise<void> {
  await files.delete([...partKeys(importId, facts), plainKey(importId, 1), plainKey(importId, 2)]);
}

/** Frees everything that the import took. */
export async function discardImport(files: R2Bucket, importId: string, facts: Size): Promise<void> {
  const more = [factsKey(importId), statementKey(importId), plainKey(importId, 1), plainKey(importId, 2)];
  await files.delete([...partKeys(importId, facts), ...more]);
}

/** SHA-256 over what R2 knows of the parts' bytes: the same file has the same, whichever user sends it. */
export async function digestOfParts(files: R2Bucket, importId: string, facts: Size): Promise<string> {
  const tags = await Promise.all(partKeys(importId, facts).map(async (key) => (await files.head(key))?.etag ?? ""));
  const bytes = new TextEncoder().encode([facts.size, ...tags].join(" "));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Copies the parts of one import to another. @throws Refusal 409 when a part is not there. */
export async function copyParts(files: R2Bucket, from: string, to: string, facts: Size): Promise<void> {
  for (const [at, key] of partKeys(from, facts).entries()) {
    const object = await files.get(key);
    if (!object) throw missing();
    await files.put(partKey(to, at + 1), await object.arrayBuffer());
  }
}
