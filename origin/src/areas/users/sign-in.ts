import { clientIssuer } from "@paygauge/api-types/entities/programs";
import { cleanedLine } from "@paygauge/api-types/clean-text";
import { sql } from "drizzle-orm";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import type { CallContext } from "../../call-context.ts";
import { currentUserOf } from "../../identity/current-user.ts";
import { forgetPeople, loadPerson } from "../../identity/person.ts";
import { refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { users } from "../../store/schema.ts";

/**
 * Records a sign-in: a user the catalogue does not know gets an unapproved row without any role; a known one keeps
 * what was decided here and takes over names and address from the provider.
 */
export async function signIn(context: CallContext<"signIn">): Promise<CurrentUser> {
  const { db, env, identity, facts, effectId } = context;
  const { profile } = identity;
  // A user never comes by the key of a program.
  if (!profile || profile.issuer === "" || profile.subject === "" || profile.issuer.startsWith(clientIssuer(""))) {
    throw refuse("noProfile");
  }
  const moment = now();
  const fromProvider = {
    displayName: cleanedLine(profile.name) || profile.email,
    email: profile.email,
    givenName: profile.givenName && cleanedLine(profile.givenName),
    surname: profile.surname && cleanedLine(profile.surname),
    lastActivityAt: moment,
    updatedOn: moment,
  };
  const upsert = db
    .insert(users)
    .values({
      id: effectId,
      idpIssuer: profile.issuer,
      idpSubject: profile.subject,
      idProviderName: new URL(profile.issuer).host,
      username: profile.email === "" ? profile.subject : profile.email,
      createdOn: moment,
      ...fromProvider,
    })
    .onConflictDoUpdate({
      target: [users.idpIssuer, users.idpSubject],
      // Who was invited has come.
      set: { ...fromProvider, pending: false, version: sql`${users.version} + 1` },
    });
  await db.batch([upsert]);
  forgetPeople(env.DB);
  const person = await loadPerson(db, env.DB, { ...identity, sub: `${profile.issuer}|${profile.subject}` }, true);
  if (!person) throw new Error("The person who signed in has no row.");
  context.audit({ entityType: "user", entityId: person.userId, note: "signed in" });
  return currentUserOf(db, person, facts, env.ENVIRONMENT);
}
