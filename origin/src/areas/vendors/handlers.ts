import { message } from "@paygauge/api-types/catalogue/message";
import { type FilterItem, type PagedRequest, toPagedResult } from "@paygauge/api-types/entities/paging";
import {
  vendorColumns,
  type VendorIssuer,
  type VendorPage,
  type VendorRow,
} from "@paygauge/api-types/entities/vendors";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { Env } from "../../env.ts";
import type { Person } from "../../identity/person.ts";
import { invalid, notFound, refuse } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { issuerOfVendor } from "../../vendors/label-store.ts";
import { maxVendorNotes } from "../../vendors/note-store.ts";
import type { BookRow } from "../../vendors/vendor-book.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { countedRuns, type CountedRuns } from "./counted-runs.ts";
import { knownDays } from "./known-days.ts";
import { addedUp, inOrder } from "./merge-pages.ts";
import { seenRuns, shownMoney, type SeenRun } from "./seen-runs.ts";

/** Issuers that one question asks at most: those with the most spend. */
const maxIssuers = 50;
/** Rows that a page of several issuers can reach: each of them sends so many. */
const maxReach = 10_000;

/** Refuses columns that vendors don't have, whether or not there is an issuer to ask. @throws Refusal 422 */
function checkColumns({ orderBy, secondaryOrderBy }: PagedRequest, filterItems: readonly FilterItem[]): void {
  const named = [
    ["orderBy", orderBy?.replace(/^-/, "")] as const,
    ["secondaryOrderBy", secondaryOrderBy?.replace(/^-/, "")] as const,
    ...filterItems.map(({ propertyName }) => ["filters", propertyName] as const),
  ];
  const names = Object.keys(vendorColumns).join(", ");
  for (const [path, name] of named)
    if (name !== undefined && !Object.hasOwn(vendorColumns, name))
      throw invalid(path, message("notSorted", { name, names }));
}

/** Takes the filters of issuers out of a request: they choose whom to ask. */
function splitIssuers(request: PagedRequest): { issuerIds: readonly string[]; filterItems: FilterItem[] } {
  const items = request.filters?.filterItems ?? [];
  const ofIssuers = items.filter(({ propertyName }) => propertyName === "issuerId");
  if (ofIssuers.some(({ itemComparisonOperator, itemValue }) => itemComparisonOperator !== "Equal" || !itemValue))
    throw invalid("filters", message("issuerEqualOnly"));
  return {
    issuerIds: ofIssuers.flatMap(({ itemValue }) => itemValue ?? []),
    filterItems: items.filter((item) => !ofIssuers.includes(item)),
  };
}

/** Spend of runs at these factors, minor units, not rounded. */
const spendOfRuns = (runs: readonly SeenRun[], factors: Readonly<Record<string, number>>): number =>
  runs.reduce((sum, { spendMinor, currency }) => sum + Number(spendMinor) * (factors[currency] ?? 0), 0);

/** Runs by issuer, those with the most spend first. */
function byIssuer(runs: readonly SeenRun[], factors: Readonly<Record<string, number>>): [string, SeenRun[]][] {
  const found = new Map<string, SeenRun[]>();
  for (const run of runs) found.set(run.issuerId, [...(found.get(run.issuerId) ?? []), run]);
  return [...found].toSorted(([, a], [, b]) => spendOfRuns(b, factors) - spendOfRuns(a, factors));
}

/** Staff and managers of an issuer merge and split its vendors. */
const mayMerge = ({ tenancy }: Person, issuerId: string): boolean =>
  tenancy.isStaff || tenancy.managedIssuerIds.includes(issuerId);

/** Issuers of some runs, by name. */
function issuersOf(person: Person, runs: readonly SeenRun[]): VendorIssuer[] {
  const names = new Map(runs.map(({ issuerId, issuerName }) => [issuerId, issuerName]));
  return [...names]
    .map(([issuerId, issuerName]) => ({ issuerId, issuerName, mayMerge: mayMerge(person, issuerId) }))
    .toSorted((a, b) => (a.issuerName < b.issuerName ? -1 : 1));
}

/** A row with what the catalogue knows: names of the issuer and of the jobs, and decimals of the currency. */
function namedRow(row: BookRow, runs: readonly SeenRun[], currency: string): VendorRow {
  const names = new Map(runs.map(({ jobId, jobName }) => [jobId, jobName]));
  const named = <Mark extends { readonly jobId: string }>(marks: readonly Mark[]) =>
    marks.map((mark) => ({ ...mark, jobName: names.get(mark.jobId) ?? "" }));
  const { cardDays, outcomes } = row.evidence;
  const knownOn = knownDays(row.evidence.cardDays, runs);
  const acceptance = row.evidence.acceptance
    .map((mark) => ({ ...mark, on: knownOn(mark) ?? mark.on }))
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
  return {
    ...row,
    issuerId: runs[0]?.issuerId ?? "",
    issuerName: runs[0]?.issuerName ?? "",
    minorDigits: minorDigitsOf(currency),
    evidence: { acceptance: named(acceptance), cardDays: named(cardDays), outcomes: named(outcomes) },
  };
}

/** The jobs whose figures are in no sum. */
const uncountedOf = ({ repeated }: CountedRuns<SeenRun>): string[] => repeated.map(({ jobId }) => jobId);

async function pageOf(env: Env, person: Person, all: readonly SeenRun[], request: PagedRequest): Promise<VendorPage> {
  const { issuerIds, filterItems } = splitIssuers(request);
  checkColumns(request, filterItems);
  const which = countedRuns(all);
  const runs = [...which.counted, ...which.repeated];
  const isChosen = ({ issuerId }: SeenRun) => issuerIds.length === 0 || issuerIds.includes(issuerId);
  const chosen = runs.filter(isChosen);
  const counted = which.counted.filter(isChosen);
  const uncounted = uncountedOf(which);
  const { currency, ratesOf, factors, unconverted } = shownMoney(counted);
  const issuers = byIssuer(chosen, factors);
  const asked = issuers.slice(0, maxIssuers);
  const end = request.pageNumber * request.pageSize;
  // One issuer's object cuts its page itself.
  const isMerged = asked.length > 1;
  if (isMerged && end > maxReach) throw invalid("pageNumber", message("vendorsReach", { most: maxReach }));
  const { search, orderBy, secondaryOrderBy } = request;
  const answers = await Promise.all(
    asked.map(async ([issuerId, theirs]) => {
      const question = {
        runs: theirs.map(({ jobId, run }) => ({ jobId, run })),
        uncounted,
        factors,
        filters: { filterItems },
        search,
        orderBy,
        secondaryOrderBy,
        skip: isMerged ? 0 : end - request.pageSize,
        take: isMerged ? end : request.pageSize,
      };
      const answer = await vendorsOf(env, issuerId).ask(question);
      if ("refusal" in answer) throw invalid(answer.refusal.path, answer.refusal.message);
      return { ...answer, rows: answer.rows.map((row) => namedRow(row, theirs, currency)) };
    }),
  );
  const found = answers.flatMap(({ rows }) => rows);
  const rows = isMerged ? inOrder(found, request).slice(end - request.pageSize, end) : found;
  const { count, unfilteredCount, allSpendMinor, ...sums } = addedUp(answers);
  const isWhole = sums.jobsWaiting === 0 && issuers.length === asked.length;
  return {
    ...toPagedResult(rows, request, count, unfilteredCount),
    ...sums,
    notVendorsMinor: isWhole ? Math.round(spendOfRuns(counted, factors)) - Math.round(allSpendMinor) : null,
    jobsRepeated: chosen.length - counted.length,
    samples: which.samples.length,
    currency,
    ratesOf,
    unconverted: [...unconverted],
    issuers: issuersOf(person, runs),
    issuersLeftOut: issuers.length - asked.length,
  };
}

/** The runs of a vendor's issuer that the user sees, with the object that holds it. @throws Refusal 404 */
async function ofVendor(env: Env, db: Database, person: Person, vendorId: string) {
  const issuerId = issuerOfVendor(vendorId);
  if (issuerId === null) throw notFound("vendor");
  const which = countedRuns((await seenRuns(db, person)).filter((run) => run.issuerId === issuerId));
  const vendors = vendorsOf(env, issuerId);
  // A vendor of sample jobs alone is in no sum, and has its page all the same.
  for (const runs of [[...which.counted, ...which.repeated], which.samples]) {
    const money = shownMoney(runs);
    const question = {
      runs: runs.map(({ jobId, run }) => ({ jobId, run })),
      uncounted: uncountedOf(which),
      factors: money.factors,
    };
    if (runs.length > 0 && (await vendors.isSeen(vendorId, question)))
      return { issuerId, runs, money, question, vendors };
  }
  throw notFound("vendor");
}

/** The same for a change: the vendor is in one of these runs, and the user is staff or manages its issuer. */
async function toChange(env: Env, db: Database, person: Person, vendorId: string) {
  const found = await ofVendor(env, db, person, vendorId);
  if (!mayMerge(person, found.issuerId)) throw refuse("vendorOfManagers");
  return found;
}

const byPerson = ({ userId, name }: Person) => ({ authorId: userId, author: name, at: now() });

export const vendorsHandlers = {
  vendorsPage: async ({ env, db, person, body }) => pageOf(env, person, await seenRuns(db, person), body),

  vendor: async ({ env, db, person, params }) => {
    const { issuerId, runs, money, question, vendors } = await ofVendor(env, db, person, params.vendorId);
    const detail = await vendors.detail(params.vendorId, question, person.userId);
    if (detail === null) throw notFound("vendor");
    const known = new Map(runs.map((run) => [run.jobId, run]));
    const knownOn = knownDays(detail.evidence.cardDays, runs);
    return {
      ...detail,
      ...namedRow(detail, runs, money.currency),
      mayMerge: mayMerge(person, issuerId),
      currency: money.currency,
      ratesOf: money.ratesOf,
      unconverted: [...money.unconverted],
      jobRows: detail.jobRows.map((row) => ({
        ...row,
        jobName: known.get(row.jobId)?.jobName ?? "",
        buyerName: known.get(row.jobId)?.buyerName ?? "",
        knownOn: knownOn(row) ?? row.measuredOn,
      })),
    };
  },

  mergeVendors: async ({ env, db, person, params, body, audit }) => {
    const { issuerId, question, vendors } = await toChange(env, db, person, params.vendorId);
    if (issuerOfVendor(body.from) !== issuerId || !(await vendors.isSeen(body.from, question)))
      throw notFound("vendor");
    const merged = await vendors.merge({ into: params.vendorId, from: body.from }, byPerson(person), body.reason);
    if (merged === "gone") throw notFound("vendor");
    if (merged === "same") throw refuse("vendorsAreOne");
    audit({ entityType: "vendor", entityId: params.vendorId, issuerId, note: `merged ${body.from}` });
    return { ...done(message("vendorsMerged")), vendorId: params.vendorId };
  },

  splitVendor: async ({ env, db, person, params, body, audit }) => {
    const { issuerId, vendors } = await toChange(env, db, person, params.vendorId);
    const pair = { from: params.vendorId, vendorId: body.vendorId };
    if ((await vendors.split(pair, byPerson(person), body.reason)) === "gone") throw refuse("vendorNotMerged");
    audit({ entityType: "vendor", entityId: params.vendorId, issuerId, note: `split off ${body.vendorId}` });
    return { ...done(message("vendorSplit")), vendorId: body.vendorId };
  },

  addVendorNote: async ({ env, db, person, params, body, audit }) => {
    const { issuerId, vendors } = await ofVendor(env, db, person, params.vendorId);
    const noteId = await vendors.addNote(params.vendorId, body.text, byPerson(person));
    if (noteId === "gone") throw notFound("vendor");
    if (noteId === "full") throw refuse("maxNotes", { most: maxVendorNotes });
    audit({ entityType: "vendor-note", entityId: `${params.vendorId}/${noteId}`, issuerId, note: "added" });
    return { ...done(message("noteAdded")), noteId };
  },

  removeVendorNote: async ({ env, db, person, params, audit }) => {
    const { issuerId, vendors } = await ofVendor(env, db, person, params.vendorId);
    const { vendorId, noteId } = params;
    if (!(await vendors.removeNote(vendorId, Number(noteId), person.userId))) throw notFound("entry");
    audit({ entityType: "vendor-note", entityId: `${vendorId}/${noteId}`, issuerId, note: "removed" });
    return done(message("noteRemoved"));
  },
} satisfies Partial<Handlers>;
