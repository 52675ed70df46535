/** Runs a query with the rights that its reader has now. */
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { analyticsDatasets } from "@paygauge/api-types/entities/analytics-datasets";
import {
  analyticsLimits,
  type AnalyticsAnswer,
  type AnalyticsQuery,
} from "@paygauge/api-types/entities/analytics-queries";
import { refuse } from "@paygauge/worker/refusal";
import { countedRuns } from "../areas/vendors/counted-runs.ts";
import { seenRuns, type SeenRun } from "../areas/vendors/seen-runs.ts";
import type { Env } from "../env.ts";
import type { Person } from "../identity/person.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { now, type Database } from "../store/database.ts";
import { vendorsOf } from "../vendors/vendors-stub.ts";
import { askJobs, runsWithFigures } from "./ask-use-cases.ts";
import { auditSource, campaignsSource, firstDayOf, jobsSource } from "./catalogue-sources.ts";
import { chosenOf } from "./chosen-capabilities.ts";
import { commandsSource } from "./command-groups.ts";
import { compileQuery } from "./compile-query.ts";
import { MergedGroups, type Group } from "./merge-groups.ts";
import { refusalOf, type ObjectAnswer } from "./object-answer.ts";
import { QueryRefused } from "./refused.ts";
import { resolveDays } from "./resolve-days.ts";
import type { SeenJobRow } from "./scope.ts";
import { seenCampaigns } from "./seen-campaigns.ts";
import type { Source } from "./source.ts";
import { suppliersSource, vendorsSource } from "./supplier-sources.ts";
import { sourceOfCases } from "./use-cases-source.ts";

interface QueryReader {
  readonly env: Env;
  readonly db: Database;
  readonly person: Person;
}

/** Characters of what a user may see, as one parameter: D1 takes two million bytes. */
const maxScope = 1_500_000;

/** Whether a user may query a dataset. */
export function mayQuery({ permissions, tenancy }: Person, dataset: AnalyticsQuery["dataset"]): boolean {
  const { permission, isForStaff } = analyticsDatasets[dataset];
  return permissions.has(permission) && (!isForStaff || tenancy.isStaff);
}

/** For compiling alone: the SQL is the same for every job. */
const noJob = { job: "", buyer: "", issuer: "", currency: "", scale: 1 };

const rowOf = (run: SeenRun): Omit<SeenJobRow, "chosen"> => ({
  jobId: run.jobId,
  run: run.run,
  job: run.jobName,
  buyer: run.buyerName,
  issuer: run.issuerName,
  currency: run.currency,
  scale: 10 ** minorDigitsOf(run.currency),
});

/** Leaves out jobs that no row of the answer can be of, so that a filter narrows the input. */
function narrowed(runs: readonly SeenRun[], { filters }: AnalyticsQuery): SeenRun[] {
  const valuesOf = (field: string) => {
    const items = filters.filter((item) => item.propertyName === field && item.itemComparisonOperator === "Equal");
    return items.length === 0 || items.some(({ allowNullValue, itemValue }) => allowNullValue === true || !itemValue)
      ? null
      : new Set(items.map(({ itemValue }) => itemValue));
  };
  const [issuers, buyers, names] = [valuesOf("issuer"), valuesOf("buyer"), valuesOf("job")];
  return runs.filter(
    (run) =>
      (issuers === null || issuers.has(run.issuerName)) &&
      (buyers === null || buyers.has(run.buyerName)) &&
      (names === null || names.has(run.jobName)),
  );
}

/** Runs of jobs that count: no samples next to real ones; for vendors, no period of a buyer twice. */
async function runsFor({ db, person }: QueryReader, query: AnalyticsQuery): Promise<SeenRun[]> {
  const { counted, repeated } = countedRuns(await seenRuns(db, person));
  return narrowed(query.dataset === "vendors" ? counted : [...counted, ...repeated], query);
}

/** What a user sees across jobs, for the page. */
export async function sightOf({ db, person }: Omit<QueryReader, "env">): Promise<{ jobs: number; issuers: number }> {
  const { counted, repeated } = countedRuns(await seenRuns(db, person));
  const runs = [...counted, ...repeated];
  return { jobs: runs.length, issuers: new Set(runs.map(({ issuerId }) => issuerId)).size };
}

type Answers = readonly ObjectAnswer[];

const namesLevel = ({ measures, dimensions, filters }: AnalyticsQuery): boolean =>
  [
    ...measures.map(({ field = "" }) => field),
    ...dimensions.map(({ field }) => field),
    ...filters.map(({ propertyName }) => propertyName),
  ].some((field) => field.endsWith("Score"));

async function askIssuers({ env, db }: QueryReader, query: AnalyticsQuery, runs: readonly SeenRun[]): Promise<Answers> {
  const byIssuer = new Map<string, SeenRun[]>();
  for (const run of runs) byIssuer.set(run.issuerId, [...(byIssuer.get(run.issuerId) ?? []), run]);
  if (byIssuer.size > analyticsLimits.objects)
    throw new QueryRefused("tooManyIssuers", { issuers: byIssuer.size, most: analyticsLimits.objects });
  // Levels alone depend on what a job has chosen.
  const chosen = namesLevel(query) ? await chosenOf(db, runs) : new Map<string, string>();
  const rowsOf = (theirs: readonly SeenRun[]) =>
    theirs.map((run) => ({ ...rowOf(run), chosen: chosen.get(run.jobId) ?? "" }));
  return Promise.all(
    [...byIssuer].map(([issuerId, theirs]) => vendorsOf(env, issuerId).queryGroups({ query, jobs: rowsOf(theirs) })),
  );
}

async function askCatalogue(
  { env }: QueryReader,
  query: AnalyticsQuery,
  source: Source,
  jobs: number,
): Promise<Answers> {
  const compiled = compileQuery(query, source);
  if (String(compiled.bound[0] ?? "").length > maxScope)
    throw new QueryRefused("tooManyRows", { rows: jobs, most: analyticsLimits.scanned });
  const counted = `${source.before} SELECT count(*) FROM (SELECT 1 FROM ${source.from} LIMIT ${analyticsLimits.scanned + 1})`;
  const scanned = await env.DB.prepare(counted)
    .bind(...source.bound)
    .first<number>("count(*)");
  if ((scanned ?? 0) > analyticsLimits.scanned)
    throw new QueryRefused("tooManyRows", { rows: scanned ?? 0, most: analyticsLimits.scanned });
  const groups = await env.DB.prepare(compiled.sql)
    .bind(...compiled.bound)
    .raw<Group>();
  return [{ groups, scanned: scanned ?? 0, jobs, sql: compiled.sql }];
}

/** Adds up what several objects answered. @throws QueryRefused */
function answerOf(
  query: AnalyticsQuery,
  answers: Answers,
  { seen, issuers, sql }: { readonly seen: number; readonly issuers: number | null; readonly sql: string },
): AnalyticsAnswer {
  const merged = new MergedGroups(query);
  const waiting = { done: 0, total: 0 };
  let [scanned, jobs] = [0, 0];
  for (const answer of answers) {
    if ("refused" in answer) throw new QueryRefused(answer.refused.code, answer.refused.args);
    if ("preparing" in answer) {
      waiting.done += answer.preparing.done;
      waiting.total += answer.preparing.total;
      continue;
    }
    merged.add(answer.groups);
    scanned += answer.scanned;
    jobs += answer.jobs;
  }
  if (waiting.total > 0) return { state: "preparing", ...waiting };
  return {
    state: "answered",
    ...merged.finish(),
    scanned,
    jobs: issuers === null ? null : jobs,
    issuers,
    jobsWaiting: seen - jobs,
    sql,
  };
}

async function answerFor(reader: QueryReader, query: AnalyticsQuery): Promise<AnalyticsAnswer> {
  switch (query.dataset) {
    case "suppliersByJob":
    case "vendors": {
      // Compiled here as well: a query is refused whether or not there is an issuer to ask.
      const compiled = compileQuery(query, query.dataset === "vendors" ? vendorsSource([], null) : suppliersSource([]));
      const runs = await runsFor(reader, query);
      const issuers = new Set(runs.map(({ issuerId }) => issuerId)).size;
      return answerOf(query, await askIssuers(reader, query, runs), {
        seen: runs.length,
        issuers,
        sql: compiled.sql,
      });
    }
    case "jobs": {
      const runs = await runsFor(reader, query);
      const source = jobsSource(runs.map(rowOf));
      const issuers = new Set(runs.map(({ issuerId }) => issuerId)).size;
      return ofCatalogue(reader, query, source, { jobs: runs.length, issuers });
    }
    case "useCases": {
      const { sql } = compileQuery(query, sourceOfCases(noJob, []));
      const runs = await runsWithFigures(reader.db, await runsFor(reader, query));
      const issuers = new Set(runs.map(({ issuerId }) => issuerId)).size;
      return answerOf(query, await askJobs(reader, query, runs), { seen: runs.length, issuers, sql });
    }
    case "campaigns": {
      const { campaigns, jobs, issuers } = await seenCampaigns(reader.db, reader.person);
      return ofCatalogue(reader, query, campaignsSource(campaigns), { jobs, issuers });
    }
    case "audit":
      return ofCatalogue(reader, query, auditSource(firstDayOf(query, "on")), null);
    case "commands": {
      const compiled = compileQuery(query, commandsSource());
      return answerOf(query, [await queueOf(reader.env).queryGroups(query)], {
        seen: 0,
        issuers: null,
        sql: compiled.sql,
      });
    }
  }
}

async function ofCatalogue(
  reader: QueryReader,
  query: AnalyticsQuery,
  source: Source,
  sight: { readonly jobs: number; readonly issuers: number } | null,
): Promise<AnalyticsAnswer> {
  const answers = await askCatalogue(reader, query, source, sight?.jobs ?? 0);
  return answerOf(query, answers, {
    seen: sight?.jobs ?? 0,
    issuers: sight?.issuers ?? null,
    sql: compileQuery(query, source).sql,
  });
}

/** @throws Refusal 403 for a dataset that the reader may not query */
export async function runQuery(reader: QueryReader, query: AnalyticsQuery): Promise<AnalyticsAnswer> {
  if (!mayQuery(reader.person, query.dataset)) throw refuse("noPermission");
  try {
    return await answerFor(reader, resolveDays(query, now().slice(0, 10)));
  } catch (error) {
    const { refused } = refusalOf(error);
    return { state: "refused", code: refused.code, args: { ...refused.args } };
  }
}
