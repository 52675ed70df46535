import { requireIssuer } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { notFound } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import type { issuers } from "../../store/schema.ts";

/**
 * The issuer, where the user may see its card statements: staff, and those who manage it. To its Members they do not
 * exist, as to every other user (docs/access.md section 2). @throws Refusal 404.
 */
export async function requireStatements(
  db: Database,
  person: Person,
  issuerId: string,
): Promise<typeof issuers.$inferSelect> {
  const issuer = await requireIssuer(db, person, issuerId);
  const { isStaff, managedIssuerIds } = person.tenancy;
  if (!isStaff && !managedIssuerIds.includes(issuer.id)) throw notFound("issuer");
  return issuer;
}
