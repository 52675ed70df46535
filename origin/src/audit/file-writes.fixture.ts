/** Every write of an issuer's card statements and of a job's draft, in an order in which each has what it needs. */
import { keepRead, statementRead } from "../areas/card-statements/statement-imports.fixture.ts";
import { check, runToEnd, send, until } from "../areas/uploads/upload-calls.fixture.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { testEnv } from "../support/test-env.ts";
import type { Write } from "./writing.fixture.ts";

const as = "sasha-sysadmin";
const issuer = { id: "issuer-harbour" };
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** Card statements: stored, read with other columns, kept, used and shared. */
export async function statementWrites(make: Write): Promise<void> {
  const stored = async (merchant: string) => {
    const raw = bytesOf(`Date,Merchant,Amount\n2026-05-01,${merchant},10.00\n2026-05-02,${merchant},12.50\n`);
    const body = { fileName: "cards.csv", size: raw.length, buyerId: "buyer-calder-county", currency: "GBP" };
    const { importId } = await make("beginStatement", { as, params: issuer, body: { ...body, country: "GBR" } });
    const headers = { "content-length": String(raw.length), "content-type": "application/octet-stream" };
    await make("putStatementPart", { as, params: { ...issuer, importId, partNumber: 1 }, raw, headers });
    return { as, params: { ...issuer, importId } } as const;
  };
  await make("toggleQueueService", { body: { isRunning: false } });
  const first = await stored("ACME TOOLS");
  await make("readStatement", first);
  await make("cancelStatement", first);
  await make("resumeStatement", first);
  await make("toggleQueueService", { body: { isRunning: true } });
  await statementRead(first.params.importId);
  const { importId } = await make("rereadStatement", { ...first, body: {} });
  await statementRead(importId);
  const again = { as, params: { ...issuer, importId } };
  await make("keepStatement", { ...again, body: { mode: "add", note: "A test.", allByCard: true } });
  await statementRead(importId);
  const second = await stored("BOLT SUPPLIES");
  await make("readStatement", second);
  await statementRead(second.params.importId);
  const versionNumber = await keepRead(second.params.importId);
  await make("activateStatement", { as, params: { ...issuer, versionNumber } });
  await make("discardStatement", await stored("CROWN STATIONERS"));
  await make("shareAcceptance", { as, params: issuer, body: { isShared: true } });
}

/** Drafts of jobs: started with a file, saved, imported; and one that is discarded. */
export async function draftWrites(make: Write): Promise<void> {
  const facts = { issuerId: "issuer-harbour", kind: "advanced", currency: "GBP", buyerCountry: "GBR" } as const;
  const period = { periodFrom: "2026-04-01", periodTo: "2026-06-30" };
  const { id: jobId } = await make("beginJobDraft", { as, body: facts });
  const file = bytesOf("Supplier,Amount,Payment Date\nQuill Ltd,1200.50,2026-04-13\nBolt Ltd,700.00,2026-06-15\n");
  // Nothing in the file says its currency.
  await check(await send(jobId, "draft.csv", file), { answers: { currency: "GBP" } });
  const draft = { as, params: { jobId } };
  await make("saveJobDraft", { ...draft, body: { ...facts, ...period } });
  const buyer = { id: "buyer-calder-county" };
  await make("importJobDraft", { ...draft, body: { name: "Northgate, spring", buyer, ...period } });
  await runToEnd(jobId);
  const { id: other } = await make("beginJobDraft", { as, body: facts });
  await make("discardJobDraft", { as, params: { jobId: other } });
  // Its files are erased by a command, whose line is not of a later test.
  await until(
    () => queueOf(testEnv).hasQueued(other),
    (isOpen) => !isOpen,
  );
}
