import { eq } from "drizzle-orm";
import { firstLanguage, type Language } from "@paygauge/api-types/languages";
import type { SeenJob } from "../../identity/job-sight.ts";
import { notFound } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { buyers, issuers } from "../../store/schema.ts";

/** Who speaks in a job's pitches, and the language that the issuer speaks. */
export async function pitchFactsOf(
  db: Database,
  { issuerId, buyerId }: Pick<SeenJob, "issuerId" | "buyerId">,
): Promise<{ readonly names: readonly string[]; readonly issuerLanguage: Language }> {
  const [found] = await db
    .select({ issuer: issuers.name, language: issuers.language, buyer: buyers.name })
    .from(issuers)
    .innerJoin(buyers, eq(buyers.id, buyerId))
    .where(eq(issuers.id, issuerId));
  if (!found) throw notFound("job");
  return { names: [found.buyer, found.issuer], issuerLanguage: firstLanguage([found.language]) };
}
