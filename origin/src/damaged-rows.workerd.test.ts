/**
 * A damaged row in each JSON column of each store. The columns are found in the stores and in the code, so that a new one
 * without an entry here fails.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import { calls, type CallId } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import type { Job } from "@paygauge/api-types/entities/jobs";
import {
  allStores,
  damage,
  damages,
  everyJsonColumn,
  forget,
  insert,
  restore,
  type Store,
  wordColumns,
} from "./support/damaged-rows.ts";
import { bodiesFor, claimsFor, pathOf, prepareReading, type Place } from "./reads-change-nothing.fixture.ts";
import { call, check, confirmPeriod, importJob, newJob, send, until } from "./areas/uploads/upload-calls.fixture.ts";
import { queueOf } from "./proq/queue-stub.ts";
import { callAs, callOrigin, subOf } from "./support/call-origin.ts";
import { testEnv } from "./support/test-env.ts";

/** What becomes of the rows of a column when they are damaged. */
interface Becomes {
  /** Lists that answer with the other rows and say which one is damaged. */
  readonly listed?: readonly CallId[];
  /** Calls of the row alone: refused with a sentence. */
  readonly refused?: readonly CallId[];
  /** Calls that answer without what can't be read, or with a default in its place. */
  readonly answered?: readonly CallId[];
  /** Texts that are damage to this column; all. Where another shape is read, each part of it has a default. */
  readonly texts?: readonly (typeof damages)[number][];
  /** Rows that are damaged; all. */
  readonly where?: string;
  /** A row where the stores have none: an INSERT without what is damaged. */
  readonly row?: string;
}

const at = "'2026-01-01T00:00:00.000Z'";
/** An issuer's list of words. */
const issuerWords: Becomes = {
  listed: ["issuers"],
  answered: ["issuer", "issuerFull", "issuerOptions", "jobs", "job"],
};
/** Read while a command works, or by what computes with a whole run: held by the tests of those. */
const ofCommand: Becomes = { answered: ["queuedCommands", "completedCommands", "errorCommands", "jobs"] };
/** Rows of a run's suppliers, which only an import or a re-score writes again. */
const ofRun: Becomes = { answered: ["jobs", "job", "jobSuppliers"] };
const ofSupplier: Becomes = { ...ofRun, refused: ["jobSupplier"] };
const ofVersion: Becomes = { listed: ["reportVersions"], refused: ["readReport"], answered: ["reportComposition"] };
const ofPrompt: Becomes = { listed: ["prompt"], answered: ["promptsPage"], where: "prompt_id = 'prompt-narrative'" };
const alikeGroup = "INSERT OR REPLACE INTO alike SELECT run, 1000000, 0, '[]', 'name', '{}' FROM alike_run";
const decided = (kind: string) =>
  `INSERT INTO decision (kind, supplierKey, decisionJson, seenJson, words, author, at) VALUES ('${kind}', 'k', '{}', '{}', '', 'Ada', ${at})`;

const columns: Readonly<Record<string, Becomes>> = {
  "issuers.capabilities": issuerWords,
  "issuers.virtual_lockboxes": issuerWords,
  "issuers.input_data_options": issuerWords,
  "issuers.key_aliases": issuerWords,
  "issuers.email_domains": {
    ...issuerWords,
    answered: [...(issuerWords.answered ?? []), "issuerUsers", "potentialIssuerUsers"],
  },
  "jobs.capabilities": { listed: ["jobs"], answered: ["job", "runningJobs", "jobDetails", "campaignWorkflows"] },
  "rulesets.body": { listed: ["confidenceRulesets", "scoringRulesets"], refused: ["confidenceRuleset"] },
  "uploads.dialect": { answered: ["uploads", "jobDetails"], refused: ["previewMapping", "uploadRows"] },
  "uploads.mapping": { answered: ["uploads", "jobDetails"], refused: ["uploadRows"] },
  "uploads.inspection": { answered: ["uploads", "jobDetails"] },
  "uploads.check_result": { answered: ["uploads", "jobDetails", "jobProgress", "runningJobs", "jobs"] },
  "uploads.refusal": { answered: ["uploads", "jobDetails"] },
  "uploads.unpacked": { answered: ["uploads", "jobDetails"] },
  "remembered_mappings.mapping": { answered: ["uploads"] },
  "drafts.content": { answered: ["draft"] },
  "card_statement_versions.files": { answered: ["cardStatements"] },
  "ai_prompt_versions.config": ofPrompt,
  "ai_prompt_versions.contract": ofPrompt,
  "ai_prompt_trials.passed": {
    answered: ["prompt"],
    row: `INSERT OR REPLACE INTO ai_prompt_trials VALUES ('prompt-narrative', 1, 'odd', 5, '{}', ${at})`,
  },
  "data_downloads.filters": { listed: ["dataDownloads", "matchedDownloads"], answered: ["fetchDataDownload"] },
  "data_downloads.needs": { listed: ["dataDownloads", "matchedDownloads"], refused: ["fetchDataDownload"] },
  "datapoint_profiles.fields": { listed: ["datapointProfilesPage"], answered: ["datapointProfile"] },
  "issuer_assumptions.typed": {
    answered: ["issuerAssumptions"],
    refused: ["useCases", "businessCase"],
    row: `INSERT OR REPLACE INTO issuer_assumptions VALUES ('issuer-harbour', '{}', 'Ada', ${at}, ${at}, 1)`,
  },
  "job_rate_tables.rates": { answered: ["jobs", "job"] },
  "issuer_report_layouts.layout": {
    answered: ["reportComposition"],
    row: `INSERT OR REPLACE INTO issuer_report_layouts VALUES ('issuer-harbour', 'insights', '{}', ${at})`,
  },
  "command_outbox.commands": ofCommand,
  "commands.payload": ofCommand,
  "commands.tags": ofCommand,
  "commands.retry": ofCommand,
  "command.payload": ofCommand,
  "command.cursor": ofCommand,
  "page.entries": { answered: ["tableImport"] },
  "outcome.value": { refused: ["tableImport"] },
  "part_chunk.keysJson": { answered: ["vendorsPage"], refused: ["vendor"], texts: ["{"] },
  "meta.value": { ...ofRun, where: "substr(value, 1, 1) IN ('{', '[')" },
  "supplier_base.identityJson": { ...ofSupplier, texts: ["{", "null"] },
  "supplier_base.totalsJson": ofSupplier,
  "supplier_base.variantIdsJson": ofSupplier,
  "supplier_match.evidenceJson": ofRun,
  "supplier_match.matchedJson": ofRun,
  "supplier_match.runnerUpJson": ofRun,
  "supplier_score.measuresJson": ofRun,
  "supplier_score.scoresJson": ofRun,
  "cube.keysJson": { answered: ["jobs", "job"] },
  "cube_page.keysJson": { answered: ["jobs", "job"] },
  "breakdown.valuesJson": { answered: ["jobs", "job"] },
  "payee_class.detailJson": { answered: ["jobs", "job", "exportPayeeClasses"] },
  "check_row_page.currencies": { answered: ["uploads"] },
  "check_map_page.codes": { answered: ["uploads"], refused: ["uploadRows"] },
  "ingest_upload.place": { answered: ["uploads", "jobs"] },
  "ingest_upload.counters": { answered: ["uploads", "jobs"] },
  "ingest_identity.identity": { answered: ["jobs"] },
  "run.recordJson": { answered: ["jobs", "job", "jobDrafts"], refused: ["jobInsightMonths"] },
  "use_case.recordJson": { listed: ["useCases"], refused: ["useCase"], answered: ["supplierUseCases"] },
  "campaign.recordJson": {
    listed: ["jobCampaigns"],
    refused: ["campaign"],
    answered: ["campaignWorkflows", "calendarFeed"],
  },
  "campaign_undo.rowsJson": { answered: ["jobCampaigns"] },
  "business_case.contentJson": { listed: ["businessCase"], refused: ["businessCaseVersion"] },
  "report_version.frameJson": ofVersion,
  "report_version.layoutJson": ofVersion,
  "report_version.comparedJson": ofVersion,
  "report_layout.layoutJson": {
    answered: ["reportComposition"],
    row: "INSERT OR REPLACE INTO report_layout VALUES ('insights', 1, '{}')",
  },
  "report_fact.factsJson": { answered: ["reportVersions"] },
  "decision.decisionJson": {
    answered: ["supplierDecisions", "groupDecisions", "bandOverrides"],
    row: decided("match"),
  },
  "decision.seenJson": { answered: ["supplierDecisions", "uploadRemoval"], row: decided("band") },
  "alike.membersJson": { answered: ["jobs", "mergeProposals"], row: alikeGroup },
  "alike.agreesJson": { answered: ["jobs", "mergeProposals"], row: alikeGroup },
  "ring.results": { answered: ["healthOverview"], row: "INSERT OR REPLACE INTO ring VALUES (1, '[]')" },
  "releases.rules": {
    answered: ["guardChanges"],
    row: "INSERT OR REPLACE INTO releases VALUES ('odd', '2026-01-01T00:00:00.000Z', '{}')",
  },
};

const alone: Becomes = { answered: ["jobs"] };
const ofJob: Becomes = { listed: ["jobs"], refused: ["job"], answered: ["dashboard", "runningJobs", "proqWorkflows"] };
const ofCommands: Becomes = { ...ofCommand, answered: [...(ofCommand.answered ?? []), "proqStatusDetails", "exports"] };
const ofMember: Becomes = { listed: ["campaignSuppliers"], refused: ["campaignSupplier"], answered: ["jobCampaigns"] };
const ofLink: Becomes = { listed: ["magicLinksPage"], refused: ["magicLink"] };
const ofProfile: Becomes = { listed: ["datapointProfilesPage"], refused: ["datapointProfile"] };
const ofDownload: Becomes = { answered: ["dataDownloads", "matchedDownloads"] };
const ofWorkflow: Becomes = { listed: ["campaignWorkflows"], answered: ["dashboard"] };
/** What becomes of rows with a word that their column does not know: columns of the catalogue, then of objects. */
const words: Readonly<Record<string, Becomes>> = {
  "brandings.theme": { refused: ["reportPreview"] },
  "buyers.buyer_type": { listed: ["buyersPage"], refused: ["buyer"], answered: ["buyers"] },
  "issuers.scheme": { listed: ["issuers"], refused: ["issuer", "issuerFull"], answered: ["issuerOptions"] },
  "jobs.kind": ofJob,
  "jobs.state": ofJob,
  "uploads.state": { answered: ["jobDetails"] },
  "user_issuers.user_role": { listed: ["issuerUsers"], answered: ["assignedUserIssuers"] },
  "system_settings.mode": { answered: ["systemMode"] },
  "export_files.list": { answered: ["exports"] },
  "export_files.format": { answered: ["exports"] },
  "job_runs.counted": { answered: ["jobDetails", "jobRuns"] },
  "card_statement_versions.mode": { answered: ["cardStatements"] },
  "job_campaigns.stage": ofWorkflow,
  "job_campaigns.route": ofWorkflow,
  "job_campaigns.tone": ofWorkflow,
  "data_downloads.format": ofDownload,
  "data_downloads.language": ofDownload,
  "datapoint_profiles.kind": ofProfile,
  "magic_link_events.kind": { answered: ["magicLink"] },
  "magic_links.kind": ofLink,
  "magic_links.state": ofLink,
  "magic_links.last_event": ofLink,
  "magic_links.language": { refused: ["magicLink"], answered: ["magicLinksPage"] },
  "rulesets.kind": { ...alone, where: "kind = 'scoring' AND version_number = 1" },
  "rulesets.state": { answered: ["scoringRulesets"] },
  ...Object.fromEntries(
    [
      "data_downloads.kind",
      "data_downloads.outcome",
      "export_files.outcome",
      "issuer_report_layouts.report_type",
      "issuer_supplier_lists.list",
      "issuer_payee_decisions.payee_class",
      "remembered_mappings.kind",
      "reference_versions.reference_set",
      "reference_titles.reference_set",
      "entity_fences.entity_type",
      "job_needs.kind",
      "users.language",
      "agreements.kind",
      "mail_outbox.state",
      "job_campaigns.method",
      "saved_views.grid",
      "default_views.grid",
    ].map((column) => [column, alone]),
  ),
  "job_runs.kind": { answered: ["jobs", "jobDetails"] },
  "supplier.termsBucket": { listed: ["jobSuppliers"], refused: ["jobSupplier"], answered: ["exportSuppliers"] },
  "campaign_member.status": ofMember,
  "campaign_member.contact": ofMember,
  "campaign_history.what": { answered: ["campaignSupplier"] },
  "campaign_history.toStatus": { answered: ["campaignSupplier"] },
  "report_version.state": { listed: ["reportVersions"], refused: ["readReport"] },
  "use_case.suppliers": { listed: ["useCases"], refused: ["useCase"], answered: ["supplierUseCases"] },
  "commands.state": ofCommands,
  "mail.state": { answered: ["campaignMails"] },
  "mail.letter": { answered: ["campaignMails"] },
};

let places: readonly Place[] = [];
let stores: readonly Store[] = [];
beforeAll(async () => {
  places = await prepareReading();
  stores = await allStores();
});

/** Asks in every way that a call is asked in one place. */
async function ask(id: CallId): Promise<{ readonly status: number; readonly text: string }> {
  const [place = {}] = places;
  const asked: Call = calls[id];
  const [body] = bodiesFor(id, asked, place);
  const sent = body === undefined ? {} : body instanceof FormData ? { raw: body } : { body };
  const askAs = (subject: string) =>
    callOrigin(asked.method, pathOf(id, asked, place), { as: claimsFor(id, place, subOf(subject)), ...sent });
  const first = await askAs("sasha-sysadmin");
  // Commands are a developer's.
  const answer = first.status === 403 ? await askAs("dana-developer") : first;
  return { status: answer.status, text: await answer.text() };
}

/** Every text where a list names the row; elsewhere one, by turns: all take three times as long. */
function samplesOf(column: string, { texts = damages, listed }: Becomes): readonly string[] {
  if (listed !== undefined) return texts;
  const turn = Object.keys(columns).indexOf(column) % texts.length;
  return texts.slice(turn, turn + 1);
}

/** Records to damage and delete: by column, the call that deletes it and the list that it is in. */
async function deletable(): Promise<readonly (readonly [column: string, id: string, path: string, list: CallId])[]> {
  const { jobId = "", useCaseId = "", campaignWorkflowId = "" } = places[0] ?? {};
  const spare = await newJob("Spare");
  const [profile] = await Promise.all(
    [{ name: "Spare", kind: "analysis", fields: [usualField("name")] }].map((body) =>
      call<{ id: string }>("POST", "/datapoint-profiles", body),
    ),
  );
  const own = { name: "Spare", issuerKey: "spare", scheme: "Visa", language: "en-GB", fallbackCountryIso3: "GBR" };
  const issuer = await call<{ id: string }>("POST", "/issuers", own);
  const other = await call<{ id: string }>("POST", "/issuers", { ...own, name: "Other", issuerKey: "other" });
  const [kind, state] = [await newJob("Spare kind"), await newJob("Spare state")];
  return [
    ["use_case.recordJson", useCaseId, `/jobs/${jobId}/use-cases/${useCaseId}`, "useCases"],
    [
      "campaign.recordJson",
      campaignWorkflowId,
      `/jobs/${jobId}/campaign-workflows/${campaignWorkflowId}`,
      "jobCampaigns",
    ],
    ["jobs.capabilities", spare, `/jobs/${spare}`, "jobs"],
    ["datapoint_profiles.fields", profile?.id ?? "", `/datapoint-profiles/${profile?.id}`, "datapointProfilesPage"],
    ["issuers.email_domains", issuer.id, `/issuers/${issuer.id}`, "issuers"],
    ["issuers.scheme", other.id, `/issuers/${other.id}`, "issuers"],
    ["jobs.kind", kind, `/jobs/${kind}`, "jobs"],
    ["jobs.state", state, `/jobs/${state}`, "jobs"],
  ];
}

const keyOf = (column: string): string =>
  ({ use_case: "useCaseId", campaign: "campaignId" })[column.split(".")[0] ?? ""] ?? "id";

/** Damages a column, text by text, and asks what its rows are in. */
async function answersWhile(column: string, to: Becomes, texts: readonly string[]): Promise<void> {
  const { listed = [], refused = [], answered = [] } = to;
  if (to.row !== undefined) await insert(stores, column, to.row);
  const told = async (id: CallId, what: string) => {
    const { status, text: said } = await ask(id);
    const isNamed = said.includes('"damaged":[') || said.includes('"storedDamaged"');
    return [id, what, status, isNamed];
  };
  for (const text of texts) {
    const kept = await damage(stores, column, text, to.where);
    try {
      expect(
        [
          ...(await Promise.all(listed.map((id) => told(id, "lists it")))),
          ...(await Promise.all(refused.map((id) => told(id, "refuses it")))),
          ...(await Promise.all(answered.map(async (id) => (await told(id, "answers")).slice(0, 3)))),
        ],
        text,
      ).toEqual([
        ...listed.map((id) => [id, "lists it", 200, true]),
        ...refused.map((id) => [id, "refuses it", 409, true]),
        ...answered.map((id) => [id, "answers", 200]),
      ]);
    } finally {
      await restore(kept);
    }
  }
}

describe("S77 a stored row that can't be read", () => {
  it("has an entry in this test, whichever column of whichever store it is damaged in", async () => {
    expect([...(await everyJsonColumn(stores))].toSorted()).toEqual(Object.keys(columns).toSorted());
    expect(wordColumns().filter((column) => !Object.hasOwn(words, column))).toEqual([]);
  });

  it.each(Object.entries(columns))("%s is listed as damaged or passed over, and refused by itself", (column, to) =>
    answersWhile(column, to, samplesOf(column, to)),
  );

  it.each(Object.entries(words))("%s with another word is passed over in lists, and refused by itself", (column, to) =>
    answersWhile(column, to, ["odd"]),
  );

  it("fails a run with its cause, and runs another job to its end", async () => {
    const queue = queueOf(testEnv);
    const file = (payee: string) => new TextEncoder().encode(`Supplier,Amount,Date\n${payee} Ltd,1.50,2025-01-02\n`);
    const imported = async (name: string) => {
      const jobId = await newJob(name);
      await check(await send(jobId, `${name}.csv`, new Uint8Array(file(name))));
      await confirmPeriod(jobId);
      await queue.setRunning(false);
      await call("POST", `/jobs/${jobId}/import`);
      return jobId;
    };
    await queue.setRunning(true);
    const odd = await imported("Odd");
    await queue.setRunning(true);
    const kept = await damage(stores, "commands.payload", "{", `job_id = '${odd}'`);
    await forget(kept);
    const stateOf = async (jobId: string) => (await call<Job>("GET", `/jobs/${jobId}`)).state;
    await until(
      () => stateOf(odd),
      (state) => state === "Failed",
    );
    expect((await call<Job>("GET", `/jobs/${odd}`)).failureMessage).toMatchObject({ code: "storedDamaged" });
    const even = await imported("Even");
    await queue.setRunning(true);
    await until(
      () => stateOf(even),
      (state) => state === "Ready",
    );
  });

  it("of a supplier is left out of a file and named in its last line", async () => {
    const kept = await damage(
      stores,
      "supplier.termsBucket",
      "odd",
      "supplierKey = (SELECT max(supplierKey) FROM supplier)",
    );
    const lines = (await ask("exportSuppliers")).text.trim().split("\r\n");
    await restore(kept);
    const whole = (await ask("exportSuppliers")).text.trim().split("\r\n");
    expect(lines.length).toBe(whole.length);
    expect(lines.at(-1)).toMatch(/^"Left out, because what is stored of them is damaged: 1 \(/);
    const listed = lines.slice(0, -1);
    expect(whole.filter((line) => !listed.includes(line))).toHaveLength(1);
  });

  it("can be deleted without being read, and its list names it no more", async () => {
    for (const [column, id, path, list] of await deletable()) {
      const kept = await damage(stores, column, "{", `${keyOf(column)} = '${id}'`);
      const named = (await ask(list)).text;
      expect(JSON.parse(named), column).toHaveProperty("damaged", [id]);
      expect((await callAs("sasha-sysadmin", "DELETE", `/api/v1${path}`)).status, column).toBe(200);
      const { status, text } = await ask(list);
      expect([status, text.includes(id)], column).toEqual([200, false]);
      await forget(kept);
    }
  });

  // The last: it damages the runs of all jobs.
  it("of a run leaves its job's pages and its next import as they are", async () => {
    const jobId = await newJob("Again");
    const file = new TextEncoder().encode("Supplier,Amount,Date\nAgain Ltd,1.50,2025-01-02\n");
    await check(await send(jobId, "again.csv", new Uint8Array(file)));
    await importJob(jobId);
    const runs = () => call<{ runs: unknown[] }>("GET", `/jobs/${jobId}/details`);
    const kept = await damage(await allStores(), "run.recordJson", "{");
    expect((await runs()).runs).toHaveLength(1);
    expect(await importJob(jobId)).toBeDefined();
    expect((await runs()).runs).toHaveLength(2);
    await forget(kept);
  });
});
