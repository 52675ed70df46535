/** Linked accounts through the origin's own calls, for tests in workerd. */
import type { AnswerOf, BodyOf } from "@paygauge/api-types/endpoints";
import type { LinkedAccountDetail, LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { readAccount, storeAccount, type StandInAccount } from "../../linked-accounts/stand-in/store.ts";
import { callOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

const root = "/linked-accounts";

/** Lets an issuer's users link accounts in every way, as the issuer's page does. */
export async function openForLinking(issuerId = "issuer-harbour"): Promise<void> {
  const inputDataOptions = ["MergeLink", "MergeMagicLink", "RutterLink", "RutterMagicLink"];
  await call("POST", `/issuers/issuer-admin-input-data-option-update?issuerId=${issuerId}`, { inputDataOptions });
  await testEnv.DB.prepare("UPDATE issuers SET send_magic_links = 1 WHERE id = ?").bind(issuerId).run();
}

export const accountBody = (part: Partial<BodyOf<"createLinkedAccount">> = {}): BodyOf<"createLinkedAccount"> => ({
  issuerId: "issuer-harbour",
  buyerId: "buyer-calder-county",
  provider: "Merge",
  email: "finance@calder.example",
  byMail: false,
  language: "en",
  ...part,
});

export const makeAccount = (part: Partial<BodyOf<"createLinkedAccount">> = {}) =>
  call<AnswerOf<"createLinkedAccount">>("POST", root, accountBody(part));

export const detailOf = (id: string): Promise<LinkedAccountDetail> => call("GET", `${root}/${id}`);

/** The token of the stand-in's page in its address. */
export const pageTokenOf = (address: string): string => /link-stand-in\/(pgt_[\w-]{43})/.exec(address)?.[1] ?? "";

export async function choose(address: string, company: string): Promise<AnswerOf<"chooseInStandIn">> {
  const path = `/api/v1/link-stand-in/${pageTokenOf(address)}/${company}`;
  const answer = await callOrigin("POST", path, { as: { sub: "anonymous" } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The stand-in's side of an account: Rutter has its own id for it. */
async function standInOf(provider: LinkProvider, id: string): Promise<StandInAccount> {
  const { objects } = await testEnv.FILES.list({ prefix: `link-stand-in/${provider}/` });
  const row = await testEnv.DB.prepare("SELECT remote_id FROM linked_accounts WHERE id = ?")
    .bind(id)
    .first<{ remote_id: string | null }>();
  const origin = provider === "Merge" ? id : (row?.remote_id ?? "");
  const found = await readAccount(testEnv, provider, origin);
  if (found === null) throw new Error(`The stand-in has ${objects.length} accounts, and not this one.`);
  return found;
}

/** Changes what the stand-in answers from now on. */
export async function changeStandIn(provider: LinkProvider, id: string, part: Partial<StandInAccount>): Promise<void> {
  await storeAccount(testEnv, { ...(await standInOf(provider, id)), ...part });
}

/** An account that is linked with one of the stand-in's companies. */
export async function linkedWith(company: string, provider: LinkProvider = "Merge", bills: number | null = null) {
  const { id, address } = await makeAccount({ provider });
  const { linked } = await choose(address, company);
  if (bills !== null) await changeStandIn(provider, id, { bills });
  if (provider === "Merge") await call("PUT", `${root}/${id}/token`, { token: linked?.token ?? "" });
  else await call("POST", `${root}/refresh`);
  return { id, token: linked?.token ?? "" };
}

export const startSync = (id: string) => call("POST", `${root}/${id}/sync`);

export const synced = (id: string): Promise<LinkedAccountDetail> =>
  until(
    () => detailOf(id),
    ({ sync }) => sync.state !== "running",
  );
