/** A user of another issuer, for tests that no call tells or changes what is not theirs. */
import { eq } from "drizzle-orm";
import { permissions } from "@paygauge/api-types/access/permissions";
import { agreedAtFirst } from "../seed/agreements.ts";
import { now, openDatabase } from "../store/database.ts";
import { directGrants, issuers, userIssuers, users } from "../store/schema.ts";
import { idpIssuer, subOf } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { makeProgram } from "../support/test-programs.ts";

const held = permissions.filter((each) => each !== "AllJobs_VIEW" && each !== "InaccessibleArea_ALL");

/** A program of that user with all that they have. @returns the claims that sign its calls */
export const makeProgramOf = (registeredBy: string) =>
  makeProgram({ clientId: "elsewhere", registeredBy, permissions: held, managedIssuers: ["issuer-elsewhere"] });

/**
 * Manager of an issuer of their own with every permission but that to see all jobs, which makes one of the staff: what they
 * are refused hangs on whose it is, on nothing else.
 * @returns the subject that signs their calls
 */
export async function makeStranger(): Promise<string> {
  const db = openDatabase(testEnv.DB);
  const person = {
    id: "user-stranger",
    username: "a.stranger",
    displayName: "A Stranger",
    email: "a@elsewhere.example",
  };
  const signed = { idpIssuer, idpSubject: "a-stranger", idProviderName: "test", approved: true };
  const [harbour] = await db.select().from(issuers).where(eq(issuers.id, "issuer-harbour"));
  if (harbour === undefined) throw new Error("The store is not seeded.");
  await db.insert(issuers).values({ ...harbour, id: "issuer-elsewhere", name: "Elsewhere", issuerKey: "elsewhere" });
  await db.insert(users).values({ ...person, ...signed, ...agreedAtFirst, createdOn: now(), updatedOn: now() });
  for (const permission of held) await db.insert(directGrants).values({ userId: person.id, permission });
  await db.insert(userIssuers).values({ userId: person.id, issuerId: "issuer-elsewhere", userRole: "Manager" });
  return subOf("a-stranger");
}
