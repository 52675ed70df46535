import { and, asc, desc, eq, isNotNull, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { FoundRecord } from "@paygauge/api-types/endpoints/search";
import type { CallContext, Handlers } from "../../call-context.ts";
import { jobsInWork, runInSightOf, visibleIssuers, visibleJobs } from "../../identity/job-sight.ts";
import { visibleUsers } from "../../identity/user-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { textMatch } from "../../store/letters.ts";
import { buyers, issuers, jobs, users } from "../../store/schema.ts";

type Search = CallContext<"search">;

/** Found of each kind at most. */
const maxEach = 6;
/** Jobs whose suppliers are searched where no job is named: the newest. */
const maxJobs = 3;
/** Fewer letters than these find everything, which is nothing. */
const minLetters = 2;

/** A part of one of the columns, whatever its case. */
function holds(text: string, ...columns: readonly AnyColumn[]): SQL | undefined {
  return or(...columns.map((column) => textMatch("Contains", column, text)));
}

/** Jobs by their own name before those that only their buyer names, the newest first. */
async function findJobs({ db, person, query }: Search): Promise<FoundRecord[]> {
  if (!person.permissions.has("AnalysisJobList_VIEW")) return [];
  const isInWork = sql<number>`${jobsInWork(db, person)}`.as("is_in_work");
  const rows = await db
    .select({ id: jobs.id, label: jobs.name, note: buyers.name, ledgerKind: jobs.kind, state: jobs.state, isInWork })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .where(and(visibleJobs(db, person), holds(query.text, jobs.name, buyers.name)))
    .orderBy(desc(textMatch("Contains", jobs.name, query.text)), desc(jobs.createdOn))
    .limit(maxEach);
  return rows.map(({ isInWork: works, state, ...row }) => ({
    kind: "job",
    ...row,
    // Anyone who reads what is published sees nothing of what is in progress.
    state: works === 1 ? state : "Ready",
  }));
}

interface SearchedJob {
  readonly id: string;
  readonly name: string;
  readonly run: string;
}

/** Jobs with the run of each that the user reads, as on the job's own pages. */
async function jobsToSearch({ db, person, query }: Search): Promise<readonly SearchedJob[]> {
  const named = query.jobId === undefined ? undefined : eq(jobs.id, query.jobId);
  const run = query.run === "published" ? sql<string | null>`${jobs.publishedRun}` : runInSightOf(db, person);
  const rows = await db
    .select({ id: jobs.id, name: jobs.name, run: run.as("read_run") })
    .from(jobs)
    .where(and(visibleJobs(db, person), isNotNull(run), named))
    .orderBy(desc(jobs.createdOn))
    .limit(maxJobs);
  return rows.flatMap((row) => (row.run === null ? [] : [{ ...row, run: row.run }]));
}

async function findSuppliers(search: Search): Promise<FoundRecord[]> {
  const { env, person, query } = search;
  if (!person.permissions.has("JobSuppliers_VIEW")) return [];
  const request = { pageNumber: 1, pageSize: maxEach, search: query.text };
  const found = (await jobsToSearch(search)).map(async ({ id, name, run }): Promise<FoundRecord[]> => {
    const page = await jobObjectOf(env, id).suppliers(run, request);
    if (page === null || "refusal" in page) return [];
    return page.collection.map((row) => ({
      kind: "supplier",
      id: row.supplierKey,
      label: row.name,
      note: name,
      jobId: id,
    }));
  });
  return (await Promise.all(found)).flat().slice(0, maxEach);
}

async function findPeople({ db, person, query }: Search): Promise<FoundRecord[]> {
  if (!person.permissions.has("User_CRUD")) return [];
  const rows = await db
    .select({ id: users.id, label: users.displayName, note: users.username })
    .from(users)
    .where(and(visibleUsers(db, person), holds(query.text, users.displayName, users.username)))
    .orderBy(asc(users.username))
    .limit(maxEach);
  return rows.map((row) => ({ kind: "person", ...row }));
}

async function findIssuers({ db, person, query }: Search): Promise<FoundRecord[]> {
  if (!person.permissions.has("IssuerArea_VIEW")) return [];
  const rows = await db
    .select({ id: issuers.id, label: issuers.name, note: issuers.issuerKey })
    .from(issuers)
    .where(and(visibleIssuers(person), holds(query.text, issuers.name, issuers.issuerKey)))
    .orderBy(asc(issuers.name))
    .limit(maxEach);
  return rows.map((row) => ({ kind: "issuer", ...row }));
}

export const searchHandlers = {
  search: async (context) => {
    if (context.query.text.length < minLetters) return [];
    return (
      await Promise.all([findJobs(context), findSuppliers(context), findPeople(context), findIssuers(context)])
    ).flat();
  },
} satisfies Partial<Handlers>;
