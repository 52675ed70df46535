import { commit, now } from "../store/database.ts";
import { agreements } from "../store/schema.ts";
import type { SeedContext } from "./steps.ts";

const terms = "terms-of-service-1";
const privacy = "privacy-policy-1";

/** What a seeded person has agreed to, who has agreed. */
export const agreedAtFirst = { agreedTermsVersion: terms, agreedPrivacyVersion: privacy };

const texts = [
  {
    versionId: terms,
    kind: "termsOfService",
    title: "Terms of service",
    text: [
      "These are the terms of the local sample system. They bind nobody; an administrator replaces them under Issuer management.",
      "You use this system for the analysis of payments data that you were given for that purpose, and for nothing else.",
      "You keep your sign-in to yourself and report what you find amiss to the person who manages your account.",
    ].join("\n\n"),
  },
  {
    versionId: privacy,
    kind: "privacyPolicy",
    title: "Privacy policy",
    text: [
      "This is the privacy policy of the local sample system. An administrator replaces it under Issuer management.",
      "The system keeps your name, username and e-mail address as your identity provider states them, and a record of the changes that you make.",
      "Payees who are natural persons are left out of every analysis.",
    ].join("\n\n"),
  },
] as const;

/** The first version of both texts; later ones that were published here stay in force. */
export async function seedAgreements({ db }: SeedContext): Promise<string> {
  const rows = texts.map((text) =>
    db
      .insert(agreements)
      .values({ ...text, author: "seed", publishedOn: now() })
      .onConflictDoNothing(),
  );
  await commit(db, rows);
  return `${texts.length} agreements`;
}
