/** A system with data for every read, and with states that a read could be tempted to correct. */
import { modelsOf } from "./prediction/models-stub.ts";
import { storeModel } from "./prediction/stored-model.fixture.ts";
import { emptyCase } from "@paygauge/analysis/value/case/case-model";
import { runInDurableObject } from "cloudflare:test";
import { eq, inArray } from "drizzle-orm";
import { calls, type CallId } from "@paygauge/api-types/endpoints";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { LedgerRows, UncountedRows } from "@paygauge/api-types/entities/ledger-rows";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { savedQuery, schedule } from "./audit/analytics-writes.fixture.ts";
import { firstVendors } from "./audit/vendor-writes.fixture.ts";
import { auditChainOf } from "./audit/audit-chain.ts";
import { written } from "./areas/campaigns/mails/written-mail.fixture.ts";
import { makeVersion, publishVersion, readReportAs } from "./areas/reports/report-calls.fixture.ts";
import { readStatementFile, useStatement } from "./areas/card-statements/statement-imports.fixture.ts";
import { sendTable, read } from "./areas/directory/table-imports.fixture.ts";
import { wholeVideo } from "./areas/video-resources/video-calls.fixture.ts";
import {
  call,
  check,
  importJob,
  newJob,
  send,
  sendFile,
  until,
  uploadOf,
} from "./areas/uploads/upload-calls.fixture.ts";
import { readingConnector, sftpToRead } from "./areas/sftp/read-sftp.fixture.ts";
import { makeAccount, openForLinking } from "./areas/linked-accounts/linked-calls.fixture.ts";
import { makeLink, newSid, openIssuer, redeem, sessionOf } from "./areas/magic-links/link-calls.fixture.ts";
import { registerCompany } from "./companies/register.fixture.ts";
import { registerOf } from "./companies/register-stub.ts";
import { healthOf } from "./health/health-object.ts";
import { runCommandId } from "./areas/jobs/job-run.ts";
import { jobObjectOf } from "./job/job-stub.ts";
import { keepAsBefore } from "./job/older-release.fixture.ts";
import { leaveLock } from "./locks/left-lock.fixture.ts";
import { locksOf } from "./locks/entity-locks.ts";
import { queueOf } from "./proq/queue-stub.ts";
import { listFile, picture, rulesets, type Place } from "./reading-requests.fixture.ts";
import { openDatabase } from "./store/database.ts";
import { exportFiles, jobs, maintenanceActRows, maintenanceBatches, uploads } from "./store/schema.ts";
import { callAs, seedOrigin } from "./support/call-origin.ts";
import { testEnv } from "./support/test-env.ts";

const db = openDatabase(testEnv.DB);
const queue = () => queueOf(testEnv);
const ledger = Array.from(
  { length: 30 },
  (_, at) => `Payee ${String.fromCharCode(65 + (at % 26))}${at} Ltd,${at + 1}.50,2025-01-0${(at % 9) + 1},Cheque`,
);
/** A row that counts nowhere. */
const unreadable = "Alpha Trading,none,2025-01-15,Cheque";
const file = () =>
  new Uint8Array(new TextEncoder().encode(["Supplier,Amount,Date,Payment Method", ...ledger, unreadable].join("\n")));
const wish = { request: {}, columns: [], format: "csv" };
const listWish = {
  list: "jobs",
  params: {},
  request: {},
  columns: [{ heading: "Job", path: ["name"], look: "plain" }],
  format: "csv",
  name: "Jobs",
  keyIn: "id",
};

/** A finished job with exports and files, and what else can be opened. */
async function finished(): Promise<Place> {
  // Paid by cheque: instant pay is worth something, so that the business case has a file.
  const jobId = await newJob("Finished", { capabilities: ["stp", "vcard", "instantPay"] });
  const { id: uploadId } = await check(await send(jobId, "a.csv", file()));
  await importJob(jobId);
  // A second run, to compare the first with.
  await call("POST", `/jobs/${jobId}/rescore`);
  await until(
    () => queue().hasQueued(jobId),
    (isOpen) => !isOpen,
  );
  const { latest, publicationNumber: publication } = await call<Job>("GET", `/jobs/${jobId}`);
  await call("POST", `/jobs/${jobId}/publish`, { run: latest?.run ?? "", publication });
  const { collection } = await call<{ collection: SupplierRow[] }>("POST", `/jobs/${jobId}/suppliers/get`, {
    pageNumber: 1,
    pageSize: 1,
  });
  const supplierKey = collection[0]?.supplierKey ?? "";
  const firstRow = { pageNumber: 1, pageSize: 1 };
  const rows = await call<LedgerRows>("POST", `/jobs/${jobId}/suppliers/${supplierKey}/rows/get`, firstRow);
  const chosen = { name: "All", method: "vcard", criteria: { filterItems: [] } };
  const nowhere = await call<UncountedRows>("POST", `/jobs/${jobId}/uncounted-rows/get`, firstRow);
  const { id: useCaseId } = await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, chosen);
  const from = { kind: "useCase", useCaseId };
  const { id: campaignWorkflowId } = await call<{ id: string }>("POST", `/jobs/${jobId}/campaign-workflows`, { from });
  await call("POST", `/jobs/${jobId}/business-case/versions`, { version: 0, note: "", body: emptyCase });
  const { id: exportId } = await call<{ id: string }>("POST", `/jobs/${jobId}/exports`, wish);
  const { id: listExportId } = await call<{ id: string }>("POST", "/exports", listWish);
  const wanted = { filters: [], format: "csv", gzip: false, language: "en" };
  const made = (path: string, kind: string) =>
    call<{ id: string }>("POST", `/jobs/${jobId}/${path}`, { ...wanted, kind });
  const { id: downloadId } = await made("data-downloads", "analysis");
  const { id: matchedDownloadId } = await made("matched-data-downloads", "matchedData");
  for (const each of [exportId, listExportId, downloadId, matchedDownloadId])
    await until(
      async () => queue().get(each),
      (command) => command?.state === "Completed",
    );
  const { id: reportId } = await call<{ id: string }>("POST", "/analytics-queries/reports", savedQuery);
  const schedules = `/analytics-queries/reports/${reportId}/schedules`;
  const { id: scheduleId } = await call<{ id: string }>("POST", schedules, schedule);
  const mail = await written(jobId, "read");
  const feed = await call<{ path: string }>("POST", "/calendar-feeds");
  const { version } = await makeVersion(jobId);
  await publishVersion(jobId, version);
  const { pointer } = await readReportAs("sasha-sysadmin", jobId);
  const importId = await sendTable("sic", "Code,Title\n0111,Wheat\n");
  await read(importId);
  const list = { name: "Suppliers", entries: ["445790"] };
  const { id: listId } = await call<{ id: string }>("POST", "/tools/company-lists", list);
  const batchId = "batch-of-reads";
  await db.insert(maintenanceBatches).values({
    id: batchId,
    act: "score",
    digest: "0".repeat(64),
    userId: "user-dana-developer",
    scoringVersion: 1,
    confidenceVersion: 1,
    jobsCount: 1,
    createdOn: new Date().toISOString(),
  });
  await db.insert(maintenanceActRows).values({ batchId, jobId, state: "Waiting", updatedOn: new Date().toISOString() });
  const [{ run } = { run: null }] = await db.select({ run: jobs.run }).from(jobs).where(eq(jobs.id, jobId));
  await until(
    () => queue().hasQueued(jobId),
    (isOpen) => !isOpen,
  );
  return {
    jobId,
    uploadId,
    exportId,
    listExportId,
    reportId,
    scheduleId,
    downloadId,
    matchedDownloadId,
    importId,
    listId,
    batchId,
    hubItemId: "hub-card-data",
    ...(await wholeVideo()),
    useCaseId,
    campaignWorkflowId,
    mailedCampaignId: mail.id,
    mailId: mail.mailId,
    stopToken: mail.link.slice(mail.link.indexOf("pgt_")),
    feedToken: feed.path.split("/")[4] ?? "",
    reportType: "insights",
    sha256: pointer.sha256,
    supplierKey,
    rowNumber: String(rows.collection[0]?.row ?? 0),
    uncountedRowNumber: String(nowhere.collection[0]?.row ?? 0),
    vendorId: (await firstVendors())[0],
    commandId: runCommandId(run ?? "", "Score"),
    correlationId: await healthOf(testEnv).start("0".repeat(32)),
  };
}

/** Files with a line of their own, so that no file is known already. */
const otherFile = () =>
  new Uint8Array([...file(), ...new TextEncoder().encode("\nOnce more Ltd,9.00,2025-01-09,Cheque")]);

/**
 * A job whose import, upload and export have ended without the catalogue's knowing: what a reader of before set right when
 * it looked.
 */
async function unsettled(): Promise<Place> {
  const jobId = await newJob("Unsettled");
  await check(await send(jobId, "a.csv", otherFile()));
  await importJob(jobId);
  await until(
    () => queue().hasQueued(jobId),
    (isOpen) => !isOpen,
  );
  await queue().setRunning(false);
  const uploadId = await sendFile(jobId, "b.csv", file());
  const { id: exportId } = await call<{ id: string }>("POST", `/jobs/${jobId}/exports`, wish);
  await call("POST", `/jobs/${jobId}/rescore`);
  const { state } = await uploadOf(jobId, uploadId);
  const [row] = await db.select({ run: jobs.run, currentRun: jobs.currentRun }).from(jobs).where(eq(jobs.id, jobId));
  const run = row?.run ?? null;
  const { id: listExportId } = await call<{ id: string }>("POST", "/exports", listWish);
  await queue().cancelJob(jobId);
  await queue().cancel(listExportId);
  await db.update(jobs).set({ state: "Running" }).where(eq(jobs.id, jobId));
  await db.update(uploads).set({ state, refusal: null }).where(eq(uploads.id, uploadId));
  await db
    .update(exportFiles)
    .set({ outcome: null })
    .where(inArray(exportFiles.id, [exportId, listExportId]));
  return {
    jobId,
    uploadId,
    exportId,
    listExportId,
    run: row?.currentRun ?? "",
    commandId: runCommandId(run ?? "", "Score"),
  };
}

/** An analysis as an older release kept it, a lock whose time is over, users who left, and a line that is not chained. */
async function leftBehind({ jobId = "" }: Place): Promise<void> {
  // As an older release kept its analysis.
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => keepAsBefore(sql));
  await runInDurableObject(locksOf(testEnv, "issuer"), (_, { storage: { sql } }) => leaveLock(sql, "issuer-harbour"));
  const chain = auditChainOf(testEnv);
  await chain.extend();
  await runInDurableObject(chain, (_, { storage }) => storage.deleteAlarm());
  await testEnv.DB.prepare(
    `INSERT INTO audit (at, user_id, username, effective_roles, action, entity_type, entity_id, outcome, correlation_id)
     VALUES ('2026-11-20T09:30:00.000Z', 'u', 'u', '', 'test', 'thing', 'waits', 'done', 'c')`,
  ).run();
}

/** A magic link with a session that reads its own upload. */
async function openedLink(): Promise<Place> {
  await openIssuer();
  const [link, linkSid] = [await makeLink(), newSid()];
  await redeem(link, linkSid);
  return { magicLinkId: link.id, linkSid };
}

/** An account that is linked with nothing. */
async function linkedAccountOf(): Promise<Place> {
  await openForLinking();
  const { id } = await makeAccount();
  return { linkedAccountId: id };
}

/** Whom a call is made as: the session of the link for its own upload, else the reader. */
export const claimsFor = (id: CallId, { magicLinkId = "", linkSid = "" }: Place, sub: string) =>
  id === "linkUpload" ? sessionOf(magicLinkId, linkSid) : id === "knownSftpFiles" ? readingConnector : { sub };

/** Two places to read: one where all is well, and one where nothing was set right. The queue is stopped. */
export async function prepareReading(): Promise<readonly Place[]> {
  await registerOf(testEnv).put(
    "2026-11-01",
    JSON.stringify(registerCompany({ name: "PEMBERTON LTD", number: "00000001" })),
  );
  await seedOrigin();
  await seedOrigin(["resource-hub"]);
  for (const name of ["FEATURE_FLAG_CHAT_B2B", "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION"])
    await callAs("dana-developer", "POST", calls.setFeatureFlag.path, { body: { name, isEnabled: true } });
  const model = await storeModel();
  const by = { id: "user-sasha-sysadmin", name: "Sasha Sysadmin" };
  await modelsOf(testEnv).promote({ number: model, from: null, note: "", by });
  const modelNumber = String(model);
  await call("PUT", "/drafts/job/new", { values: { name: "Typed" } });
  const listed = await callAs("sasha-sysadmin", "PUT", "/api/v1/issuers/supplier-list", { raw: listFile() });
  if (listed.status !== 200) throw new Error(await listed.text());
  await testEnv.FILES.put(`brand/${picture}`, "a picture");
  for (const kind of ["confidence", "scoring"] as const)
    rulesets[kind] = (await call<{ body: object }>("GET", `/rulesets/${kind}/1`)).body;
  const statement = "Date,Merchant,Amount\n2026-05-01,ACME TOOLS,10.00\n";
  await useStatement(statement);
  const { importId: statementId } = await readStatementFile(statement);
  const sftp = await sftpToRead();
  const link = { ...(await openedLink()), ...(await linkedAccountOf()) };
  const well = await finished();
  const ill = await unsettled();
  await leftBehind(well);
  const both = {
    ...link,
    ...sftp,
    promptId: "prompt-narrative",
    modelNumber,
    issuerId: "issuer-harbour",
    buyerId: "buyer-calder-county",
    userId: "user-isla-issuer",
  };
  return [
    { ...both, versionNumber: "1", entityType: "job", entityId: "new", ...well },
    { ...both, versionNumber: "2", entityType: "job", entityId: "none", ...ill },
    {
      ...both,
      versionNumber: "1",
      entityType: "job",
      entityId: "new",
      ...well,
      id: "issuer-harbour",
      importId: statementId,
    },
  ];
}

/**
 * An object that is left alone for some seconds is evicted, and sets its runs right when it starts again: its own work, and
 * no reader's. One that still answers stays, however slow the machine is. @returns ends the answers
 */
export function holdAwake(places: readonly Place[]): () => Promise<void> {
  const test = { isOver: false };
  const held = places.map(({ jobId = "" }) =>
    runInDurableObject(jobObjectOf(testEnv, jobId), async () => {
      while (!test.isOver)
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
    }),
  );
  return async () => {
    test.isOver = true;
    await Promise.all(held);
  };
}

const seenAwake = new WeakSet<object>();

/** Whether the jobs' objects are the same as at the last call: none was evicted since. */
export async function stayedAwake(places: readonly Place[]): Promise<boolean> {
  let stayed = true;
  for (const { jobId = "" } of places)
    await runInDurableObject(jobObjectOf(testEnv, jobId), (instance) => {
      stayed &&= seenAwake.has(instance);
      seenAwake.add(instance);
    });
  return stayed;
}
