/** What an issuer's use cases assume before the product does: a record of its own in addition to the issuer's. */
import { eq, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { typedAssumptions } from "@paygauge/api-types/entities/use-cases";
import { assumptionKeys, assumptionRules } from "@paygauge/api-types/entities/assumption-keys";
import { countingIn, type AssumptionValues } from "@paygauge/analysis/value/assumptions";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { requireIssuer, type JobRow } from "../../identity/job-sight.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { changedMeanwhile, invalid } from "@paygauge/worker/refusal";
import { guardOf, now, type Database } from "../../store/database.ts";
import { issuerAssumptions, issuers } from "../../store/schema.ts";
import { readStored, readStoredOr } from "@paygauge/worker/stored-json";

const parsed = (text: string | undefined) => readStored(typedAssumptions, text ?? "{}", "issuer_assumptions.typed");

/** The issuer's own defaults as they count in a job of its; none where it states none. */
export async function assumptionsIn(
  db: Database,
  job: Pick<JobRow, "issuerId" | "currency">,
): Promise<AssumptionValues> {
  const [found] = await db
    .select({ typed: issuerAssumptions.typed, currency: issuers.currency })
    .from(issuerAssumptions)
    .innerJoin(issuers, eq(issuers.id, issuerAssumptions.issuerId))
    .where(eq(issuerAssumptions.issuerId, job.issuerId));
  return found === undefined ? {} : countingIn(parsed(found.typed), found.currency, job.currency);
}

export const assumptionsHandlers = {
  issuerAssumptions: async ({ db, person, params }) => {
    const issuer = await requireIssuer(db, person, params.id);
    const [row] = await db.select().from(issuerAssumptions).where(eq(issuerAssumptions.issuerId, issuer.id));
    return {
      // Damaged ones can be typed again; figures that rest on them are refused until then.
      typed: readStoredOr(typedAssumptions, row?.typed ?? "{}", "issuer_assumptions.typed", {}),
      currency: issuer.currency,
      minorDigits: minorDigitsOf(issuer.currency ?? ""),
      version: row?.version ?? 0,
      savedBy: row?.savedBy ?? null,
      savedOn: row?.updatedOn ?? null,
    };
  },

  saveIssuerAssumptions: async ({ db, person, params, body, write }) => {
    const issuer = await requireIssuer(db, person, params.id);
    const { version, typed } = body;
    const amount = assumptionKeys.find((key) => typed[key] !== undefined && assumptionRules[key].unit === "money");
    if (amount !== undefined && issuer.currency === null) throw invalid(`typed.${amount}`, message("issuerNoCurrency"));
    const at = now();
    const kept = { typed: JSON.stringify(typed), savedBy: person.name, updatedOn: at, version: version + 1 };
    const asRead = sql`coalesce((select ${issuerAssumptions.version} from ${issuerAssumptions} where ${issuerAssumptions.issuerId} = ${issuer.id}), 0) = ${version}`;
    return write(
      { entityType: "issuer", entityId: issuer.id, issuerId: issuer.id, note: "assumptions" },
      [
        guardOf(db, asRead, changedMeanwhile("issuer")),
        db
          .insert(issuerAssumptions)
          .values({ issuerId: issuer.id, createdOn: at, ...kept })
          .onConflictDoUpdate({ target: issuerAssumptions.issuerId, set: kept }),
      ],
      done(message("issuerAssumptionsSaved")),
    );
  },
} satisfies Partial<Handlers>;
