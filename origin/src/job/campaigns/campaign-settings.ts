/** Campaigns themselves: created, set, started, completed, deleted, and which suppliers are in them. */
import { namingDamaged } from "@paygauge/api-types/entities/paging";
import { faultOfStage, type CampaignStage } from "@paygauge/api-types/campaigns/campaign-rules";
import { stepsOf } from "@paygauge/api-types/campaigns/campaign-steps";
import { isOfChosen } from "@paygauge/api-types/entities/job-capabilities";
import {
  campaignLimits,
  type Campaign,
  type CampaignOfSupplier,
  type CampaignOnPage,
  type CampaignRow,
  type CampaignSource,
  type CampaignStageBody,
  type CreateCampaignBody,
  type RouteCounters,
  type UpdateCampaignBody,
} from "@paygauge/api-types/entities/campaigns";
import { message } from "@paygauge/api-types/catalogue/message";
import { changedMeanwhile, invalid, notFound, refuse } from "@paygauge/worker/refusal";
import {
  forgetRows,
  isInSight,
  isOldDraft,
  lockEnded,
  requireCampaign,
  rowsOf,
  type Asking,
  type CampaignContext,
  type OfAsking,
  type OfCampaign,
} from "./campaign-context.ts";
import { campaignsOfSupplier } from "./campaigns-of-supplier.ts";
import { findSource, termsOfMethod, type FoundSource, type SourceFacts } from "./campaign-source.ts";
import {
  countCampaigns,
  deleteCampaign,
  listCampaigns,
  isBegun,
  putCampaign,
  readCampaign,
  valueAgain,
  type CampaignRecord,
} from "./campaign-store.ts";
import { noteEvents } from "./campaign-history.ts";
import { noteChanged } from "./campaign-outbox.ts";
import {
  countersOf,
  countersOfCampaigns,
  expectedMinorOf,
  worthOf,
  openOf,
  routesOfRows,
  stepFactsOf,
} from "./member-counts.ts";
import { memberValue } from "./member-value.ts";
import { addedRow, insertMembers, readMembers } from "./member-rows.ts";
import { todayOf } from "./today.ts";

interface Money {
  readonly currency: string;
  readonly minorDigits: number;
}
interface OfJobFacts extends Money {
  readonly jobId: string;
  readonly jobName: string;
}
interface Written extends OfCampaign {
  readonly fence: number | null;
}

const noAccounts = { accountsContact: "", accountsMail: "" } as const;

/** A campaign as users read it: the reason for a forced end and the contact in accounts are for users who can run it. */
export function shownOf(record: CampaignRecord, { mayRun }: Asking): Campaign {
  const {
    campaignId,
    jobId: _j,
    run: _r,
    perSpend: _s,
    perPayment: _p,
    measured: _m,
    touchedOn: _t,
    ...shown
  } = record;
  return { campaignWorkflowId: campaignId, ...shown, ...(mayRun ? {} : { endNote: null, ...noAccounts }) };
}

/** Campaigns of the job that the user can see; drafts untouched for seven days are removed. */
export function campaignsOf(context: CampaignContext, asking: Asking): CampaignRecord[] {
  return listCampaigns(context.storage.sql).readable.filter(
    (each) => isOfChosen({ method: each.method, criteria: null }, context.job) && isInSight(each, asking),
  );
}

/** Removes drafts untouched for seven days. */
function dropOldDrafts(context: CampaignContext, at: string): void {
  const old = listCampaigns(context.storage.sql).readable.filter((each) => isOldDraft(each, at));
  for (const { campaignId } of old) {
    deleteCampaign(context.storage.sql, campaignId);
    forgetRows(context, campaignId);
  }
}

/** The campaign as the user read it, for a change of its settings. @throws Refusal 404, 409 */
function requireUnchanged(context: CampaignContext, ask: Written, version: number): CampaignRecord {
  if (context.isStale(ask.fence)) throw lockEnded();
  const found = requireCampaign(context, ask);
  if (found.version !== version) throw changedMeanwhile("campaign");
  return found;
}

/** Saves a changed record, and notes it for the catalogue. */
export function keepCampaign(
  context: CampaignContext,
  record: CampaignRecord,
  at: string,
  more: () => void = () => {},
): void {
  const { sql } = context.storage;
  context.storage.transactionSync(() => {
    putCampaign(sql, { ...record, touchedOn: at });
    more();
    noteChanged(sql, record.campaignId);
  });
  context.tell();
}

/** Adds what a source found; those that are there already stay. @returns how many came */
function addMembers(
  context: CampaignContext,
  record: CampaignRecord,
  members: FoundSource["members"],
  by: Asking,
): number {
  const { sql } = context.storage;
  const before = new Set(readMembers(sql, record.campaignId).map(({ supplierKey }) => supplierKey));
  const rows = members
    .filter(({ supplierKey }) => !before.has(supplierKey))
    .map((member) => addedRow({ ...member, valueMinor: memberValue(record, member) }, by));
  if (before.size + rows.length > campaignLimits.suppliers)
    throw refuse("maxCampaignSuppliers", { most: campaignLimits.suppliers });
  insertMembers(sql, record.campaignId, rows);
  if (record.stage === "Active") planFirst(sql, record.campaignId, by);
  const text = record.useCase?.name ?? "";
  const event = { what: "added", from: null, to: "Pending", text } as const;
  noteEvents(
    sql,
    record.campaignId,
    rows.map(({ supplierKey }) => ({ supplierKey, ...event })),
    by,
  );
  return rows.length;
}

function draftOf(
  ids: Pick<CampaignRecord, "campaignId" | "jobId">,
  body: CreateCampaignBody,
  found: FoundSource,
  by: Asking,
): CampaignRecord {
  return {
    ...found.terms,
    ...ids,
    name: body.name ?? found.useCase?.name ?? "",
    isDraft: true,
    stage: "Pending",
    route: "Issuer",
    tone: "offer",
    ownerUserId: by.userId,
    ownerName: by.name,
    startsOn: null,
    dueOn: null,
    useCase: found.useCase,
    keepContactsMonths: campaignLimits.keepContactsMonths,
    ...noAccounts,
    version: 1,
    createdOn: by.at,
    createdBy: by.name,
    setOn: by.at,
    startedOn: null,
    endedOn: null,
    endNote: null,
    run: found.run,
    touchedOn: by.at,
  };
}

/** Suppliers of which nothing is planned yet: those with a contact are called today, of others one is found. */
function planFirst(sql: SqlStorage, campaignId: string, { at, name }: Asking): void {
  sql.exec(
    `UPDATE campaign_member SET nextKind = CASE WHEN contact IN ('verified', 'unverified') THEN 'call' ELSE 'findContact' END,
       nextOn = ?2, version = version + 1, changedBy = ?3, changedOn = ?4
     WHERE campaignId = ?1 AND nextKind IS NULL AND status IN ('Pending', 'Active')`,
    campaignId,
    at.slice(0, 10),
    name,
    at,
  );
}

export const campaignSettingsActs = {
  list(
    context: CampaignContext,
    { asking, jobId, jobName, currency, minorDigits }: OfAsking & OfJobFacts,
  ): { campaigns: CampaignRow[]; counters: RouteCounters[]; mayRun: boolean; damaged?: string[] } {
    const campaigns = campaignsOf(context, asking);
    const { sql } = context.storage;
    const { byCampaign } = countersOfCampaigns(sql, campaigns);
    const { byRoute } = countersOfCampaigns(
      sql,
      campaigns.filter(({ isDraft }) => !isDraft),
    );
    const none = { counters: countersOf([]), contacted: 0, worth: 0 };
    return {
      campaigns: campaigns.map((each) => {
        const { counters, contacted, worth } = byCampaign.get(each.campaignId) ?? none;
        const { suppliers } = counters.Total;
        const expectedMinor = expectedMinorOf(each, { suppliers, worth });
        const shown = shownOf(each, asking);
        return { ...shown, jobId, jobName, currency, minorDigits, counters, contacted, expectedMinor };
      }),
      counters: byRoute,
      mayRun: asking.mayRun,
      ...namingDamaged(asking.mayRun ? listCampaigns(sql).damaged : []),
    };
  },

  one(context: CampaignContext, ask: OfCampaign & Money): Omit<CampaignOnPage, "predictionModel"> {
    const campaign = requireCampaign(context, ask);
    const { rows } = rowsOf(context, campaign);
    const facts = stepFactsOf(rows);
    return {
      campaign: shownOf(campaign, ask.asking),
      currency: ask.currency,
      minorDigits: ask.minorDigits,
      counters: countersOf(rows),
      expectedMinor: expectedMinorOf(campaign, { suppliers: rows.length, worth: worthOf(rows) }),
      byRoute: routesOfRows(rows, campaign),
      steps: stepsOf({ stage: campaign.stage, route: campaign.route, ...facts }),
      withoutContact: rows.filter(({ contact }) => contact === "none" || contact === "erased").length,
      today: todayOf(context.storage.sql, campaign, rows, ask.asking),
      mayRun: ask.asking.mayRun && campaign.route !== "External",
    };
  },

  ofSupplier(context: CampaignContext, ask: OfAsking & { supplierKey: string }): CampaignOfSupplier[] {
    return campaignsOfSupplier(context.storage.sql, campaignsOf(context, ask.asking), ask.supplierKey);
  },

  /** Makes a draft with its suppliers; the same id again is the same draft. */
  async create(
    context: CampaignContext,
    ask: OfCampaign & SourceFacts & { readonly body: CreateCampaignBody; readonly jobId: string },
  ): Promise<string> {
    const { body, asking, campaignWorkflowId } = ask;
    const found = await findSource(context, body.from, body.method ?? "vcard", ask);
    const { sql } = context.storage;
    if (body.method !== undefined && body.method !== found.terms.method)
      throw invalid("method", message("campaignMethodOfUseCase"));
    const record = draftOf({ campaignId: campaignWorkflowId, jobId: ask.jobId }, body, found, asking);
    context.storage.transactionSync(() => {
      if (readCampaign(sql, campaignWorkflowId) !== null) return;
      dropOldDrafts(context, asking.at);
      if (countCampaigns(sql) >= campaignLimits.ofJob) throw refuse("maxCampaigns", { most: campaignLimits.ofJob });
      putCampaign(sql, record);
      addMembers(context, record, found.members, asking);
    });
    // A draft wakes the object when its time is over.
    context.tell();
    return campaignWorkflowId;
  },

  /** Sets a campaign; a draft becomes one. The method stays once work began: values of outcomes rest on it. */
  async update(
    context: CampaignContext,
    ask: Written & SourceFacts & { readonly body: UpdateCampaignBody; readonly ownerName: string },
  ): Promise<void> {
    const { version, ...said } = ask.body;
    const before = requireUnchanged(context, ask, version);
    if (before.route === "External") throw refuse("campaignExternal");
    if (said.route === "External") throw invalid("route", message("campaignExternalImported"));
    const isOther = said.method !== before.method;
    if (isOther && isBegun(before)) throw invalid("method", message("campaignMethodStays"));
    const terms = isOther ? await termsOfMethod(context, said.method, before.measured, ask) : before;
    // After the wait: another user may have come first.
    requireUnchanged(context, ask, version);
    const { perSpend, perPayment } = terms;
    const record = { ...before, ...said, perSpend, perPayment, ownerName: ask.ownerName, isDraft: false };
    keepCampaign(context, { ...record, version: version + 1 }, ask.asking.at, () => {
      if (isOther) valueAgain(context.storage.sql, record);
    });
    if (isOther) forgetRows(context, record.campaignId);
  },

  /** @returns the stage before */
  stage(context: CampaignContext, ask: Written & { readonly body: CampaignStageBody }): CampaignStage {
    const { version, stage, isForced, note } = ask.body;
    const before = requireUnchanged(context, ask, version);
    const counters = countersOf(rowsOf(context, before).rows);
    const facts = {
      stage: before.stage,
      route: before.route,
      suppliers: counters.Total.suppliers,
      open: openOf(counters),
    };
    const fault = faultOfStage(facts, stage, { isForced, note });
    if (fault === "noteMissing") throw invalid("note", message("campaignForcedNote"));
    if (fault === "open") throw refuse("campaignOpen", { open: facts.open });
    if (fault === "external") throw refuse("campaignExternal");
    if (fault === "empty") throw refuse("campaignEmpty");
    if (fault === "notAllowed" || before.isDraft) throw refuse("campaignStage");
    const { at } = ask.asking;
    const isOver = stage === "Completed";
    keepCampaign(
      context,
      {
        ...before,
        stage,
        version: version + 1,
        startedOn: before.startedOn ?? (stage === "Active" ? at : null),
        endedOn: isOver ? at : null,
        endNote: isOver && note !== "" ? note : null,
      },
      at,
      () => {
        if (stage === "Active") planFirst(context.storage.sql, before.campaignId, ask.asking);
      },
    );
    forgetRows(context, before.campaignId);
    return before.stage;
  },

  remove(context: CampaignContext, ask: Written): void {
    if (context.isStale(ask.fence)) throw lockEnded();
    const { campaignWorkflowId: campaignId, asking } = ask;
    // Whether a damaged campaign was started is not known: users who may run it may delete it.
    if (!asking.mayRun || !listCampaigns(context.storage.sql).damaged.includes(campaignId)) {
      const found = requireCampaign(context, ask);
      if (isBegun(found) && found.route !== "External") throw refuse("campaignStarted");
    }
    context.storage.transactionSync(() => {
      deleteCampaign(context.storage.sql, campaignId);
      noteChanged(context.storage.sql, campaignId);
    });
    forgetRows(context, campaignId);
    context.tell();
  },

  /** Adds suppliers, valued on the campaign's own terms; the first ones give it the terms of where they come from. */
  async addSuppliers(
    context: CampaignContext,
    ask: Written & SourceFacts & { readonly version: number; readonly from: CampaignSource },
  ): Promise<{ added: number; already: number }> {
    const known = requireUnchanged(context, ask, ask.version);
    if (known.route === "External") throw refuse("campaignExternal");
    if (known.stage === "Completed") throw refuse("campaignStage");
    const found = await findSource(context, ask.from, known.method, ask);
    const before = requireUnchanged(context, ask, ask.version);
    const isFirst = before.run === null && found.terms.method === before.method;
    const record = {
      ...before,
      ...(isFirst ? { ...found.terms, run: found.run, useCase: found.useCase } : {}),
      version: before.version + 1,
      setOn: ask.asking.at,
    };
    let added = 0;
    keepCampaign(context, record, ask.asking.at, () => {
      added = addMembers(context, record, found.members, ask.asking);
    });
    forgetRows(context, record.campaignId);
    return { added, already: found.members.length - added };
  },

  removeSuppliers(
    context: CampaignContext,
    ask: Written & { readonly version: number; readonly supplierKeys: readonly string[] },
  ): number {
    const before = requireUnchanged(context, ask, ask.version);
    if (isBegun(before)) throw refuse("campaignStarted");
    const { sql } = context.storage;
    let removed = 0;
    keepCampaign(context, { ...before, version: before.version + 1, setOn: ask.asking.at }, ask.asking.at, () => {
      const keys = JSON.stringify(ask.supplierKeys);
      for (const table of ["history", "attempt", "contact", "member"])
        removed = sql.exec(
          `DELETE FROM campaign_${table} WHERE campaignId = ? AND supplierKey IN (SELECT value FROM json_each(?))`,
          before.campaignId,
          keys,
        ).rowsWritten;
      if (removed === 0) throw notFound("supplier");
    });
    forgetRows(context, before.campaignId);
    return removed;
  },
} as const;
