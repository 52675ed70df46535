/** Linked accounts through the origin's own calls, for tests in workerd. */
import type { AnswerOf, BodyOf } from "@paygauge/api-types/endpoints";
import type { LinkedAccountDetail, LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
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

/** What a form of the stand-in's page asks. */
type Wish = Readonly<
  Partial<Record<"company" | "status" | "detail" | "bills" | "busy" | "broken" | "cursors" | "change", string>>
>;

/** The pages of accounts that this file's accounts were linked on, by account. */
const pages = new Map<string, string>();

async function ask(address: string, init: RequestInit): Promise<Response> {
  const service = testEnv.LINK_STAND_IN;
  if (service === undefined) throw new Error("The stand-in does not run.");
  return service.fetch(address, { ...init, redirect: "manual" });
}

/** Does what a form of an account's page does. @returns the token that the page then shows; "" for none */
export async function fillPage(address: string, wish: Wish): Promise<string> {
  const sent = await ask(address, { method: "POST", body: new URLSearchParams(wish) });
  if (sent.status !== 303) throw new Error(`The page answered ${sent.status}.`);
  const shown = await (await ask(address, {})).text();
  return /<code>([^<]+)<\/code>/.exec(shown)?.[1] ?? "";
}

export const pageStatus = async (address: string): Promise<number> => (await ask(address, {})).status;

/** Changes what the stand-in answers from now on. */
export async function changeStandIn(id: string, wish: Wish): Promise<void> {
  await fillPage(pages.get(id) ?? "", wish);
}

/** An account that is linked with one of the stand-in's companies. */
export async function linkedWith(company: string, provider: LinkProvider = "Merge", bills: number | null = null) {
  const { id, address } = await makeAccount({ provider });
  pages.set(id, address);
  const token = await fillPage(address, { company, ...(bills === null ? {} : { bills: String(bills) }) });
  if (provider === "Merge") await call("PUT", `${root}/${id}/token`, { token });
  else await call("POST", `${root}/refresh`);
  return { id, token };
}

export const startSync = (id: string) => call("POST", `${root}/${id}/sync`);

export const synced = (id: string): Promise<LinkedAccountDetail> =>
  until(
    () => detailOf(id),
    ({ sync }) => sync.state !== "running",
  );
