/** Pages of vendors across issuers: each issuer's object answers for the runs that the user can see. */
import { message } from "@paygauge/api-types/catalogue/message";
import { type FilterItem, type PagedRequest, toPagedResult } from "@paygauge/api-types/entities/paging";
import { vendorColumns, type VendorIssuer, type VendorRow } from "@paygauge/api-types/entities/vendors";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { invalid } from "@paygauge/worker/refusal";
import type { Person } from "../../identity/person.ts";
import type { BookRow, VendorAnswer, VendorQuestion } from "../../vendors/vendor-book.ts";
import { countedRuns, type CountedRuns } from "./counted-runs.ts";
import { knownDays } from "./known-days.ts";
import { addedUp, inOrder } from "./merge-pages.ts";
import { shownMoney, type SeenRun } from "./seen-runs.ts";

/** Issuers that one question asks at most: those with the most spend. */
export const maxIssuers = 50;
/** Rows that a page of several issuers can reach: each of them sends so many. */
const maxReach = 10_000;

/** Refuses columns that vendors don't have, whether or not there is an issuer to ask. @throws Refusal 422 */
function checkColumns({ orderBy, secondaryOrderBy }: PagedRequest, filterItems: readonly FilterItem[], more: Columns) {
  const columns = { ...vendorColumns, ...more };
  const check = (path: string, name: string | undefined): void => {
    if (name === undefined || Object.hasOwn(columns, name)) return;
    throw invalid(path, message("notSorted", { name, names: Object.keys(columns).join(", ") }));
  };
  check("orderBy", orderBy?.replace(/^-/, ""));
  check("secondaryOrderBy", secondaryOrderBy?.replace(/^-/, ""));
  for (const { propertyName } of filterItems) check("filters", propertyName);
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
export function byIssuer(runs: readonly SeenRun[], factors: Readonly<Record<string, number>>): [string, SeenRun[]][] {
  const found = new Map<string, SeenRun[]>();
  for (const run of runs) found.set(run.issuerId, [...(found.get(run.issuerId) ?? []), run]);
  return [...found].toSorted(([, a], [, b]) => spendOfRuns(b, factors) - spendOfRuns(a, factors));
}

/** Staff and managers of an issuer merge and split its vendors. */
export const mayMerge = ({ tenancy }: Person, issuerId: string): boolean =>
  tenancy.isStaff || tenancy.managedIssuerIds.includes(issuerId);

/** Issuers of some runs, by name. */
function issuersOf(person: Person, runs: readonly SeenRun[]): VendorIssuer[] {
  const names = new Map(runs.map(({ issuerId, issuerName }) => [issuerId, issuerName]));
  return [...names]
    .map(([issuerId, issuerName]) => ({ issuerId, issuerName, mayMerge: mayMerge(person, issuerId) }))
    .toSorted((a, b) => (a.issuerName < b.issuerName ? -1 : 1));
}

/** A row with what the catalogue knows: names of the issuer and of the jobs, and decimals of the currency. */
export function namedRow<Row extends BookRow>(row: Row, runs: readonly SeenRun[], currency: string): Row & VendorRow {
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
export const uncountedOf = ({ repeated }: CountedRuns<SeenRun>): string[] => repeated.map(({ jobId }) => jobId);

type Columns = Readonly<Record<string, unknown>>;
type Answered<Row extends BookRow> = Omit<VendorAnswer, "rows"> & { readonly rows: readonly Row[] };
type Refused = { readonly refusal: { readonly path: string; readonly message: MessageRef } };

/** Whom a page asks. */
interface Asked<Row extends BookRow> {
  /** Asks one issuer's object. */
  readonly ask: (issuerId: string, question: VendorQuestion) => Promise<Answered<Row> | Refused>;
  /** Further columns that filters and sorts can name. */
  readonly more?: Columns;
  /** Rows of runs whose figures are in no sum are left out. */
  readonly isCountedOnly?: boolean;
}

/** A page of vendors in the runs that a user sees. @throws Refusal 422 for columns that they don't have */
export async function vendorPageOf<Row extends BookRow>(
  person: Person,
  all: readonly SeenRun[],
  request: PagedRequest,
  { ask, more = {}, isCountedOnly = false }: Asked<Row>,
) {
  const { issuerIds, filterItems } = splitIssuers(request);
  checkColumns(request, filterItems, more);
  const which = countedRuns(all);
  const runs = isCountedOnly ? which.counted : [...which.counted, ...which.repeated];
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
      const answer = await ask(issuerId, question);
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
    jobsRepeated: which.repeated.filter(isChosen).length,
    samples: which.samples.length,
    currency,
    ratesOf,
    unconverted: [...unconverted],
    issuers: issuersOf(person, runs),
    issuersLeftOut: issuers.length - asked.length,
  };
}
