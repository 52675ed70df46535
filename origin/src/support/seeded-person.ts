import { identityAudiences } from "@paygauge/api-types/entities/identity";
import { loadPerson, type Person } from "../identity/person.ts";
import { openDatabase } from "../store/database.ts";
import { subOf } from "./call-origin.ts";
import { testEnv } from "./test-env.ts";

/**
 * Loads a seeded user as a request does, for tests of functions below the handlers. `roles` narrows the user's roles, as
 * the role switcher does. @throws Error for an unknown subject
 */
export async function loadSeededPerson(subject: string, roles: string[] | null = null): Promise<Person> {
  const identity = {
    iss: "paygauge-edge",
    aud: identityAudiences.origin,
    sub: subOf(subject),
    exp: 0,
    iat: 0,
    sid: "",
    brand: "brand1",
    env: "local",
    roles,
  } as const;
  const person = await loadPerson(openDatabase(testEnv.DB), testEnv.DB, identity, true);
  if (!person) throw new Error(`The seed has no user ${subject}.`);
  return person;
}
