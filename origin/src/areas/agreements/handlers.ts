import { desc, eq, sql } from "drizzle-orm";
import { agreementKinds, type AgreementKind, type TermsStatus } from "@paygauge/api-types/entities/agreements";
import type { CallContext, Handlers } from "../../call-context.ts";
import { forgetPeople } from "../../identity/person.ts";
import { forgetSystemFacts } from "../../identity/system-facts.ts";
import { Refusal } from "../../refusal.ts";
import { now, type Database } from "../../store/database.ts";
import { agreements, users } from "../../store/schema.ts";

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

/** Keeps that the person agrees to the latest version, which must be the one that they were shown. */
async function agree(context: Agreeing, kind: AgreementKind) {
  const { db, env, person, query, write } = context;
  const latest = await latestOf(db, kind);
  if (!latest) throw new Refusal(409, "NOTHING_PUBLISHED", `There is no ${names[kind]} to agree to.`);
  if (query.versionId !== undefined && query.versionId !== latest.versionId) {
    throw new Refusal(
      409,
      "NEWER_VERSION",
      `A newer version of the ${names[kind]} was published meanwhile. Read it, then agree.`,
    );
  }
  const agreed =
    kind === "termsOfService" ? { agreedTermsVersion: latest.versionId } : { agreedPrivacyVersion: latest.versionId };
  const done = await write(
    { entityType: "agreement", entityId: latest.versionId },
    [
      db
        .update(users)
        .set({ ...agreed, version: sql`${users.version} + 1` })
        .where(eq(users.id, person.userId)),
    ],
    { message: `You agreed to the ${names[kind]}.`, success: true, statusCode: 200 },
  );
  forgetPeople(env.DB);
  return done;
}

export const agreementsHandlers = {
  termsStatus,
  agreeTermsOfService: (context) => agree(context, "termsOfService"),
  agreePrivacyPolicy: (context) => agree(context, "privacyPolicy"),
  async publishAgreement({ db, env, person, body, effectId, write }) {
    const row = { ...body, versionId: effectId, author: person.user.username, publishedOn: now() };
    const done = await write(
      { entityType: "agreement", entityId: effectId, note: body.kind },
      [db.insert(agreements).values(row)],
      {
        message: `The new ${names[body.kind]} is in force. Everybody is asked to agree to it.`,
        success: true,
        statusCode: 200,
      },
    );
    forgetSystemFacts(env.DB);
    return done;
  },
} satisfies Partial<Handlers>;
