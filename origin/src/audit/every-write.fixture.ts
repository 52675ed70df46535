/** Every writing call of the table, made permanently, in an order in which each has what it needs. */
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import type { UploadRemoval } from "@paygauge/api-types/entities/upload-removal";
import { expect, it } from "vitest";
import * as v from "valibot";
import type { ConfidenceRuleset, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { SupplierDetail, SupplierRow } from "@paygauge/api-types/entities/suppliers";
import type { JobRates } from "@paygauge/api-types/entities/rates";
import type { TableKind } from "@paygauge/api-types/entities/table-imports";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { isOfOrigin } from "@paygauge/api-types/endpoints/call";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { read } from "../areas/directory/table-imports.fixture.ts";
import { call, runToEnd, settled, until } from "../areas/uploads/upload-calls.fixture.ts";
import { registerCompany } from "../companies/register.fixture.ts";
import { registerOf } from "../companies/register-stub.ts";
import { testEnv } from "../support/test-env.ts";
import { idpIssuer, subOf } from "../support/call-origin.ts";
import { campaignWrites } from "./campaign-writes.fixture.ts";
import { draftWrites, statementWrites } from "./file-writes.fixture.ts";
import { needWrites } from "./need-writes.fixture.ts";
import { linkWrites } from "./link-writes.fixture.ts";
import { analyticsWrites } from "./analytics-writes.fixture.ts";
import { promptWrites } from "./prompt-writes.fixture.ts";
import { narrativeWrites } from "./text-writes.fixture.ts";
import { hubWrites } from "./hub-writes.fixture.ts";
import { comparisonWrites, maintenanceWrites } from "./maintenance-writes.fixture.ts";
import { companyListWrites, toolMailWrites } from "./tool-writes.fixture.ts";
import { versionWrites } from "./version-writes.fixture.ts";
import { rollUpWrites } from "./roll-up-writes.fixture.ts";
import { vendorWrites } from "./vendor-writes.fixture.ts";
import { sftpWrites } from "./sftp-writes.fixture.ts";
import { resetWrites } from "./reset-writes.fixture.ts";
import { request, type Write, type WriteId } from "./writing.fixture.ts";

export const dana = "dana-developer";
const edge = { sub: "edge" };
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const part = (bytes: Uint8Array<ArrayBuffer>) => ({
  raw: bytes,
  headers: { "content-length": String(bytes.length), "content-type": "application/octet-stream" },
});
const firstPage = { pageNumber: 1, pageSize: 50 };
const ids = v.object({ collection: v.array(v.object({ id: v.string() })) });

/** Tests that make every write by `write`, and one that none was left out; on a seeded store. */
export function everyWrite(write: Write): void {
  const made = new Set<WriteId>();
  const make: Write = (id, parts) => {
    made.add(id);
    return write(id, parts);
  };

  it("of the system, its texts and brands", async () => {
    await make("seed", { as: edge, body: { step: "settings" } });
    const profile = { issuer: idpIssuer, subject: "nina-new", email: "nina@example.org", name: "Nina New" };
    await make("signIn", { as: { sub: subOf("nina-new"), profile: { ...profile, givenName: null, surname: null } } });
    await make("setSystemMode", { query: { mode: "Live" } });
    await make("setAppTimestamp", { body: { appTimestamp: "2026-11-20T09:30:00Z" } });
    await make("setSystemMessage", { body: { systemMessage: "Tonight we move." } });
    await make("setFeatureFlag", { body: { name: "FEATURE_FLAG_CHAT_B2B", isEnabled: false } });
    await make("setAugmentedText", { query: { augmentedText: "true" } });
    const brand = {
      brandingKey: "delta",
      theme: "t3" as const,
      brandingDisplayName: "Delta",
      fullDomainName: "delta.localhost",
      emailSenderAddress: "no-reply@delta.example",
      emailSenderName: "Delta",
      pageTitle: "",
      trustText: "",
    };
    const { id: brandingId } = await make("createBranding", { body: brand });
    await make("updateBranding", { body: { brandingId, version: 1, ...brand } });
    const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])], "logo.png");
    await make("setBrandingPicture", { body: { brandingId, picture: "logo", file } });
    await make("publishAgreement", { once: true, body: { kind: "termsOfService", title: "Terms", text: "New ones." } });
    await make("agreeTermsOfService");
    await make("agreeTermsOfService", { as: "sasha-sysadmin" });
    await make("agreePrivacyPolicy");
    await make("chooseLanguage", { body: { language: "de" } });
  });

  it("of users", async () => {
    const clara = "user-clara-client";
    const nia = { idpId: "nia", idProviderName: "local", firstName: "Nia", lastName: "N", username: "nia" };
    await make("createUser", { body: { ...nia, email: "nia@harbour.example" } });
    await make("approveUser", { body: { id: "user-uri-unapproved" } });
    await make("inviteUser", { body: { id: "user-penny-pending" } });
    await make("deactivateUser", { body: { id: clara } });
    await make("reactivateUser", { body: { id: clara } });
    await make("setUserBranding", { body: { id: clara } });
    await make("setUserIssuer", { body: { id: clara, issuerId: "issuer-northstar", userRole: "Manager" } });
    await make("setUserRoles", { params: { userId: clara }, body: { roles: ["client", "JobDetailsAccessor"] } });
    const grants = { permissions: ["VendorLookup" as const], canSwitchRoles: true };
    await make("setDirectGrants", { params: { userId: clara }, body: grants });
  });

  it("of programs", async () => {
    const program = { name: "Nightly export", roles: ["issuer" as const], permissions: ["VendorLookup" as const] };
    const issuers = [{ issuerId: "issuer-harbour", userRole: "Member" as const }];
    const { id } = await make("registerProgram", { body: { clientId: "nightly", ...program, issuers } });
    await make("renameProgram", { params: { id }, body: { name: "Nightly" } });
    await make("changeProgramRights", {
      params: { id },
      body: { roles: [], permissions: ["VendorLookup"], issuers: [] },
    });
    await make("revokeProgram", { params: { id } });
  });

  it("of issuers, buyers and saved views", async () => {
    const issuer = {
      name: "Delta Cards",
      issuerKey: "delta",
      scheme: "Visa" as const,
      language: "en-GB",
      currency: null,
      sendMagicLinks: false,
      brandingId: null,
      analysisDataDownloadProfileId: null,
      matchedDataOnlyDownloadProfileId: null,
      onboardingDataDownloadProfileId: null,
      fallbackCountryIso3: "GBR",
    };
    const lists = { capabilities: ["stp" as const], virtualLockboxes: [] };
    const { id } = await make("createIssuer", { body: { ...issuer, ...lists } });
    await make("updateIssuer", { body: { ...issuer, id, version: 1, issuerKeyAliases: [], issuerEmailDomains: [] } });
    const query = { issuerId: id };
    await make("issuerCapabilities", { query, body: { capabilities: ["vcard"] } });
    await make("issuerVirtualLockboxes", { query, body: { virtualLockboxes: ["Boost"] } });
    await make("issuerInputDataOptions", { query, body: { inputDataOptions: ["CsvFileUpload"] } });
    const file = new File(["Supplier name\nAcme Ltd\n"], "out.csv", { type: "text/csv" });
    await make("replaceSupplierList", { body: { issuerId: id, list: "exclude", file } });
    await make("saveIssuerAssumptions", { params: { id }, body: { version: 0, typed: { conversion: 0.4 } } });
    await make("clearSupplierList", { params: { id }, query: { list: "exclude" } });
    const buyer = { name: "Tidewater", country: "GBR", currency: null, industryCode: "" };
    const { id: buyerId } = await make("createBuyer", { body: { issuerId: id, ...buyer } });
    await make("updateBuyer", { body: { id: buyerId, version: 1, ...buyer } });
    await make("deleteBuyer", { params: { id: buyerId } });
    await make("deleteIssuer", { params: { id } });
    const profile = { name: "Columns", fields: [usualField("name")] };
    const { id: profileId } = await make("createDatapointProfile", { body: { ...profile, kind: "analysis" } });
    await make("updateDatapointProfile", { body: { ...profile, id: profileId, version: 1 } });
    await make("deleteDatapointProfile", { params: { id: profileId } });
    const view = { name: "Large", query: "", issuerId: null };
    const { id: viewId } = await make("createSavedView", { body: { grid: "jobs", ...view } });
    await make("updateSavedView", { params: { viewId }, body: { ...view, version: 1 } });
    await make("setDefaultView", { body: { grid: "jobs", viewId } });
    await make("deleteSavedView", { params: { viewId } });
  });

  it("of analytics queries", () => analyticsWrites(make));

  it("of prompts", () => promptWrites(make));

  it("of lists of companies", () => companyListWrites(make));

  it("of emails by hand", () => toolMailWrites(make));

  it("of the resource hub", () => hubWrites(make));

  it("of rulesets, the directory and titles", async () => {
    const draftOf = async <T>(kind: string, { versionNumber }: { versionNumber: number }) =>
      (await call<{ body: T }>("GET", `/rulesets/${kind}/${versionNumber}`)).body;
    const scoringDraft = await make("draftScoringRuleset", { body: { from: 1 } });
    const scoringNumber = { versionNumber: scoringDraft.versionNumber };
    const scoring = await draftOf<ScoringRuleset>("scoring", scoringNumber);
    await make("saveScoringRuleset", { params: scoringNumber, body: { version: 1, note: "", body: scoring } });
    await make("publishScoringRuleset", { params: scoringNumber, body: { version: 2, note: "Same." } });
    await make("retireScoringRuleset", { params: scoringNumber, body: { version: 3 } });
    const spareScoring = await make("draftScoringRuleset", { body: { from: 1 } });
    await make("discardScoringRuleset", { params: { versionNumber: spareScoring.versionNumber } });
    const confidenceDraft = await make("draftConfidenceRuleset", { body: { from: 1 } });
    const confidenceNumber = { versionNumber: confidenceDraft.versionNumber };
    const confidence = await draftOf<ConfidenceRuleset>("confidence", confidenceNumber);
    await make("saveConfidenceRuleset", { params: confidenceNumber, body: { version: 1, note: "", body: confidence } });
    await make("publishConfidenceRuleset", { params: confidenceNumber, body: { version: 2, note: "Same." } });
    await make("retireConfidenceRuleset", { params: confidenceNumber, body: { version: 3 } });
    const spareConfidence = await make("draftConfidenceRuleset", { body: { from: 1 } });
    await make("discardConfidenceRuleset", { params: { versionNumber: spareConfidence.versionNumber } });

    const as = "sasha-sysadmin";
    const stored = async (kind: TableKind, text: string) => {
      const bytes = bytesOf(text);
      const { importId } = await make("beginTableImport", {
        as,
        body: { kind, fileName: "a.csv", size: bytes.length },
      });
      await make("putTablePart", { as, params: { importId, partNumber: 1 }, ...part(bytes) });
      return { as, params: { importId } } as const;
    };
    const kept = async (table: Awaited<ReturnType<typeof stored>>) => {
      await read(table.params.importId);
      await make("keepTableImport", { ...table, body: { source: "Own list", note: "A test." } });
      const { versionNumber } = await read(table.params.importId);
      if (versionNumber === null) throw new Error("Nothing was kept.");
      return versionNumber;
    };
    const acceptors = "Name,Country,MCC\nAcme Ltd,GBR,5943\n";
    await make("toggleQueueService", { body: { isRunning: false } });
    const directory = await stored("directory", acceptors);
    await make("readTableImport", directory);
    await make("cancelTableImport", directory);
    await make("resumeTableImport", directory);
    await make("toggleQueueService", { body: { isRunning: true } });
    await make("activateDirectory", { params: { versionNumber: await kept(directory) } });
    await make("discardTableImport", await stored("directory", acceptors));
    const titles = await stored("sic", "Code,Title\n0111,Wheat\n");
    await make("readTableImport", titles);
    await make("activateReferenceSet", { params: { set: "sic", versionNumber: await kept(titles) } });
  });

  it("of an issuer's card statements", () => statementWrites(make));

  it("of locks", async () => {
    const entity = { entityId: "issuer-harbour", entityType: "issuer" as const };
    const mine = { ...entity, userId: `user-${dana}` };
    const theirs = { ...entity, userId: "user-sasha-sysadmin" };
    await make("trySetExclusiveWriteAccess", { body: mine });
    await make("requestExclusiveWriteAccess", { as: "sasha-sysadmin", body: theirs });
    await make("denyExclusiveWriteAccess", { query: theirs });
    await make("forceSetExclusiveWriteAccess", { as: "sasha-sysadmin", body: theirs });
  });

  const ledger = bytesOf(
    "Supplier,Amount,Date\nAcme Ltd,10.00,2025-01-01\nAcme Limited,5.00,2025-01-02\nBorealis,7.00,2025-01-03\n",
  );
  const job = {
    name: "Lines",
    kind: "advanced" as const,
    issuerId: "issuer-harbour",
    buyerId: "buyer-calder-county",
    currency: "GBP",
    buyerCountry: "GBR",
  };
  let jobId = "";
  const uploaded = async () => {
    const begun = { params: { jobId }, body: { fileName: "a.csv", size: ledger.length } };
    const { upload } = await make("createUpload", begun);
    const params = { jobId, uploadId: upload.id };
    await make("putPart", { params: { ...params, partNumber: 1 }, ...part(ledger) });
    await make("completeUpload", { params });
    return params;
  };

  it("of a job, its files and its users", async () => {
    const { id: moved } = await make("createJobArtifact", {
      query: { ...job, name: "By parameters", capabilities: "stp,vcard" },
    });
    await make("switchJobKind", { params: { jobId: moved }, body: { kind: "base" } });
    ({ id: jobId } = await make("createJob", { body: { ...job, capabilities: ["stp"] } }));
    const place = { jobArtifactId: jobId, userId: "user-isla-issuer", isAssigned: true };
    await make("jobArtifactUserAssignment", { body: place });
    await make("jobArtifactOwner", { params: { id: jobId }, body: { userId: "user-petra-jobmanager" } });
    const unwanted = await uploaded();
    await settled(jobId, unwanted.uploadId, ["Inspected"]);
    await make("discardUpload", { params: unwanted });
    const params = await uploaded();
    await settled(jobId, params.uploadId, ["Inspected"]);
    await make("inspectUpload", { params, body: {} });
    const { mapping } = await settled(jobId, params.uploadId, ["Inspected"]);
    if (!mapping) throw new Error("The file has no columns.");
    await make("checkUpload", { params, body: { mapping } });
    await settled(jobId, params.uploadId, ["Checked"]);
    const correction = { row: 99, column: 0, from: "Gone", to: "Nobody" };
    const { correctionId } = await make("correctUpload", { params, body: correction });
    await make("removeCorrection", { params: { ...params, correctionId } });
    await make("takeCorrections", { params, body: { from: params.uploadId } });
    await make("checkUpload", { params, body: { mapping } });
    await settled(jobId, params.uploadId, ["Checked"]);
    const { rates } = await call<JobRates>("GET", `/jobs/${jobId}/rates`);
    await make("saveJobPeriod", { params: { jobId }, body: { periodFrom: "2025-01-01", periodTo: "2025-12-31" } });
    await make("saveJobRates", { params: { jobId }, body: { version: 0, rates } });
    await settled(jobId, params.uploadId, ["Checked"]);
    await make("importJob", { params: { jobId } });
    await runToEnd(jobId);
    const spare = await uploaded();
    await settled(jobId, spare.uploadId, ["Inspected", "Refused"]);
    const { confirmation } = await call<UploadRemoval>("GET", `/jobs/${jobId}/uploads/${spare.uploadId}/removal`);
    await make("removeUpload", { params: spare, body: { confirmation } });
    await make("renameJob", { params: { jobId }, body: { name: "Renamed" } });
    await make("selectJobCapabilities", { params: { jobId }, body: { capabilities: ["vcard"] } });
    await runToEnd(jobId);
  });

  it("of what users decide about a job, and exports", async () => {
    const page = { pageNumber: 1, pageSize: 10, orderBy: "-spendMinor" };
    const { collection } = await call<{ collection: SupplierRow[] }>("POST", `/jobs/${jobId}/suppliers/get`, page);
    const [first, second] = collection.map(({ supplierKey }) => supplierKey);
    if (first === undefined || second === undefined) throw new Error("The job has fewer than two suppliers.");
    await call<SupplierDetail>("GET", `/jobs/${jobId}/suppliers/${encodeURIComponent(first)}`);
    await make("ruleMatch", { params: { jobId, supplierKey: first }, body: { decision: "clear" } });
    const band = { params: { jobId, supplierKey: first } };
    await registerOf(testEnv).put(
      "2026-11-01",
      JSON.stringify(registerCompany({ name: "ACME LTD", number: "00000001" })),
    );
    await make("decideCompany", { ...band, body: { number: "1", confirmsStatus: false } });
    await make("setBand", { ...band, body: { kind: "set", capability: "vcard", level: "High", reason: "Agreed." } });
    const { noteId } = await make("addSupplierNote", { ...band, body: { text: "Asked in May." } });
    await make("removeSupplierNote", { params: { jobId, supplierKey: first, noteId } });
    const apart = { params: { jobId }, body: { kind: "apart" as const, supplierKeys: [first, second] } };
    const { decisionId } = await make("ruleGroup", apart);
    await make("undoGroupDecision", { params: { jobId, decisionId } });
    const classed = { params: { jobId }, body: { supplierKeys: [second], payeeClass: "Rent" as const } };
    const { decisionIds } = await make("decidePayees", classed);
    await make("undoPayees", { params: { jobId }, body: { decisionIds } });
    const chosen = { name: "All", method: "vcard" as const, criteria: { filterItems: [] }, typed: {} };
    const { id: useCaseId } = await make("createUseCase", { params: { jobId }, body: { ...chosen, seed: null } });
    const useCase = { params: { jobId, useCaseId } };
    await make("updateUseCase", { ...useCase, body: { ...chosen, version: 1, name: "Every one" } });
    await make("refreshUseCase", { ...useCase, body: { version: 2 } });
    await make("publishUseCase", { ...useCase, body: { version: 3, isPublished: true } });
    await make("draftPitch", { ...useCase, body: { language: "en" } });
    await make("deleteUseCase", useCase);
    await narrativeWrites(make, jobId);
    await campaignWrites(make, jobId, first);
    await versionWrites(make, jobId);
    const wish = { request: {}, columns: [], format: "csv" as const };
    const { id: exportId } = await make("createExport", { params: { jobId }, body: wish });
    await make("deleteExport", { params: { jobId, exportId } });
    const file = { format: "csv", gzip: true, language: "en" } as const;
    const { id: downloadId } = await make("createDataDownload", {
      params: { jobId },
      body: { ...file, kind: "analysis", filters: [] },
    });
    await make("deleteDataDownload", { params: { jobId, downloadId } });
    const { id: matchedId } = await make("createMatchedDownload", {
      params: { jobId },
      body: { ...file, kind: "matchedData", filters: [] },
    });
    await make("deleteMatchedDownload", { params: { jobId, downloadId: matchedId } });
    const { id: listExportId } = await make("createListExport", {
      body: {
        list: "jobs",
        params: {},
        request: {},
        columns: [{ heading: "Job", path: ["name"], look: "plain" }],
        format: "csv",
        name: "Jobs",
        keyIn: "id",
      },
    });
    await make("deleteListExport", { params: { exportId: listExportId } });
    const { latest, publicationNumber: publication } = await call<Job>("GET", `/jobs/${jobId}`);
    await make("publishJob", { params: { jobId }, body: { run: latest?.run ?? "", publication } });
    await needWrites(make);
    const reader = { userId: "user-clara-client", part: "report" } as const;
    await make("giveReaderPart", { params: { jobId }, body: reader });
    await make("unpublishJob", { params: { jobId } });
    await vendorWrites(make);
    await rollUpWrites(make);
  });

  it("of the queue, and of a job that is stopped, resumed and deleted", async () => {
    await make("toggleQueueService", { body: { isRunning: false } });
    await make("rescoreJob", { params: { jobId } });
    await make("cancelJob", { params: { jobId } });
    await make("resumeJob", { params: { jobId } });
    const queued = async () => v.parse(ids, await (await request("queuedCommands", { body: firstPage })).json());
    const [{ id } = { id: "" }] = (await until(queued, (list) => list.collection.length > 0)).collection;
    await make("cancelCommand", { params: { commandId: id } });
    await make("retryCommand", { params: { commandId: id } });
    // More than there can be: on a slow machine, commands that repeat themselves have ended more often.
    const all = { request: {}, expectedCount: 1000 };
    await make("cancelMatchingCommands", { body: { list: "queued", ...all } });
    await make("retryMatchingCommands", { body: { list: "completed", ...all } });
    await make("toggleQueueService", { body: { isRunning: true } });
    await make("systemHealthCheck");
    const { run } = v.parse(v.object({ run: v.object({ runId: v.string() }) }), await make("startE2eRun"));
    await make("finishE2eRun", { body: { runId: run.runId, jobId: null, outcome: "canceled", steps: [] } });
    await make("memoryTest", { body: { steps: 1 } });
    await make("checkAs", { body: { userId: "user-clara-client", method: "PAGE", path: "/analysis" } });
    await make("commandExecuteValidate", { body: {} });
    await runToEnd(jobId);
    await make("deleteJob", { params: { jobId } });
    await make("restoreJob", { params: { id: jobId } });
  });

  it("of files by SFTP", () => sftpWrites(make));

  it("of job maintenance", () => maintenanceWrites(make, jobId));

  it("of endpoint comparison", () => comparisonWrites(make, jobId));

  it("of magic links", () => linkWrites(make));

  // After the queue's: a draft that is discarded leaves a command there that no user cancels.
  it("of a job's draft", () => draftWrites(make));

  // Last: no job of these tests remains.
  it("of a reset", () => resetWrites(make));

  it("and no call was left out", () => {
    const writes = compiledCalls.filter((each) => each.call.effect === "write" && isOfOrigin(each.call));
    expect(writes.length).toBeGreaterThan(75);
    expect(writes.map(({ id }) => id).filter((id) => ![...made].some((each) => each === id))).toEqual([]);
  });
}
