import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { programs, users } from "../store/schema.ts";

/** The user who registered a program, by issuer and subject; null where it is revoked. */
export async function registrantOf(
  db: Database,
  userId: string,
): Promise<{ readonly idpIssuer: string; readonly idpSubject: string } | null> {
  const [row] = await db
    .select({ idpIssuer: users.idpIssuer, idpSubject: users.idpSubject })
    .from(programs)
    .innerJoin(users, eq(users.id, programs.registeredBy))
    .where(and(eq(programs.userId, userId), isNull(programs.revokedOn)));
  return row ?? null;
}
