/** What the stand-in remembers of an account: in R2, as the provider would on its own side. */
import * as v from "valibot";
import { linkProviders, type LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { readStored } from "@paygauge/worker/stored-json";
import type { Env } from "../../env.ts";
import { companies, type Company } from "./company.ts";

type Files = Pick<Env, "FILES">;

const account = v.object({
  provider: v.picklist(linkProviders),
  originId: v.string(),
  organisation: v.string(),
  /** null: no user has chosen on the link's page yet. */
  company: v.nullable(v.string()),
  status: v.picklist(["INCOMPLETE", "COMPLETE", "RELINK_NEEDED"]),
  detail: v.string(),
  /** Opens the account once it is linked. */
  token: v.string(),
  /** When the buyer's system changed: each time is a revision. */
  revisions: v.array(v.string()),
  /** Bills in place of the company's own number, for measurements. */
  bills: v.nullable(v.number()),
  /** Which failures it makes: shares of requests, and what it does with cursors. */
  faults: v.object({
    busy: v.optional(v.number(), 0),
    broken: v.optional(v.number(), 0),
    cursors: v.optional(v.picklist(["", "expire", "repeat", "endless"]), ""),
  }),
});
export type StandInAccount = v.InferOutput<typeof account>;

const prefix = "link-stand-in";
const keyOf = (provider: LinkProvider, originId: string): string => `${prefix}/${provider}/${originId}`;
const linkKeyOf = (link: string): string => `${prefix}/links/${link}`;

async function digestOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function readAccount({ FILES }: Files, provider: LinkProvider, originId: string) {
  const found = await FILES.get(keyOf(provider, originId));
  return found === null ? null : readStored(account, await found.text(), "an account of the stand-in");
}

export async function storeAccount({ FILES }: Files, stored: StandInAccount): Promise<void> {
  await FILES.put(keyOf(stored.provider, stored.originId), JSON.stringify(stored));
}

/** The account of a token, which names it: "standin_<our id>_<secret>". */
export async function accountOfToken(env: Files, provider: LinkProvider, token: string) {
  const [, originId = ""] = /^standin_([a-z0-9-]+)_[\w-]+$/.exec(token) ?? [];
  const found = originId === "" ? null : await readAccount(env, provider, originId);
  return found?.token === token ? found : null;
}

const secret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};

export const newAccountToken = (originId: string): string => `standin_${originId}_${secret()}`;

/** A link of the account's page, known by the digest of its token alone. */
export async function newPageLink({ FILES }: Files, { provider, originId }: StandInAccount): Promise<string> {
  const token = `pgt_${secret()}`;
  await FILES.put(linkKeyOf(await digestOf(token)), JSON.stringify({ provider, originId }));
  return token;
}

const pointer = v.object({ provider: v.picklist(linkProviders), originId: v.string() });

export async function accountOfLink(env: Files, link: string): Promise<StandInAccount | null> {
  const found = await env.FILES.get(linkKeyOf(await digestOf(link)));
  if (found === null) return null;
  const { provider, originId } = readStored(pointer, await found.text(), "a link of the stand-in");
  return readAccount(env, provider, originId);
}

/** Forgets an account with the links of its page. */
export async function forgetAccount({ FILES }: Files, { provider, originId }: StandInAccount): Promise<void> {
  await FILES.delete(keyOf(provider, originId));
  for (const { key } of (await FILES.list({ prefix: `${prefix}/links/` })).objects) {
    const found = await FILES.get(key);
    if (found !== null && (await found.text()).includes(`"${originId}"`)) await FILES.delete(key);
  }
}

/** The company that an account was linked with; null before. */
export function companyOf({ company, bills }: StandInAccount): Company | null {
  const found = companies.find(({ id }) => id === company);
  return found === undefined ? null : { ...found, bills: bills ?? found.bills };
}
