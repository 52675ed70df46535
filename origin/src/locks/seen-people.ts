import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { LockableType } from "@paygauge/api-types/entities/lockable-types";
import { visibleIssuers, visibleJobs } from "../identity/job-sight.ts";
import type { Person } from "../identity/person.ts";
import { visibleUsers } from "../identity/user-sight.ts";
import { recordReaders } from "../records/record-stores.ts";
import type { Database } from "../store/database.ts";
import { issuers, jobs, users } from "../store/schema.ts";
import type { ActivePerson } from "./entity-locks.ts";
import { viewPermission } from "./view-permission.ts";

/** What no tenant owns. */
const noTenants: ReadonlySet<LockableType> = new Set([
  "branding",
  "scoringRuleset",
  "confidenceRuleset",
  "videoResource",
]);

/** At most so many are answered, of one type. */
const maxShown = 500;

/** Those of the ids that the user sees: entities of a tenant, or users. */
async function seenOf(db: Database, person: Person, type: LockableType, ids: readonly string[]): Promise<Set<string>> {
  const listed = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const known = async (rows: PromiseLike<{ id: string }[]>) => new Set((await rows).map(({ id }) => id));
  switch (type) {
    case "job":
      return known(
        db
          .select({ id: jobs.id })
          .from(jobs)
          .where(and(inArray(jobs.id, listed), visibleJobs(db, person))),
      );
    case "issuer":
      return known(
        db
          .select({ id: issuers.id })
          .from(issuers)
          .where(and(inArray(issuers.id, listed), visibleIssuers(person))),
      );
    case "user":
    case "branding":
    case "scoringRuleset":
    case "confidenceRuleset":
    case "prompt":
    case "videoResource":
      return known(
        db
          .select({ id: users.id })
          .from(users)
          .where(and(inArray(users.id, listed), seenUsers(db, person))),
      );
    default:
      return known(recordReaders[type].reached({ db, person }, ids));
  }
}

function seenUsers(db: Database, person: Person): SQL | undefined {
  return or(eq(users.id, person.userId), visibleUsers(db, person));
}

/**
 * Of those who have entities of a type open, the ones that the user may see: where they see the entity's list
 * and the entity, or, of what no tenant owns (brands, rulesets), where they see that user.
 */
export async function seenActive(
  db: Database,
  person: Person,
  type: LockableType,
  active: readonly ActivePerson[],
): Promise<ActivePerson[]> {
  if (active.length === 0 || !person.permissions.has(viewPermission(type))) return [];
  const isOfNobody = noTenants.has(type);
  const told = ({ entityId, userId }: ActivePerson): string => (isOfNobody ? userId : entityId);
  const seen = await seenOf(db, person, type, active.map(told));
  return active.filter((each) => seen.has(told(each))).slice(0, maxShown);
}
