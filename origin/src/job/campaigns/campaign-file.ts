/** Files of campaigns in the job's object: what their lines would change, and the change itself. */
import type { CampaignFilePreview } from "@paygauge/api-types/entities/campaign-files";
import type { CampaignContact, ContactBody } from "@paygauge/api-types/entities/campaign-suppliers";
import { campaignLimits } from "@paygauge/api-types/entities/campaigns";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { changedMeanwhile, refuse } from "@paygauge/worker/refusal";
import { openRun } from "../use-cases/use-case-context.ts";
import { withContact } from "./campaign-contacts.ts";
import { writeRows } from "./campaign-changes.ts";
import {
  forgetRows,
  requireCampaign,
  rowsOf,
  type Asking,
  type CampaignContext,
  type OfAsking,
} from "./campaign-context.ts";
import { noteEvents, type SupplierEvent } from "./campaign-history.ts";
import { noteChanged } from "./campaign-outbox.ts";
import { findSource, type FoundSource, type SourceFacts } from "./campaign-source.ts";
import { countCampaigns, putCampaign, readCampaign, type CampaignRecord } from "./campaign-store.ts";
import { contactOf, hashesOf, isErased, putContact } from "./contact-store.ts";
import { revalued } from "./member-value.ts";
import { addedRow, insertMembers, writeMembers, type MemberRow } from "./member-rows.ts";

/** How a line names its supplier; "" where it does not. */
interface SupplierNamed {
  readonly supplierKey: string;
  readonly supplier: string;
}
/** An outcome that a line states. */
export type OutcomeLine = SupplierNamed & Pick<MemberRow, "status" | "reason" | "agreedMethod" | "agreedOn">;
/** A contact that a line states. */
export type ContactLine = SupplierNamed & Pick<ContactBody, "name" | "role" | "phone" | "mail">;
type Numbered<Line> = Line & { readonly line: number };

type Told = Pick<CampaignFilePreview, "difference" | "apart" | "changes" | "version"> & {
  readonly rejects: { line: number; reason: MessageRef }[];
};
type Change = CampaignFilePreview["changes"][number];

const fold = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, " ");

/** Suppliers by key and by name; a name that several have is resolved by its key alone. */
function finderOf(suppliers: Iterable<{ readonly supplierKey: string; readonly name: string }>) {
  const [keys, names] = [new Set<string>(), new Map<string, string | null>()];
  for (const { supplierKey, name } of suppliers) {
    keys.add(supplierKey);
    names.set(fold(name), names.has(fold(name)) ? null : supplierKey);
  }
  /** The key; undefined: none; null: several. */
  return ({ supplierKey, supplier }: SupplierNamed): string | null | undefined =>
    keys.has(supplierKey) ? supplierKey : supplierKey === "" || supplier !== "" ? names.get(fold(supplier)) : undefined;
}

/** A key for a supplier that the job does not know: the same name has the same in every file. */
async function madeKey({ supplierKey, supplier }: SupplierNamed): Promise<string> {
  const text = supplier === "" ? supplierKey : fold(supplier);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `external-${Array.from(hash.subarray(0, 10), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

type OfOutcomes = OfAsking &
  SourceFacts & {
    /** null: a new one. */
    readonly campaignWorkflowId: string | null;
    readonly method: Capability;
    readonly lines: readonly Numbered<OutcomeLine>[];
  };

interface OutcomePlan extends Told {
  readonly before: CampaignRecord | null;
  readonly source: FoundSource;
  readonly added: readonly MemberRow[];
  readonly changed: readonly MemberRow[];
  readonly gone: readonly string[];
  readonly events: readonly SupplierEvent[];
}

/** @throws Refusal 404; 409 where the campaign isn't imported */
function externalOf(context: CampaignContext, { campaignWorkflowId, asking }: OfOutcomes): CampaignRecord | null {
  if (campaignWorkflowId === null) return null;
  const found = requireCampaign(context, { campaignWorkflowId, asking });
  if (found.route !== "External") throw refuse("campaignNotExternal");
  return found;
}

const outcomes = ["status", "reason", "agreedMethod", "agreedOn"] as const;

/** Which supplier each line is of, and the faults of lines that name one twice or several at once. */
async function linesBySupplier<Line extends Numbered<SupplierNamed>>(
  lines: readonly Line[],
  find: ReturnType<typeof finderOf>,
): Promise<{ of: Map<string, Line>; rejects: Told["rejects"] }> {
  const [of, rejects] = [new Map<string, Line>(), [] as Told["rejects"]];
  for (const line of lines) {
    const found = find(line);
    const supplier = line.supplier || line.supplierKey;
    const key = found === undefined ? await madeKey(line) : found;
    if (key === null) rejects.push({ line: line.line, reason: message("campaignFileSeveral", { supplier }) });
    else if (of.has(key)) rejects.push({ line: line.line, reason: message("campaignFileTwice", { supplier }) });
    else of.set(key, line);
  }
  return { of, rejects };
}

async function planOutcomes(context: CampaignContext, ask: OfOutcomes): Promise<OutcomePlan> {
  const { asking } = ask;
  const { record } = await openRun(context, ask.sight.run);
  const names = context.storage.sql.exec<{ supplierKey: string; name: string }>(
    "SELECT supplierKey, name FROM supplier WHERE run = ?",
    record.run,
  );
  const { of, rejects } = await linesBySupplier(ask.lines, finderOf(names));
  const method = externalOf(context, ask)?.method ?? ask.method;
  const keys = { kind: "only" as const, keys: [...of.keys()] };
  const source = await findSource(context, { kind: "selection", keys }, method, ask);
  // After the last wait: no other change comes between this read and the write.
  const before = externalOf(context, ask);
  const given = new Map(source.members.map((member) => [member.supplierKey, member]));
  const terms = before ?? source.terms;
  const known = new Map((before === null ? [] : rowsOf(context, before).rows).map((row) => [row.supplierKey, row]));
  const [added, changed, changes, events]: [MemberRow[], MemberRow[], Change[], SupplierEvent[]] = [[], [], [], []];
  const note = (what: Change["what"], row: MemberRow, from: MemberRow["status"] | null, to: Change["to"]): void => {
    changes.push({ what, supplierKey: row.supplierKey, supplier: row.name, from, to, contact: "" });
    if (to !== null) events.push({ supplierKey: row.supplierKey, what: "imported", from, to, text: "" });
  };
  for (const [supplierKey, { status, reason, agreedMethod, agreedOn, supplier, supplierKey: said }] of of) {
    const outcome = { status, reason, agreedMethod, agreedOn };
    const row = known.get(supplierKey);
    if (row === undefined) {
      const none = { supplierKey, name: supplier || said, country: "", mcc: "", mccDescription: "" };
      const member = given.get(supplierKey) ?? { ...none, yearMinor: 0, payments: 0, levels: "" };
      const made = revalued(terms, addedRow({ ...member, valueMinor: 0, ...outcome }, asking));
      added.push(made);
      note("added", made, null, status);
    } else if (outcomes.some((name) => row[name] !== outcome[name])) {
      const by = { version: row.version + 1, changedBy: asking.name, changedOn: asking.at };
      const statusOn = row.status === status ? row.statusOn : asking.at;
      changed.push(revalued(terms, { ...row, ...outcome, ...by, statusOn }));
      note("changed", row, row.status, status);
    }
  }
  const leaving = [...known.values()].filter(({ supplierKey }) => !of.has(supplierKey));
  for (const row of leaving) note("gone", row, row.status, null);
  return {
    before,
    source,
    added,
    changed,
    gone: leaving.map(({ supplierKey }) => supplierKey),
    events,
    changes,
    rejects,
    difference: {
      added: added.length,
      changed: changed.length,
      gone: leaving.length,
      same: of.size - added.length - changed.length,
    },
    apart: [...of.keys()].filter((supplierKey) => !given.has(supplierKey)).length,
    version: before?.version ?? 0,
  };
}

const toldOf = ({ difference, apart, changes, rejects, version }: Told): Told => ({
  difference,
  apart,
  changes: changes.slice(0, 20),
  rejects: rejects.slice(0, 100),
  version,
});

/** A campaign that was imported: there is nothing to start, and no user works on it. */
function importedRecord(
  ids: Pick<CampaignRecord, "campaignId" | "jobId" | "name">,
  { terms, run }: FoundSource,
  by: Asking,
): CampaignRecord {
  return {
    ...terms,
    ...ids,
    isDraft: false,
    stage: "Active",
    route: "External",
    tone: "offer",
    ownerUserId: null,
    ownerName: "",
    startsOn: null,
    dueOn: null,
    useCase: null,
    keepContactsMonths: campaignLimits.keepContactsMonths,
    version: 1,
    createdOn: by.at,
    createdBy: by.name,
    setOn: by.at,
    startedOn: by.at,
    endedOn: null,
    endNote: null,
    accountsContact: "",
    accountsMail: "",
    run,
    touchedOn: by.at,
  };
}

type OfContacts = OfAsking & {
  readonly campaignWorkflowId: string;
  readonly fileName: string;
  readonly lines: readonly Numbered<ContactLine>[];
};

interface ContactPlan extends Told {
  readonly campaign: CampaignRecord;
  readonly taken: readonly { readonly row: MemberRow; readonly contact: CampaignContact }[];
}

const told = ["name", "role", "phone", "mail"] as const;

async function planContacts(context: CampaignContext, ask: OfContacts): Promise<ContactPlan> {
  const { sql } = context.storage;
  const { asking } = ask;
  const find = finderOf(rowsOf(context, requireCampaign(context, ask)).rows);
  const { of, rejects } = await linesBySupplier(ask.lines, find);
  const hashes = new Map<string, string[]>();
  for (const [key, line] of of) hashes.set(key, await hashesOf(sql, line, key));
  // After the last wait: no other change comes between this read and the write.
  const campaign = requireCampaign(context, ask);
  if (campaign.route === "External") throw refuse("campaignExternal");
  const members = rowsOf(context, campaign);
  const [taken, changes]: [ContactPlan["taken"][number][], Change[]] = [[], []];
  let [added, same, apart] = [0, 0, 0];
  for (const [key, { line, supplier, supplierKey, ...person }] of of) {
    const row = members.of(key);
    const named = supplier || supplierKey;
    const say = (reason: MessageRef) => rejects.push({ line, reason });
    if (row === undefined) say(message("campaignFileNotIn", { supplier: named }));
    else if (isErased(sql, hashes.get(key) ?? [])) say(message("campaignFileErased", { supplier: named }));
    else {
      const before = contactOf(sql, campaign.campaignId, key);
      if (before !== null && told.every((name) => before[name] === person[name])) same += 1;
      // What a user entered or verified is newer than any file.
      else if (before !== null && (before.source === "typed" || before.isVerified)) apart += 1;
      else {
        added += Number(before === null);
        const source = { source: "imported" as const, sourceName: ask.fileName, on: asking.at };
        const contact = {
          ...person,
          isVerified: false,
          verifiedOn: null,
          ...source,
          version: (before?.version ?? 0) + 1,
        };
        taken.push({ row: withContact(row, "unverified", asking), contact });
        const who = { supplierKey: key, supplier: row.name, contact: person.name };
        changes.push({ what: before === null ? "added" : "changed", ...who, from: null, to: null });
      }
    }
  }
  const difference = { added, changed: taken.length - added, gone: 0, same };
  return { campaign, taken, changes, rejects, difference, apart, version: 0 };
}

export const campaignFileActs = {
  previewOutcomes: async (context: CampaignContext, ask: OfOutcomes): Promise<Told> =>
    toldOf(await planOutcomes(context, ask)),

  /** Makes an External Campaign of a file, or brings one up to date; the same id again is the same campaign. */
  async keepOutcomes(
    context: CampaignContext,
    ask: OfOutcomes & {
      readonly newId: string;
      readonly jobId: string;
      readonly name: string;
      readonly version: number;
    },
  ): Promise<Told & { readonly campaignWorkflowId: string }> {
    const { sql } = context.storage;
    const { asking } = ask;
    const plan = await planOutcomes(context, ask);
    const { before, source, added, changed, gone, events } = plan;
    if ((before?.version ?? 0) !== ask.version) throw changedMeanwhile("campaign");
    const ids = { campaignId: ask.newId, jobId: ask.jobId, name: ask.name };
    const record =
      before === null
        ? importedRecord(ids, source, asking)
        : { ...before, version: before.version + 1, setOn: asking.at, touchedOn: asking.at };
    const { campaignId } = record;
    if (added.length + changed.length + plan.difference.same === 0) throw refuse("noRowKept");
    if (before === null && readCampaign(sql, campaignId) !== null)
      return { ...toldOf(plan), campaignWorkflowId: campaignId };
    if (before === null && countCampaigns(sql) >= campaignLimits.ofJob)
      throw refuse("maxCampaigns", { most: campaignLimits.ofJob });
    context.storage.transactionSync(() => {
      putCampaign(sql, record);
      insertMembers(sql, campaignId, added);
      if (changed.length > 0) writeMembers(sql, campaignId, rowsOf(context, record), changed);
      sql.exec(
        "DELETE FROM campaign_member WHERE campaignId = ? AND supplierKey IN (SELECT value FROM json_each(?))",
        campaignId,
        JSON.stringify(gone),
      );
      noteEvents(sql, campaignId, events, asking);
      noteChanged(sql, campaignId);
    });
    forgetRows(context, campaignId);
    context.tell();
    return { ...toldOf(plan), campaignWorkflowId: campaignId };
  },

  previewContacts: async (context: CampaignContext, ask: OfContacts): Promise<Told> =>
    toldOf(await planContacts(context, ask)),

  async keepContacts(context: CampaignContext, ask: OfContacts): Promise<Told> {
    const plan = await planContacts(context, ask);
    const { campaign, taken } = plan;
    if (taken.length === 0) throw refuse("noRowKept");
    const event = { what: "contact", from: null, to: null, text: "" } as const;
    writeRows(
      context,
      campaign,
      taken.map(({ row }) => row),
      taken.map(({ row: { supplierKey } }) => ({ supplierKey, ...event })),
      ask.asking,
      () => {
        for (const { row, contact } of taken)
          putContact(context.storage.sql, campaign.campaignId, row.supplierKey, contact);
      },
    );
    return toldOf(plan);
  },
} as const;
