import type { StatementImport, StatementMode } from "@paygauge/api-types/entities/card-statements";
import type { Client } from "./client.ts";
import { expectOk, until } from "./job-flow.ts";

const root = "/api/v1/issuers/issuer-harbour/card-statements";

export async function activateStatement(client: Client, version: number): Promise<void> {
  expectOk(await client.call("POST", `${root}/versions/${version}/activate`), "activate");
}

interface StatementFacts {
  readonly mode?: StatementMode;
  readonly currency?: string;
  readonly country?: string;
  /** Confirms that all rows were paid by card, where the file does not tell. */
  readonly allByCard?: boolean;
}

/** Sends a card statement of Harbour Payments, keeps it as a new version and puts it to use. */
export async function useStatement(
  client: Client,
  text: string | Buffer,
  { mode = "add", currency = "GBP", country = "GBR", allByCard = false }: StatementFacts = {},
): Promise<number> {
  const bytes = Buffer.from(text);
  const sent = { fileName: "cards.csv", size: bytes.length, buyerId: "buyer-calder-county" };
  const begun = await client.call("POST", `${root}/imports`, { ...sent, currency, country });
  const { importId } = expectOk(begun, "statement").json<{ importId: string }>();
  const one = `${root}/imports/${importId}`;
  const stateOf = () => client.call("GET", one).then((answer) => expectOk(answer, "import").json<StatementImport>());
  const ended = ({ state }: StatementImport) => state === "Completed" || state === "Error";
  expectOk(await client.call("PUT", `${one}/parts/1`, bytes), "part");
  expectOk(await client.call("POST", `${one}/read`), "read");
  await until("the reading", stateOf, ended);
  expectOk(await client.call("POST", `${one}/keep`, { mode, note: "Of a test.", allByCard }), "keep");
  const kept = await until("the version", stateOf, (each) => each.step === "Keep" && ended(each));
  if (kept.versionNumber === null) throw new Error("No version was kept.");
  await activateStatement(client, kept.versionNumber);
  return kept.versionNumber;
}
