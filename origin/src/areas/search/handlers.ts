import { and, asc, desc, eq, or, type AnyColumn, type SQL } from "drizzle-orm";
import type { FoundRecord } from "@paygauge/api-types/endpoints/search";
import type { CallContext, Handlers } from "../../call-context.ts";
import { visibleIssuers, visibleJobs, type JobRow } from "../../identity/job-sight.ts";
import { visibleUsers } from "../../identity/user-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { textMatch } from "../../store/letters.ts";
import { buyers, issuers, jobs, users } from "../../store/schema.ts";

type Search = CallContext<"search">;

/** Found of each kind at most. */
const eachMost = 6;
/** Jobs whose suppliers are searched where no job is named: the newest. */
const jobsMost = 3;
/** Fewer letters than these find everything, which is nothing. */
const lettersLeast = 2;

/** A part of one of the columns, whatever its case. */
function holds(text: string, ...columns: readonly AnyColumn[]): SQL | undefined {
  return or(...columns.map((column) => textMatch("Contains", column, text)));
}

async function findJobs({ db, person, query }: Search): Promise<FoundRecord[]> {
  if (!person.permissions.has("AnalysisJobList_VIEW")) return [];
  const rows = await db
    .select({ id: jobs.id, label: jobs.name, note: buyers.name, ledgerKind: jobs.kind, state: jobs.state })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .where(and(visibleJobs(db, person), holds(query.text, jobs.name, buyers.name)))
    .orderBy(desc(jobs.createdOn))
    .limit(eachMost);
  return rows.map((row) => ({ kind: "job", ...row }));
}

async function jobsToSearch({ db, person, query }: Search): Promise<readonly Pick<JobRow, "id" | "name">[]> {
  const named = query.jobId === undefined ? undefined : eq(jobs.id, query.jobId);
  return db
    .select({ id: jobs.id, name: jobs.name })
    .from(jobs)
    .where(and(visibleJobs(db, person), eq(jobs.state, "Ready"), named))
    .orderBy(desc(jobs.createdOn))
    .limit(jobsMost);
}

async function findSuppliers(search: Search): Promise<FoundRecord[]> {
  const { env, person, query } = search;
  if (!person.permissions.has("JobSuppliers_VIEW")) return [];
  const request = { pageNumber: 1, pageSize: eachMost, search: query.text };
  const found = (await jobsToSearch(search)).map(async ({ id, name }): Promise<FoundRecord[]> => {
    const page = await jobObjectOf(env, id).suppliers(request);
    if (page === null || "refusal" in page) return [];
    return page.collection.map((row) => ({
      kind: "supplier",
      id: row.supplierKey,
      label: row.name,
      note: name,
      jobId: id,
    }));
  });
  return (await Promise.all(found)).flat().slice(0, eachMost);
}

async function findPeople({ db, person, query }: Search): Promise<FoundRecord[]> {
  if (!person.permissions.has("User_CRUD")) return [];
  const rows = await db
    .select({ id: users.id, label: users.displayName, note: users.username })
    .from(users)
    .where(and(visibleUsers(db, person), holds(query.text, users.displayName, users.username)))
    .orderBy(asc(users.username))
    .limit(eachMost);
  return rows.map((row) => ({ kind: "person", ...row }));
}

async function findIssuers({ db, person, query }: Search): Promise<FoundRecord[]> {
  if (!person.permissions.has("IssuerArea_VIEW")) return [];
  const rows = await db
    .select({ id: issuers.id, label: issuers.name, note: issuers.issuerKey })
    .from(issuers)
    .where(and(visibleIssuers(person), holds(query.text, issuers.name, issuers.issuerKey)))
    .orderBy(asc(issuers.name))
    .limit(eachMost);
  return rows.map((row) => ({ kind: "issuer", ...row }));
}

export const searchHandlers = {
  search: async (context) => {
    if (context.query.text.length < lettersLeast) return [];
    return (
      await Promise.all([findJobs(context), findSuppliers(context), findPeople(context), findIssuers(context)])
    ).flat();
  },
} satisfies Partial<Handlers>;
