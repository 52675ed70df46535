/** Where a campaign's suppliers come from: a use case's frozen set, or a selection of the run that the user reads. */
import { yearFactorSql } from "../measures/year-factor.ts";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { TermsBucket } from "@paygauge/api-types/entities/supplier-measures";
import type { CampaignSource } from "@paygauge/api-types/entities/campaigns";
import { caseTerms, defaultsOf, type AssumptionValues } from "@paygauge/analysis/value/assumptions";
import { unitValue, type CaseTerms } from "@paygauge/analysis/value/use-case";
import { waveOf } from "@paygauge/analysis/value/waves";
import { waves } from "@paygauge/api-types/entities/waves";
import type { RunInSight } from "../../identity/run-in-sight.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { setFacts } from "../use-cases/set-facts.ts";
import { openRun, useCaseActs, type JobContext } from "../use-cases/use-case-context.ts";
import { readUseCase } from "../use-cases/use-case-store.ts";
import type { CampaignTerms } from "./campaign-store.ts";
import type { AddedMember } from "./member-rows.ts";

/** What finding suppliers rests on. */
export interface SourceFacts {
  readonly sight: RunInSight;
  readonly issuer: AssumptionValues;
  readonly currency: string;
}

export interface FoundSource {
  readonly terms: CampaignTerms;
  readonly useCase: { readonly useCaseId: string; readonly name: string } | null;
  readonly run: string | null;
  readonly members: readonly Omit<AddedMember, "valueMinor">[];
}

const givenColumns = `supplierKey, name, country, mcc, mccDescription, yearMinor, payments, levels,
  CAST(coalesce(cardableMinor, 1) > 0 AS INTEGER) AS isCardable, cardableMinor, cardablePayments`;
type Given = Omit<AddedMember, "valueMinor"> & Record<string, SqlStorageValue>;

function termsOf(
  method: Capability,
  measured: CampaignTerms["measured"],
  terms: CaseTerms,
  currency: string,
): CampaignTerms {
  const { perSpend, perPayment } = unitValue(method, terms);
  const digits = 10 ** minorDigitsOf(currency);
  return { method, measured, conversion: terms.conversion, perSpend, perPayment: perPayment * digits };
}

/** The terms of another method over what the suppliers showed. */
export async function termsOfMethod(
  context: JobContext,
  method: Capability,
  measured: CampaignTerms["measured"],
  { sight, issuer, currency }: SourceFacts,
): Promise<CampaignTerms> {
  const { rules } = await openRun(context, sight.run);
  const defaults = defaultsOf(method, measured, rules.statedOf(method), issuer);
  return termsOf(method, measured, caseTerms(defaults, {}), currency);
}

/** The frozen set of a use case, valued as the use case values it. @throws Refusal 404 */
function ofUseCase(context: JobContext, useCaseId: string, { sight, currency }: SourceFacts): FoundSource {
  const { name, method, typed, defaults, run } = useCaseActs.one(context, { useCaseId, sight });
  const { sql } = context.storage;
  const measured = readUseCase(sql, useCaseId)?.measured ?? none;
  const members = sql
    .exec<Given>(`SELECT ${givenColumns} FROM use_case_member WHERE useCaseId = ? ORDER BY ordinal`, useCaseId)
    .toArray();
  return {
    terms: termsOf(method, measured, caseTerms(defaults, typed), currency),
    useCase: { useCaseId, name },
    run,
    members,
  };
}

const none = { currentPayDay: null, largeTicketShare: null, costNow: null } as const;
const factorSql = yearFactorSql("?2");
const lettersSql = capabilities.map((capability) => `substr(${capability}Score, 1, 1)`).join(" || ");
const selectedSql = `SELECT ordinal, supplierKey, name, country, mcc, mccDescription,
  CAST(round(max(addressableMinor, 0) * ${factorSql}) AS INTEGER) AS yearMinor,
  CAST(round(transactions * ${factorSql}) AS INTEGER) AS payments, ${lettersSql} AS levels,
  CAST(cardableMinor > 0 AS INTEGER) AS isCardable,
  CAST(round(max(cardableMinor, 0) * ${factorSql}) AS INTEGER) AS cardableMinor,
  CAST(round(coalesce(cardableTransactions, transactions) * ${factorSql}) AS INTEGER) AS cardablePayments
  FROM supplier WHERE run = ?1 AND ordinal IN (SELECT value FROM json_each(?3))`;

/** Suppliers that a request finds in the run that the user reads. @throws Refusal 422 */
async function ofSelection(
  context: JobContext,
  from: Extract<CampaignSource, { kind: "selection" }>,
  method: Capability,
  facts: SourceFacts,
): Promise<FoundSource> {
  const { record, grid, rules } = await openRun(context, facts.sight.run);
  const { filters, search, keys } = from;
  const selection = { ...(filters === undefined ? {} : { filters }), ...(search === undefined ? {} : { search }) };
  const named = new Set(keys?.keys);
  const isChosen = ({ supplierKey }: Given): boolean =>
    keys === undefined || named.has(supplierKey) === (keys.kind === "only");
  const found = grid.measured(selection, (_, places) => places.slice());
  const members = context.storage.sql
    .exec<Given>(selectedSql, record.run, rules.annualFactor, JSON.stringify([...found]))
    .toArray()
    .filter(isChosen);
  const places = Uint32Array.from(members, ({ ordinal }) => Number(ordinal));
  const {
    currentPayDay,
    largeTicketShare,
    costNow,
    conversion = null,
  } = grid.measured({}, (columns) => setFacts(columns, places, rules, method));
  const measured = { currentPayDay, largeTicketShare, costNow, conversion };
  const defaults = defaultsOf(method, measured, rules.statedOf(method), facts.issuer);
  return {
    terms: termsOf(method, measured, caseTerms(defaults, {}), facts.currency),
    useCase: null,
    run: record.run,
    members: members.map(({ ordinal: _ordinal, ...member }) => member),
  };
}

interface OwnFacts {
  readonly supplierKey: string;
  readonly addressable: number;
  readonly cardable: number;
  readonly vcAccepting: string;
  readonly daysToPay: number | null;
  readonly termsBucket: TermsBucket;
}

/** The wave, days and terms of each supplier in the run in sight; none for suppliers that the run does not have. */
function withOwnFacts({ storage: { sql } }: JobContext, run: string, found: FoundSource): FoundSource {
  const rows = sql.exec<OwnFacts & Record<string, SqlStorageValue>>(
    `SELECT supplierKey, addressableMinor AS addressable, cardableMinor AS cardable, vcAccepting, daysToPay, termsBucket
     FROM supplier WHERE run = ? AND supplierKey IN (SELECT value FROM json_each(?))`,
    run,
    JSON.stringify(found.members.map(({ supplierKey }) => supplierKey)),
  );
  const byKey = new Map(
    [...rows].map(({ supplierKey, daysToPay, termsBucket, ...facts }) => [
      supplierKey,
      { wave: waves.indexOf(waveOf(facts)), daysToPay, termsBucket },
    ]),
  );
  const unknown = { wave: null, daysToPay: null, termsBucket: "Unknown" } as const;
  return {
    ...found,
    members: found.members.map((member) => ({ ...member, ...(byKey.get(member.supplierKey) ?? unknown) })),
  };
}

/** The suppliers of a source with the terms that value them. @throws Refusal 404, 409, 422 */
export async function findSource(
  context: JobContext,
  from: CampaignSource,
  method: Capability,
  facts: SourceFacts,
): Promise<FoundSource> {
  const { run } = facts.sight;
  if (from.kind === "useCase") return withOwnFacts(context, run, ofUseCase(context, from.useCaseId, facts));
  if (from.kind === "selection") return withOwnFacts(context, run, await ofSelection(context, from, method, facts));
  return { terms: await termsOfMethod(context, method, none, facts), useCase: null, run: null, members: [] };
}
