import { eq } from "drizzle-orm";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { now, type Database, type Statement } from "../../store/database.ts";
import { buyers, issuers, jobs } from "../../store/schema.ts";

interface DraftOf {
  readonly jobId: string;
  readonly kind: LedgerKind;
  readonly issuerId: string;
  readonly buyerId: string;
  readonly ownerUserId: string;
}

/**
 * Returns a draft of a job for a buyer that is known, with the facts of the buyer or, where it has none, of the issuer,
 * and the statements that store it. null: issuer or buyer is gone.
 */
export async function draftForBuyer(db: Database, { jobId, kind, issuerId, buyerId, ownerUserId }: DraftOf) {
  const [found] = await db
    .select({ issuer: issuers, buyer: buyers })
    .from(issuers)
    .innerJoin(buyers, eq(buyers.id, buyerId))
    .where(eq(issuers.id, issuerId));
  if (!found) return null;
  const { issuer, buyer } = found;
  const at = now();
  const dated = { createdOn: at, updatedOn: at };
  const draft = {
    id: jobId,
    name: "",
    kind,
    issuerId,
    buyerId,
    ownerUserId,
    currency: buyer.currency ?? issuer.currency ?? "GBP",
    buyerCountry: buyer.country || issuer.fallbackCountryIso3,
    capabilities: issuer.capabilities,
    isDraft: true,
    ...dated,
  };
  const statements: Statement[] = [
    // As with every draft, for a user who makes it the job of another buyer.
    db.insert(buyers).values({ id: jobId, name: "", issuerId, isDraft: true, ...dated }),
    db.insert(jobs).values(draft),
  ];
  return { draft, buyer, statements, at };
}
