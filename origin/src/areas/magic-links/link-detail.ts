import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { decodeMessage } from "@paygauge/api-types/catalogue/message";
import { magicLinkLimits } from "@paygauge/api-types/entities/magic-links";
import type { CallContext } from "../../call-context.ts";
import { isMailStandIn } from "../../mail/mail-provider.ts";
import { notFound } from "@paygauge/worker/refusal";
import { issuers, jobs, magicLinkEvents, magicLinkFiles, uploads } from "../../store/schema.ts";
import { brandOf, captureKey, pageOf } from "./link-mail.ts";
import { linkIssuers, listedLink, requireLink } from "./link-rows.ts";
import { allowsLinks } from "./make-link.ts";

/** Answers one link with its timeline and the files that came by it. */
export async function linkDetail(call: CallContext<"magicLink">) {
  const { env, db, person, params } = call;
  const link = await requireLink(db, person, params.magicLinkId);
  const [events, files, [issuer], row] = await Promise.all([
    db
      .select()
      .from(magicLinkEvents)
      .where(eq(magicLinkEvents.linkId, link.id))
      .orderBy(desc(magicLinkEvents.firstOn), desc(magicLinkEvents.id))
      .limit(magicLinkLimits.events),
    db
      .select({ file: magicLinkFiles, fileName: uploads.fileName, size: uploads.size, isDraft: jobs.isDraft })
      .from(magicLinkFiles)
      .innerJoin(uploads, eq(uploads.id, magicLinkFiles.uploadId))
      .innerJoin(jobs, and(eq(jobs.id, magicLinkFiles.jobId), isNull(jobs.deletedOn)))
      .where(
        and(
          eq(magicLinkFiles.linkId, link.id),
          isNotNull(magicLinkFiles.completedOn),
          isNull(magicLinkFiles.replacedOn),
        ),
      )
      .orderBy(asc(magicLinkFiles.completedOn)),
    db.select().from(issuers).where(eq(issuers.id, link.issuerId)),
    listedLink(db, person, link.id),
  ]);
  if (!issuer) throw notFound("magicLink");
  const brand = brandOf(call, issuer);
  const captured = isMailStandIn(env) ? await env.FILES.get(captureKey(link.id)) : null;
  return {
    ...row,
    language: link.language,
    page: pageOf(env, brand, link),
    brandName: brand.displayName,
    events: events.toReversed().map((each) => ({
      ...each,
      reason: each.reason === null ? null : decodeMessage(each.reason),
    })),
    files: files.map(({ file, fileName, size, isDraft }) => ({
      jobId: file.jobId,
      fileName,
      size,
      receivedOn: file.completedOn ?? "",
      uploader: file.uploader,
      isDraft,
    })),
    capturedMail: captured === null ? null : await captured.text(),
    isMailStandIn: isMailStandIn(env),
  };
}

/** Issuers that the user can make links for. */
export async function listLinkIssuers({ db, person }: CallContext<"magicLinkIssuers">) {
  const rows = await db.select().from(issuers).where(linkIssuers(person)).orderBy(asc(issuers.name));
  return rows.map((issuer) => ({
    id: issuer.id,
    name: issuer.name,
    language: issuer.language,
    emailDomains: issuer.emailDomains,
    isOpen: allowsLinks(issuer),
  }));
}
