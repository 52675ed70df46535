import { and, eq } from "drizzle-orm";
import type { CreateJobBody } from "@paygauge/api-types/entities/jobs";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { isCurrency } from "@paygauge/analysis/reading/currencies";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { buyers, issuers, jobs } from "../../store/schema.ts";
import { uploadPermission } from "../uploads/upload-access.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

type Asked = Pick<CallContext<"createJob">, "db" | "person" | "effectId" | "write">;

/** Of a job that no money was asked of: until it is moved to a kind with figures, which asks. */
const noCurrency = "USD";

/** Currency and capabilities: as asked, or of a job without figures the issuer's. @throws Refusal 422 */
function moneyOf({ kind, currency, capabilities }: CreateJobBody, issuer: typeof issuers.$inferSelect) {
  const asked = hasFigures(kind);
  if (asked && currency === undefined) throw invalid("currency", message("currencyNeeded"));
  if (asked && capabilities === undefined) throw invalid("capabilities", message("chooseCapability"));
  if (currency !== undefined && !isCurrency(currency))
    throw invalid("currency", message("currencyNotInUse", { currency }));
  return {
    currency: currency ?? issuer.currency ?? noCurrency,
    capabilities: capabilities ?? issuer.capabilities,
  };
}

/** A new job of one of the issuer's buyers, owned by anyone who makes it. */
export async function createJob({ db, person, effectId, write }: Asked, body: CreateJobBody) {
  if (!person.permissions.has(uploadPermission[body.kind])) {
    throw refuse("mayNotCreateKind");
  }
  const issuer = await requireIssuer(db, person, body.issuerId);
  const [buyer] = await db
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, body.buyerId), eq(buyers.issuerId, issuer.id), eq(buyers.isDraft, false)));
  if (!buyer) throw invalid("buyerId", message("buyerOfOther"));
  const money = moneyOf(body, issuer);
  const { periodFrom = null, periodTo = null } = body;
  if (periodFrom && periodTo && periodFrom > periodTo) throw invalid("periodTo", message("periodBackwards"));
  const at = now();
  const row = {
    id: effectId,
    name: body.name,
    kind: body.kind,
    issuerId: issuer.id,
    buyerId: buyer.id,
    ownerUserId: person.userId,
    buyerCountry: body.buyerCountry,
    ...money,
    periodFrom,
    periodTo,
    createdOn: at,
    updatedOn: at,
  };
  return write({ entityType: "job", entityId: effectId, issuerId: issuer.id }, [db.insert(jobs).values(row)], {
    ...done(message("jobCreated")),
    id: effectId,
  });
}
