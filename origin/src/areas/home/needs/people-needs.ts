/** What other users wait for: an approval, or a lock that this user holds. */
import { and, asc, eq } from "drizzle-orm";
import { lockableTypes, type LockableType } from "@paygauge/api-types/entities/lockable-types";
import { visibleUsers } from "../../../identity/user-sight.ts";
import { locksOf } from "../../../locks/entity-locks.ts";
import { lockableName } from "../../../locks/lockable.ts";
import { Refusal } from "@paygauge/worker/refusal";
import { users } from "../../../store/schema.ts";
import type { Asking } from "../dashboard-parts.ts";
import { needRow, type NeedReader } from "./need-row.ts";

/** Names that a row says. */
const named = 3;

/** Users who wait for approval, as one row. */
const approveUsers: NeedReader = async ({ db, person }) => {
  if (!person.permissions.has("User_APPROVE") || !person.permissions.has("UserManagement_VIEW")) return [];
  const waiting = await db
    .select({ username: users.username, createdOn: users.createdOn })
    .from(users)
    .where(
      and(
        visibleUsers(db, person),
        eq(users.approved, false),
        eq(users.isDeactivated, false),
        eq(users.pending, false),
      ),
    )
    .orderBy(asc(users.createdOn), asc(users.username));
  const [first] = waiting;
  if (first === undefined) return [];
  const newest = waiting.at(-1)?.createdOn ?? "";
  return [
    needRow({
      kind: "approveUsers",
      of: "all",
      since: first.createdOn,
      count: waiting.length,
      fingerprint: `${newest}|${waiting.length}`,
      subject: waiting
        .slice(0, named)
        .map(({ username }) => username)
        .join(", "),
    }),
  ];
};

/** The name of an entity; null where the user can no longer see or change it. */
async function nameOf({ db, person }: Asking, type: LockableType, id: string): Promise<string | null> {
  try {
    return await lockableName(db, person, type, id);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Locks of the user that another user asks for. */
const lockRequest: NeedReader = async (asking) => {
  const { env, person } = asking;
  if (!person.permissions.has("Concurrency_Take_Entity_Lock")) return [];
  const ofTypes = await Promise.all(
    lockableTypes.map(async (entityType) => {
      const asked = await locksOf(env, entityType).askedOf(person.userId);
      return Promise.all(
        asked.map(async ({ entityId, requester, requestedAt, answerUntil }) => {
          const entityName = await nameOf(asking, entityType, entityId);
          if (entityName === null) return [];
          const lock = { entityType, entityId, entityName, userId: requester.userId, answerUntil };
          const of = `${entityType}:${entityId}:${requester.userId}`;
          return [needRow({ kind: "lockRequest", of, since: requestedAt, subject: requester.names, lock })];
        }),
      );
    }),
  );
  return ofTypes.flat(2);
};

export const peopleNeedReaders = { approveUsers, lockRequest };
