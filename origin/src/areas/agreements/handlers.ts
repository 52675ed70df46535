import { desc, eq, sql } from "drizzle-orm";
import { agreementKinds, type AgreementKind, type TermsStatus } from "@paygauge/api-types/entities/agreements";
import type { CallContext, Handlers } from "../../call-context.ts";
import { forgetPeople } from "../../identity/person.ts";
import { forgetSystemFacts } from "../../identity/system-facts.ts";
import { refuse } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { agreements, users } from "../../store/schema.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

const names: Record<AgreementKind, string> = { termsOfService: "terms of service", privacyPolicy: "privacy policy" };

async function latestOf(db: Database, kind: AgreementKind) {
  const [row] = await db
    .select()
    .from(agreements)
    .where(eq(agreements.kind, kind))
    .orderBy(desc(agreements.publishedOn), desc(agreements.versionId))
    .limit(1);
  return row ?? null;
}

async function termsStatus({ db, person }: CallContext<"termsStatus">): Promise<TermsStatus> {
  const [termsOfService, privacyPolicy] = await Promise.all(agreementKinds.map((kind) => latestOf(db, kind)));
  return {
    termsOfService: { agreedVersionId: person.user.agreedTermsVersion, latest: termsOfService ?? null },
    privacyPolicy: { agreedVersionId: person.user.agreedPrivacyVersion, latest: privacyPolicy ?? null },
  };
}

type Agreeing = CallContext<"agreeTermsOfService"> | CallContext<"agreePrivacyPolicy">;

/** Keeps that the user agrees to the latest version, which must be the one that they were shown. */
async function agree(context: Agreeing, kind: AgreementKind) {
  const { db, env, person, query, write } = context;
  const latest = await latestOf(db, kind);
  if (!latest) throw refuse("nothingToAgree", { what: names[kind] });
  if (query.versionId !== undefined && query.versionId !== latest.versionId) {
    throw refuse("newerAgreement", { what: names[kind] });
  }
  const agreed =
    kind === "termsOfService" ? { agreedTermsVersion: latest.versionId } : { agreedPrivacyVersion: latest.versionId };
  const answer = await write(
    { entityType: "agreement", entityId: latest.versionId },
    [
      db
        .update(users)
        .set({ ...agreed, version: sql`${users.version} + 1` })
        .where(eq(users.id, person.userId)),
    ],
    done(message("agreed", { what: names[kind] })),
  );
  forgetPeople(env.DB);
  return answer;
}

export const agreementsHandlers = {
  termsStatus,
  agreeTermsOfService: (context) => agree(context, "termsOfService"),
  agreePrivacyPolicy: (context) => agree(context, "privacyPolicy"),
  async publishAgreement({ db, env, person, body, effectId, write }) {
    const row = { ...body, versionId: effectId, author: person.user.username, publishedOn: now() };
    const answer = await write(
      { entityType: "agreement", entityId: effectId, note: body.kind },
      [db.insert(agreements).values(row)],
      done(message("agreementInForce", { what: names[body.kind] })),
    );
    forgetSystemFacts(env.DB);
    return answer;
  },
} satisfies Partial<Handlers>;
