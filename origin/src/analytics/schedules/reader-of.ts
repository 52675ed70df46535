/** What the system reads in a user's name for a schedule, with the rights that the user has at that moment. */
import { eq } from "drizzle-orm";
import type { SignedIdentity } from "@paygauge/api-types/entities/identity";
import { firstLanguage, type Language } from "@paygauge/api-types/languages";
import { loadPerson, type Person, type UserRow } from "../../identity/person.ts";
import { systemFacts, type BrandingRow } from "../../identity/system-facts.ts";
import type { Reader } from "../../read-for.ts";
import type { Database } from "../../store/database.ts";
import { users } from "../../store/schema.ts";

/** What a schedule's command works with. */
export type Working = Pick<Reader, "env" | "db" | "execution" | "handlers" | "correlationId">;

export async function userOf(db: Database, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** An identity that reads alone, with all roles that the user holds. */
export const identityOf = (user: UserRow, { ENVIRONMENT }: { readonly ENVIRONMENT: string }): SignedIdentity => ({
  iss: "paygauge-edge",
  aud: "paygauge-reads",
  sub: `${user.idpIssuer}|${user.idpSubject}`,
  exp: 0,
  iat: 0,
  sid: "",
  brand: "",
  env: ENVIRONMENT,
  roles: null,
});

export function readerOf(working: Working, user: UserRow): Reader {
  const request = new Request("https://origin.invalid/api/v1/analytics-queries");
  return { ...working, request, identity: identityOf(user, working.env) };
}

/** The user with the rights of this moment. */
export const personOf = ({ db, env }: Working, user: UserRow): Promise<Person | null> =>
  loadPerson(db, env.DB, identityOf(user, env), true);

/** Who an email to a user is from, and in which language it is written. */
export async function postFor(
  { db, env }: Working,
  user: UserRow,
  person: Person | null,
): Promise<{ readonly brand: BrandingRow | undefined; readonly language: Language }> {
  const { brands } = await systemFacts(db, env, false);
  const ids = [user.brandingId, ...(person?.issuerBrandingIds ?? [])];
  const own = ids.map((id) => brands.find((brand) => brand.id === id)).find((brand) => brand !== undefined);
  return { brand: own ?? brands[0], language: firstLanguage([user.language, person?.issuerLanguage]) };
}
