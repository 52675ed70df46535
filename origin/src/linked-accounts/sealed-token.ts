import * as v from "valibot";
import { readStored } from "@paygauge/worker/stored-json";
import type { Env } from "../env.ts";

const keysSchema = v.object({ current: v.string(), keys: v.record(v.string(), v.string()) });
const ivLength = 12;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (each) => each.codePointAt(0) ?? 0);
const textOf = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));

type Keys = Pick<Partial<Env>, "LINKED_ACCOUNT_KEYS">;

async function keyOf({ LINKED_ACCOUNT_KEYS: text = "" }: Keys, id: string | null) {
  const { current, keys } = readStored(keysSchema, text, "the secret LINKED_ACCOUNT_KEYS");
  const wanted = id ?? current;
  const secret = Object.hasOwn(keys, wanted) ? keys[wanted] : undefined;
  if (secret === undefined) throw new Error(`LINKED_ACCOUNT_KEYS has no key ${wanted}.`);
  const raw = bytesOf(secret);
  if (raw.length !== 32) throw new Error(`Key ${wanted} of LINKED_ACCOUNT_KEYS must be 32 bytes of base64.`);
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
  return { id: wanted, key };
}

const additional = (rowId: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(rowId));

/** Seals a provider's token for one row: A256GCM under the current key; it opens in no other row. */
export async function sealToken(env: Keys, rowId: string, token: string): Promise<string> {
  const { id, key } = await keyOf(env, null);
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const parameters = { name: "AES-GCM", iv, additionalData: additional(rowId) };
  const body = await crypto.subtle.encrypt(parameters, key, new TextEncoder().encode(token));
  return `${id}.${textOf(iv)}.${textOf(new Uint8Array(body))}`;
}

/** Opens a row's sealed token. @throws Error for one that was sealed for another row or under an unknown key */
export async function openToken(env: Keys, rowId: string, sealed: string): Promise<string> {
  const [id = "", iv = "", body = ""] = sealed.split(".");
  const { key } = await keyOf(env, id);
  const parameters = { name: "AES-GCM", iv: bytesOf(iv), additionalData: additional(rowId) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, bytesOf(body)));
}
