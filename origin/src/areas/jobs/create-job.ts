import { and, eq } from "drizzle-orm";
import type { CreateJobBody } from "@paygauge/api-types/entities/jobs";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { isCurrency } from "../../job/reading/currencies.ts";
import { invalid, Refusal } from "../../refusal.ts";
import { now } from "../../store/database.ts";
import { buyers, jobs } from "../../store/schema.ts";
import { uploadPermission } from "../uploads/upload-access.ts";

const answered = { success: true, statusCode: 200 };

type Asked = Pick<CallContext<"createJob">, "db" | "person" | "effectId" | "write">;

/** A new job of one of the issuer's buyers, owned by whoever makes it. */
export async function createJob({ db, person, effectId, write }: Asked, body: CreateJobBody) {
  if (!person.permissions.has(uploadPermission[body.kind])) {
    throw new Refusal(
      403,
      "NOT_PERMITTED",
      "You may not create a job of this kind. Ask an administrator for its upload permission.",
    );
  }
  if (body.kind === "matchedDataOnly")
    throw invalid(
      "kind",
      "Jobs with matched data only are not part of this release. Choose a summary or document lines.",
    );
  const issuer = await requireIssuer(db, person, body.issuerId);
  const [buyer] = await db
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, body.buyerId), eq(buyers.issuerId, issuer.id)));
  if (!buyer)
    throw invalid(
      "buyerId",
      "This buyer does not belong to the issuer. Choose one of the issuer's buyers, or create it.",
    );
  if (!isCurrency(body.currency))
    throw invalid("currency", `${body.currency} is not a currency in use. Choose one such as GBP, USD or EUR.`);
  const { periodFrom = null, periodTo = null } = body;
  if (periodFrom && periodTo && periodFrom > periodTo)
    throw invalid("periodTo", "The period ends before it begins. Correct one of the two days.");
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
    ...answered,
    message: "The job is created.",
    id: effectId,
  });
}
