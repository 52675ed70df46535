/** Magic links through the origin's own calls, for tests in workerd. */
import { expect } from "vitest";
import type { BodyOf } from "@paygauge/api-types/endpoints";
import type { LinkUpload, MagicLinkDetail } from "@paygauge/api-types/entities/magic-links";
import { callOrigin } from "../../support/call-origin.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

const root = "/api/v1/magic-links";
const own = "/api/v1/link-upload";
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

export const ledger = (rows: number): Uint8Array<ArrayBuffer> =>
  bytesOf(
    [
      "Supplier,Amount,Date",
      ...Array.from({ length: rows }, (_, at) => `Maker ${at} Works,${at + 1}.25,2025-01-02`),
    ].join("\n"),
  );

/** Lets Harbour's users make links, as the issuer's page does. */
export async function openIssuer(issuerId = "issuer-harbour"): Promise<void> {
  const issuer = await call<Record<string, unknown>>("GET", `/issuers/${issuerId}/full`);
  const named = ["id", "version", "name", "issuerKey", "scheme", "language", "currency", "brandingId"] as const;
  const more = ["fallbackCountryIso3", "issuerKeyAliases", "issuerEmailDomains"] as const;
  const profiles = [
    "analysisDataDownloadProfileId",
    "matchedDataOnlyDownloadProfileId",
    "onboardingDataDownloadProfileId",
  ] as const;
  const body = Object.fromEntries([...named, ...more, ...profiles].map((name) => [name, issuer[name]]));
  await call("PUT", "/issuers", { ...body, sendMagicLinks: true });
  const inputDataOptions = ["CsvFileUpload", "SendUploadLink"];
  await call("POST", `/issuers/issuer-admin-input-data-option-update?issuerId=${issuerId}`, { inputDataOptions });
}

export const linkBody = (part: Partial<BodyOf<"createMagicLink">> = {}): BodyOf<"createMagicLink"> => ({
  issuerId: "issuer-harbour",
  buyerId: "buyer-calder-county",
  kind: "advanced",
  recipient: "finance@calder.example",
  language: "en",
  days: 7,
  uses: 1,
  byMail: false,
  confirmsDomain: true,
  ...part,
});

interface MadeLink {
  readonly id: string;
  readonly token: string;
}

/** The link of an address, or of a mail that has one. */
export function linkIn(text: string): MadeLink {
  const [, id = "", token = ""] = /\/upload\/([\w-]+)\?lang=\w\w#(pgt_[\w-]{43})/.exec(text) ?? [];
  return { id, token };
}

export async function makeLink(part: Partial<BodyOf<"createMagicLink">> = {}): Promise<MadeLink> {
  const { address } = await call<{ address: string }>("POST", "/magic-links", linkBody(part));
  const made = linkIn(address);
  expect(made.token, address).not.toBe("");
  return made;
}

export const detailOf = (id: string): Promise<MagicLinkDetail> => call("GET", `/magic-links/${id}`);

/** A session's id, as the gateway makes one. */
export const newSid = (): string => `${crypto.randomUUID()}${crypto.randomUUID()}`;

export const redeem = ({ id, token }: MadeLink, sid: string): Promise<Response> =>
  callOrigin("POST", `${root}/redeem`, { as: { sub: "anonymous", sid }, body: { link: id, token } });

/** The claims of a link's session. */
export const sessionOf = (id: string, sid: string) => ({ sub: id, sid, kind: "magicLink" });

interface Session {
  readonly id: string;
  readonly sid: string;
}

export const viewAs = ({ id, sid }: Session): Promise<Response> => callOrigin("GET", own, { as: sessionOf(id, sid) });

export async function seenBy(session: Session): Promise<LinkUpload> {
  const answer = await viewAs(session);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

export const begin = ({ id, sid }: Session, fileName: string, size: number, uploader = ""): Promise<Response> =>
  callOrigin("POST", own, { as: sessionOf(id, sid), body: { fileName, size, uploader } });

export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha-256=:${btoa(String.fromCodePoint(...digest))}:`;
}

export async function putPart(
  { id, sid }: Session,
  part: number,
  raw: Uint8Array<ArrayBuffer>,
  digest?: string,
): Promise<Response> {
  const headers = {
    "content-length": String(raw.length),
    "content-type": "application/octet-stream",
    "content-digest": digest ?? (await digestOf(raw)),
  };
  return callOrigin("PUT", `${own}/parts/${part}`, { as: sessionOf(id, sid), raw, headers });
}

export const complete = ({ id, sid }: Session): Promise<Response> =>
  callOrigin("POST", `${own}/complete`, { as: sessionOf(id, sid) });

export const discard = ({ id, sid }: Session): Promise<Response> =>
  callOrigin("DELETE", own, { as: sessionOf(id, sid) });

/** Sends a whole file of one part. */
export async function sendAs(session: Session, fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  for (const answer of [
    await begin(session, fileName, bytes.length),
    await putPart(session, 1, bytes),
    await complete(session),
  ])
    expect(answer.status, await answer.text()).toBe(200);
}

/** What the session sees once its file was read. */
export const readBy = (session: Session): Promise<LinkUpload> =>
  until(
    () => seenBy(session),
    ({ file }) => file?.state === "read" || file?.state === "refused",
  );
