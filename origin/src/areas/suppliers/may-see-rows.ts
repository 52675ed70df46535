/** Who opens the rows of a job's ledgers: an issuer lets its clients see them, or does not. */
import { and, eq } from "drizzle-orm";
import { refuse } from "@paygauge/worker/refusal";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { issuers } from "../../store/schema.ts";

type OfJob = { readonly issuerId: string };

/** True for staff and managers of the job's issuer; for other readers as the issuer's setting `showsLedgerRows`. */
export async function maySeeRows(db: Database, person: Person, { issuerId }: OfJob): Promise<boolean> {
  const { isStaff, managedIssuerIds } = person.tenancy;
  return isStaff || managedIssuerIds.includes(issuerId) || showsRows(db, { issuerId });
}

/** True where the job's issuer lets readers of published jobs open their rows. */
export async function showsRows(db: Database, { issuerId }: OfJob): Promise<boolean> {
  const open = and(eq(issuers.id, issuerId), eq(issuers.showsLedgerRows, true));
  return (await db.select({ id: issuers.id }).from(issuers).where(open)).length > 0;
}

/** @throws Refusal 403 */
export async function requireRows(db: Database, person: Person, job: OfJob): Promise<void> {
  if (!(await maySeeRows(db, person, job))) throw refuse("rowsNotShown");
}
