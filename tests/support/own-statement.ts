import type { StatementImport } from "@paygauge/api-types/entities/card-statements";
import type { Client } from "./client.ts";
import { expectOk, until } from "./job-flow.ts";

const root = "/api/v1/issuers/issuer-harbour/card-statements";

export async function activateStatement(client: Client, version: number): Promise<void> {
  expectOk(await client.call("POST", `${root}/versions/${version}/activate`), "activate");
}

/** Sends a card statement of Harbour Payments, keeps it as a new version and puts it to use. */
export async function useStatement(client: Client, text: string): Promise<number> {
  const bytes = Buffer.from(text);
  const sent = { fileName: "cards.csv", size: bytes.length, buyerId: "buyer-calder-county" };
  const begun = await client.call("POST", `${root}/imports`, { ...sent, currency: "GBP", country: "GBR" });
  const { importId } = expectOk(begun, "statement").json<{ importId: string }>();
  const one = `${root}/imports/${importId}`;
  const stateOf = () => client.call("GET", one).then((answer) => expectOk(answer, "import").json<StatementImport>());
  const ended = ({ state }: StatementImport) => state === "Completed" || state === "Error";
  expectOk(await client.call("PUT", `${one}/parts/1`, bytes), "part");
  expectOk(await client.call("POST", `${one}/read`), "read");
  await until("the reading", stateOf, ended);
  expectOk(await client.call("POST", `${one}/keep`, { mode: "add", note: "Of a test.", allByCard: false }), "keep");
  const kept = await until("the version", stateOf, (each) => each.step === "Keep" && ended(each));
  if (kept.versionNumber === null) throw new Error("No version was kept.");
  await activateStatement(client, kept.versionNumber);
  return kept.versionNumber;
}
