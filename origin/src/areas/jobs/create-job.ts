import { and, eq } from "drizzle-orm";
import type { CreateJobBody } from "@paygauge/api-types/entities/jobs";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { isCurrency } from "../../job/reading/currencies.ts";
import { invalid, refuse } from "../../refusal.ts";
import { now } from "../../store/database.ts";
import { buyers, jobs } from "../../store/schema.ts";
import { uploadPermission } from "../uploads/upload-access.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "../../done.ts";

type Asked = Pick<CallContext<"createJob">, "db" | "person" | "effectId" | "write">;

/** A new job of one of the issuer's buyers, owned by whoever makes it. */
export async function createJob({ db, person, effectId, write }: Asked, body: CreateJobBody) {
  if (!person.permissions.has(uploadPermission[body.kind])) {
    throw refuse("mayNotCreateKind");
  }
  if (body.kind === "matchedDataOnly") throw invalid("kind", message("matchedOnlyLater"));
  const issuer = await requireIssuer(db, person, body.issuerId);
  const [buyer] = await db
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, body.buyerId), eq(buyers.issuerId, issuer.id)));
  if (!buyer) throw invalid("buyerId", message("buyerOfOther"));
  if (!isCurrency(body.currency)) throw invalid("currency", message("currencyNotInUse", { currency: body.currency }));
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
    currency: body.currency,
    buyerCountry: body.buyerCountry,
    capabilities: body.capabilities,
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
