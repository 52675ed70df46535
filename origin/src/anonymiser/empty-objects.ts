/** Objects and files outside the catalogue that hold names. */
import { anonymiserLimits } from "@paygauge/api-types/entities/anonymiser";
import { lockableTypes } from "@paygauge/api-types/entities/lockable-types";
import * as v from "valibot";
import { companyListsOf } from "../companies/lists-object.ts";
import { registerOf } from "../companies/register-stub.ts";
import type { Env } from "../env.ts";
import { accountSyncOf } from "../linked-accounts/sync-object.ts";
import { healthOf } from "../health/health-object.ts";
import { locksOf } from "../locks/entity-locks.ts";
import { issuerMailOf } from "../mail/issuer-mail-stub.ts";
import { modelsOf } from "../prediction/models-stub.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { tableImportOf } from "../tables/table-object.ts";
import { vendorsOf } from "../vendors/vendors-stub.ts";

/** How far a step has come: "" once it is done. */
export interface StepPart {
  readonly cursor: string;
  readonly handled: number;
}

const ownerRow = v.object({ name: v.string() });

/** Owners of objects after `cursor`: linked accounts ("a:…"), then issuers ("i:…"), then users ("u:…"). */
async function ownersAfter({ DB }: Env, cursor: string): Promise<string[]> {
  const { results } = await DB.prepare(
    `SELECT name FROM (SELECT 'i:' || id AS name FROM issuers UNION ALL SELECT 'u:' || id FROM users
       UNION ALL SELECT 'a:' || id FROM linked_accounts)
       WHERE name > ? ORDER BY name LIMIT ${anonymiserLimits.objects}`,
  )
    .bind(cursor)
    .all();
  return v.parse(v.array(ownerRow), results).map(({ name }) => name);
}

async function emptyOwned(env: Env, owner: string): Promise<void> {
  const id = owner.slice(2);
  if (owner.startsWith("a:")) return accountSyncOf(env, id).erase();
  if (owner.startsWith("u:")) return companyListsOf(env, id).eraseAll();
  await issuerMailOf(env, id).eraseAll();
  await vendorsOf(env, id).eraseAll();
}

async function emptyShared(env: Env): Promise<void> {
  for (const type of lockableTypes) await locksOf(env, type).forgetUsers();
  await registerOf(env).eraseAll();
  await modelsOf(env).eraseAll();
  await healthOf(env).dropE2eRun();
  while ((await queueOf(env).forgetIdle()) > 0);
}

/** Empties the objects of some issuers and users; with the last of them, those that exist once. */
export async function emptyObjects(env: Env, cursor: string): Promise<StepPart> {
  const owners = await ownersAfter(env, cursor);
  for (const owner of owners) await emptyOwned(env, owner);
  if (owners.length === anonymiserLimits.objects) return { cursor: owners.at(-1) ?? "", handled: owners.length };
  await emptyShared(env);
  return { cursor: "", handled: owners.length };
}

const keyRow = v.object({ r2_key: v.string() });
const uploadRow = v.object({ r2_key: v.string(), r2_upload_id: v.string() });

/** Uploads that were never completed have parts that no list of files shows. */
async function abortUploads({ DB, FILES }: Env): Promise<void> {
  const { results } = await DB.prepare("SELECT r2_key, r2_upload_id FROM hub_uploads").all();
  for (const { r2_key, r2_upload_id } of v.parse(v.array(uploadRow), results))
    await FILES.resumeMultipartUpload(r2_key, r2_upload_id)
      .abort()
      .catch(() => {});
}

/** Deletes some files, but for the sample directory, whose companies are fictional. */
export async function deleteFiles(env: Env, cursor: string): Promise<StepPart> {
  if (cursor === "") await abortUploads(env);
  const { results } = await env.DB.prepare("SELECT r2_key FROM directory_versions WHERE is_sample = 1").all();
  const kept = new Set(v.parse(v.array(keyRow), results).map(({ r2_key }) => r2_key));
  const { objects, truncated } = await env.FILES.list({
    limit: anonymiserLimits.files,
    ...(cursor === "" ? {} : { startAfter: cursor }),
  });
  const keys = objects.map(({ key }) => key).filter((key) => !kept.has(key));
  for (const key of keys) await emptyImport(env, key);
  if (keys.length > 0) await env.FILES.delete(keys);
  return { cursor: truncated ? (objects.at(-1)?.key ?? "") : "", handled: keys.length };
}

/** An import of a table has an object of its own, which holds rows of its file. */
async function emptyImport(env: Env, key: string): Promise<void> {
  const [, importId] = /^tables\/([0-9a-f-]{36})\/(?:facts|statement)\.json$/.exec(key) ?? [];
  if (importId !== undefined) await tableImportOf(env, importId).eraseAll();
}
