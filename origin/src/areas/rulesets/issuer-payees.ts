/** What an issuer's users decided about payee classes, kept for its next jobs. No other issuer's job reads it. */
import { and, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { decidableClassSchema } from "@paygauge/api-types/entities/payee-classes";
import type { JobRow } from "../../identity/job-sight.ts";
import { maxRemembered, type RememberedPayee } from "../../job/payees/remembered-payees.ts";
import type { Database, Statement } from "../../store/database.ts";
import { parseStored, readRows } from "@paygauge/worker/stored-json";
import { issuerPayeeDecisions } from "../../store/schema.ts";

/** Decisions of the issuer's other jobs, the newest first. Those of the job itself are in its own store. */
export async function decidedByIssuer(db: Database, job: Pick<JobRow, "id" | "issuerId">): Promise<RememberedPayee[]> {
  const { name, country, taxId, payeeClass, author, at, jobId, issuerId, id } = issuerPayeeDecisions;
  const rows = await db
    .select({ name, country, taxId, payeeClass, author, at })
    .from(issuerPayeeDecisions)
    .where(and(eq(issuerId, job.issuerId), or(isNull(jobId), ne(jobId, job.id))))
    .orderBy(desc(id))
    .limit(maxRemembered);
  return readRows(rows, (row) => ({
    ...row,
    payeeClass: parseStored(decidableClassSchema, row.payeeClass, "issuer_payee_decisions.payee_class"),
  })).readable;
}

type NewDecision = Omit<typeof issuerPayeeDecisions.$inferInsert, "id">;

/** Values of one statement: D1 binds 100 at most. */
const rowsAtOnce = 10;

const inChunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Statements that keep decisions for the issuer's next jobs. */
export function rememberPayees(db: Database, decisions: readonly NewDecision[]): Statement[] {
  return inChunks(decisions, rowsAtOnce).map((rows) => db.insert(issuerPayeeDecisions).values(rows));
}

/** Statements that forget what was decided in a job, by the decisions' numbers there. */
export function forgetPayees(db: Database, jobId: string, decisionIds: readonly number[]): Statement[] {
  return inChunks(decisionIds, 90).map((ids) =>
    db
      .delete(issuerPayeeDecisions)
      .where(and(eq(issuerPayeeDecisions.jobId, jobId), inArray(issuerPayeeDecisions.decisionId, ids))),
  );
}
