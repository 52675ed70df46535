/** What the stand-in remembers of an account, in a bucket of its own: as a provider would on its side. */
import * as v from "valibot";
import { linkProviders, type LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { companies, type Company } from "./company.ts";

export interface StandInEnv {
  readonly ACCOUNTS: R2Bucket;
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Which failures an account makes: shares of requests, and what it does with cursors. */
export const faultsSchema = v.object({
  busy: share,
  broken: share,
  cursors: v.picklist(["", "expire", "repeat", "endless"]),
});

export const accountStatuses = ["INCOMPLETE", "COMPLETE", "RELINK_NEEDED"] as const;

const account = v.object({
  provider: v.picklist(linkProviders),
  /** Merge's customer names it, Rutter does itself. */
  id: v.string(),
  organisation: v.string(),
  /** null: no user has chosen on the account's page yet. */
  company: v.nullable(v.string()),
  status: v.picklist(accountStatuses),
  detail: v.string(),
  /** Opens the account once it is linked. */
  token: v.string(),
  /** Opens its page. */
  secret: v.string(),
  /** When the company's system changed: each time is a revision. */
  revisions: v.array(v.string()),
  /** Bills in place of the company's own number, for measurements. */
  bills: v.nullable(v.number()),
  faults: faultsSchema,
});
export type StandInAccount = v.InferOutput<typeof account>;

const keyOf = (provider: LinkProvider, id: string): string => `${provider}/${id}`;

/** An account's id as a key may have it. */
const isId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** The account that a provider knows by this id; null: none. */
export async function readAccount({ ACCOUNTS }: StandInEnv, provider: LinkProvider, id: string) {
  const found = isId(id) ? await ACCOUNTS.get(keyOf(provider, id)) : null;
  return found === null ? null : v.parse(account, await found.json());
}

export async function storeAccount({ ACCOUNTS }: StandInEnv, stored: StandInAccount): Promise<void> {
  await ACCOUNTS.put(keyOf(stored.provider, stored.id), JSON.stringify(stored));
}

export async function forgetAccount({ ACCOUNTS }: StandInEnv, { provider, id }: StandInAccount): Promise<void> {
  await ACCOUNTS.delete(keyOf(provider, id));
}

const secret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};

/** An account that is not linked yet. */
export const newAccount = (provider: LinkProvider, id: string, organisation: string): StandInAccount => ({
  provider,
  id,
  organisation,
  company: null,
  status: "INCOMPLETE",
  detail: "",
  token: `standin_${id}_${secret()}`,
  secret: secret(),
  revisions: [],
  bills: null,
  faults: { busy: 0, broken: 0, cursors: "" },
});

/** The account of a token, which names it: "standin_<id>_<secret>". */
export async function accountOfToken(env: StandInEnv, provider: LinkProvider, token: string) {
  const [, id = ""] = /^standin_([a-z0-9-]+)_[\w-]+$/.exec(token) ?? [];
  const found = id === "" ? null : await readAccount(env, provider, id);
  return found?.token === token ? found : null;
}

/** Where the page of an account is: on the host that the provider was called at. */
export const pageAddressOf = ({ url }: Request, { provider, id, secret: opens }: StandInAccount): string =>
  new URL(`/link/${provider}/${id}/${opens}`, url).href;

const pagePath = /^\/link\/(Merge|Rutter)\/([\w-]{1,100})\/([\w-]{43})$/;

/** The account whose page has this path; null: none. */
export async function accountOfPage(env: StandInEnv, path: string): Promise<StandInAccount | null> {
  const [, named, id = "", opens] = pagePath.exec(path) ?? [];
  const provider = linkProviders.find((each) => each === named);
  const found = provider === undefined ? null : await readAccount(env, provider, id);
  return found !== null && found.secret === opens ? found : null;
}

/** The company that an account was linked with; null before. */
export function companyOf({ company, bills }: StandInAccount): Company | null {
  const found = companies.find(({ id }) => id === company);
  return found === undefined ? null : { ...found, bills: bills ?? found.bills };
}
