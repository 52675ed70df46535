import { commit, now } from "../store/database.ts";
import { agreements } from "../store/schema.ts";
import type { SeedContext } from "./seed-context.ts";

const terms = "terms-of-service-1";
const privacy = "privacy-policy-1";

/** What a seeded user has agreed to, who has agreed. */
export const agreedAtFirst = { agreedTermsVersion: terms, agreedPrivacyVersion: privacy };

const texts = [
  {
    versionId: terms,
    kind: "termsOfService",
    title: "Terms of service",
    text: [
      "These are the terms of the local sample system and aren't binding. An administrator can replace them in Issuer management.",
      "Use this system only to analyse payments data that you were given for that purpose.",
      "Don't share your sign-in. Report anything suspicious to your administrator.",
    ].join("\n\n"),
  },
  {
    versionId: privacy,
    kind: "privacyPolicy",
    title: "Privacy policy",
    text: [
      "This is the privacy policy of the local sample system. An administrator can replace it in Issuer management.",
      "The system stores your name, username and email address from your identity provider, and a record of the changes you make.",
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
