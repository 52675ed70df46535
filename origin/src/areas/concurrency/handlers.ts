import {
  lockableTypes,
  type LockableType,
  type LockBody,
  type LockPerson,
} from "@paygauge/api-types/entities/concurrency";
import type { CallBase, Handlers } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { publishFence } from "../../locks/fencing.ts";
import { locksOf, type LockAnswer } from "../../locks/entity-locks.ts";
import { lockableName } from "../../locks/lockable.ts";
import { invalid, Refusal } from "../../refusal.ts";

interface Asked extends CallBase {
  readonly person: Person;
  readonly body: LockBody;
}

const namesOf = ({ userId, name, user }: Person): LockPerson => ({ userId, names: name, emailAddress: user.email });

/** The lock of the entity that the call names, for the person of the session and nobody else. */
async function lockFor({ env, db, person, body }: Asked) {
  if (body.userId !== person.userId)
    throw invalid("userId", "This must be your own user id: nobody locks in the name of another person.");
  const entityName = await lockableName(db, person, body.entityType, body.entityId);
  return { locks: locksOf(env, body.entityType), entityName, me: namesOf(person) };
}

/** Names the fence in the catalogue before the holder learns it, so that no older write passes after that. */
async function answered({ env, db, body }: Asked, { status, fence }: LockAnswer, words: { yes: string; no: string }) {
  if (fence > 0) await publishFence(env, db, body.entityType, body.entityId, fence);
  const success = status.exclusiveWriteAccess;
  return { message: success ? words.yes : words.no, success, statusCode: 200, status };
}

const yes = "You have the write access.";
const heldBy = ({ status }: LockAnswer): string => `${status.holder?.names ?? "Somebody else"} has the write access.`;
/** What the audit log calls these kinds of entities; the others have one name everywhere. */
const auditNames: Partial<Record<LockableType, string>> = {
  scoringRuleset: "scoring-ruleset",
  confidenceRuleset: "confidence-ruleset",
};
const named = ({ entityType, entityId }: LockBody) => ({
  entityType: auditNames[entityType] ?? entityType,
  entityId,
});
const about = ({ body }: Asked) => named(body);

export const concurrencyHandlers = {
  async trySetEntityActiveUser(context) {
    const { locks, entityName, me } = await lockFor(context);
    const who = { entityId: context.body.entityId, userId: me.userId, userName: me.names, entityName };
    const { leaving = false, passing = false, screen } = context.body;
    const isPassing = leaving && passing;
    const answer = await (isPassing ? locks.passed(who.entityId, who.userId) : locks.report(who, leaving, screen));
    return answered(context, answer, { yes, no: "Noted." });
  },
  async trySetExclusiveWriteAccess(context) {
    const { locks, me } = await lockFor(context);
    context.audit(about(context));
    const answer = await locks.take(context.body.entityId, me);
    return answered(context, answer, { yes, no: heldBy(answer) });
  },
  async forceSetExclusiveWriteAccess(context) {
    const { locks, me } = await lockFor(context);
    context.audit({ ...about(context), note: "taken from its holder" });
    return answered(context, await locks.force(context.body.entityId, me), { yes, no: "" });
  },
  async entityStatus(context) {
    const { locks, me } = await lockFor(context);
    return locks.status(context.body.entityId, me.userId);
  },
  async requestExclusiveWriteAccess(context) {
    const { locks, me } = await lockFor(context);
    context.audit(about(context));
    const answer = await locks.request(context.body.entityId, me);
    return answered(context, answer, { yes, no: `Asked. ${heldBy(answer)}` });
  },
  async activeEntityUsers({ env, query }) {
    const types = query.entityType === undefined ? lockableTypes : [query.entityType];
    const lists = await Promise.all(
      types.map(async (scope) => (await locksOf(env, scope).active()).map((each) => ({ ...each, scope }))),
    );
    return lists.flat();
  },
  async denyExclusiveWriteAccess(context) {
    const { env, db, person, query, audit } = context;
    await lockableName(db, person, query.entityType, query.entityId);
    audit(named(query));
    const isDenied = await locksOf(env, query.entityType).deny(query.entityId, person.userId, query.userId);
    if (!isDenied)
      throw new Refusal(409, "NOTHING_TO_DENY", "You do not have the write access, or this person did not ask for it.");
    return { message: "The request was denied.", success: true, statusCode: 200 };
  },
} satisfies Partial<Handlers>;
