/** Card statements through the origin's own calls, for tests in workerd. */
import type { StatementImport, StatementMode, StatementVersion } from "@paygauge/api-types/entities/card-statements";
import { callAs } from "../../support/call-origin.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

const rootOf = (issuerId: string) => `/issuers/${issuerId}/card-statements`;

interface Sent {
  readonly issuerId?: string;
  readonly buyerId?: string;
  readonly fileName?: string;
  readonly country?: string;
}

/** Stores a file; gives its import. */
export async function storeStatement(file: string | Uint8Array<ArrayBuffer>, sent: Sent = {}): Promise<string> {
  const {
    issuerId = "issuer-harbour",
    buyerId = "buyer-calder-county",
    fileName = "cards.csv",
    country = "GBR",
  } = sent;
  const raw = typeof file === "string" ? new Uint8Array(new TextEncoder().encode(file)) : file;
  const root = `${rootOf(issuerId)}/imports`;
  const { importId } = await call<{ importId: string }>("POST", root, {
    fileName,
    size: raw.length,
    buyerId,
    currency: "GBP",
    country,
  });
  const headers = { "content-length": String(raw.length), "content-type": "application/octet-stream" };
  const answer = await callAs("sasha-sysadmin", "PUT", `/api/v1${root}/${importId}/parts/1`, { raw, headers });
  if (answer.status !== 200) throw new Error(await answer.text());
  return importId;
}

/** Waits until no part of the import is in progress. */
export const statementRead = (importId: string, issuerId = "issuer-harbour"): Promise<StatementImport> =>
  until(
    () => call<StatementImport>("GET", `${rootOf(issuerId)}/imports/${importId}`),
    ({ state }) => state === "Completed" || state === "Error" || state === "Canceled",
  );

/** Stores a file, has it read, and returns the findings. */
export async function readStatementFile(file: string | Uint8Array<ArrayBuffer>, sent: Sent = {}) {
  const importId = await storeStatement(file, sent);
  await call("POST", `${rootOf(sent.issuerId ?? "issuer-harbour")}/imports/${importId}/read`);
  return statementRead(importId, sent.issuerId);
}

/** Waits until the import is kept as a version. */
export const statementKept = (importId: string, issuerId = "issuer-harbour"): Promise<StatementImport> =>
  until(
    () => call<StatementImport>("GET", `${rootOf(issuerId)}/imports/${importId}`),
    ({ step, state }) => step === "Keep" && (state === "Completed" || state === "Error"),
  );

/** Keeps the figures read; gives the number of the version. */
export async function keepRead(
  importId: string,
  mode: StatementMode = "add",
  issuerId = "issuer-harbour",
): Promise<number> {
  const note = "A test.";
  await call("POST", `${rootOf(issuerId)}/imports/${importId}/keep`, { mode, note, allByCard: false });
  const { versionNumber } = await statementKept(importId, issuerId);
  if (versionNumber === null) throw new Error("Nothing was kept.");
  return versionNumber;
}

export const activateStatement = (version: number, issuerId = "issuer-harbour") =>
  call("POST", `${rootOf(issuerId)}/versions/${version}/activate`);

/** Reads, keeps and activates a file; gives the version. */
export async function useStatement(file: string, sent: Sent = {}): Promise<number> {
  const { importId } = await readStatementFile(file, sent);
  const version = await keepRead(importId, "add", sent.issuerId);
  await activateStatement(version, sent.issuerId);
  return version;
}

export const statementVersions = async (issuerId = "issuer-harbour") =>
  (await call<{ versions: StatementVersion[] }>("GET", rootOf(issuerId))).versions;
