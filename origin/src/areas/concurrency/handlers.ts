import type { LockBody, LockPerson, PresenceBody } from "@paygauge/api-types/entities/concurrency";
import { lockableTypes, type LockableType } from "@paygauge/api-types/entities/lockable-types";
import type { CallBase, Handlers } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { publishFence } from "../../locks/fencing.ts";
import { locksOf, type LockAnswer } from "../../locks/entity-locks.ts";
import { lockableName, shownName } from "../../locks/lockable.ts";
import { seenActive } from "../../locks/seen-people.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { message, nounRef, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import { noteOpening } from "../jobs/note-opening.ts";

interface Asked extends CallBase {
  readonly person: Person;
  readonly body: LockBody & Pick<PresenceBody, "leaving" | "viewing" | "screen">;
}

const namesOf = ({ userId, name, user }: Person): LockPerson => ({ userId, names: name, emailAddress: user.email });

function requireOwnId(person: Person, body: LockBody): void {
  if (body.userId !== person.userId) throw invalid("userId", message("ownIdOnly"));
}

/** The lock of the entity that the call names, for the user of the session alone. */
async function lockFor({ env, db, person, body }: Asked) {
  requireOwnId(person, body);
  const entityName = await lockableName(db, person, body.entityType, body.entityId);
  return { locks: locksOf(env, body.entityType), entityName, me: namesOf(person) };
}

/**
 * Publishes a new fence before its holder learns it, so that no older write passes after that. A report that changes
 * nothing writes nothing.
 */
async function answered(
  { env, db, body }: Asked,
  { status, unpublishedFence }: LockAnswer,
  shown: { yes: MessageRef; no: MessageRef },
) {
  if (unpublishedFence !== null) {
    await publishFence(env, db, body.entityType, body.entityId, unpublishedFence);
    await locksOf(env, body.entityType).notePublished(body.entityId, unpublishedFence);
  }
  const success = status.exclusiveWriteAccess;
  return { ...done(success ? shown.yes : shown.no), success, status };
}

const yes = message("lockYours");
const holderOf = ({ status }: LockAnswer) => ({ name: status.holder?.names ?? nounRef("somebodyElse") });
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

/** A page that only shows an entity needs no more than sight of it. */
async function viewed({ env, db, person, body }: Asked) {
  requireOwnId(person, body);
  const { entityType, entityId, leaving = false, screen } = body;
  const entityName = await shownName(db, person, entityType, entityId);
  const who = { entityId, userId: person.userId, userName: person.name, entityName };
  const status = await locksOf(env, entityType).view(who, leaving, screen);
  if (entityType === "job" && !leaving) await noteOpening(env, db, person, entityId);
  return { ...done(message("noted")), success: status.exclusiveWriteAccess, status };
}

export const concurrencyHandlers = {
  async trySetEntityActiveUser(context) {
    if (context.body.viewing === true) return viewed(context);
    const { locks, entityName, me } = await lockFor(context);
    const who = { entityId: context.body.entityId, userId: me.userId, userName: me.names, entityName };
    const { leaving = false, passing = false, screen } = context.body;
    const isPassing = leaving && passing;
    const answer = await (isPassing ? locks.passed(who.entityId, who.userId) : locks.report(who, leaving, screen));
    return answered(context, answer, { yes, no: message("noted") });
  },
  async trySetExclusiveWriteAccess(context) {
    const { locks, me } = await lockFor(context);
    context.audit(about(context));
    const answer = await locks.take(context.body.entityId, me);
    return answered(context, answer, { yes, no: message("lockHeld", holderOf(answer)) });
  },
  async forceSetExclusiveWriteAccess(context) {
    const { locks, me } = await lockFor(context);
    context.audit({ ...about(context), note: "taken from its holder" });
    return answered(context, await locks.force(context.body.entityId, me), { yes, no: message("noted") });
  },
  async entityStatus(context) {
    const { locks, me } = await lockFor(context);
    return locks.status(context.body.entityId, me.userId);
  },
  async requestExclusiveWriteAccess(context) {
    const { locks, me } = await lockFor(context);
    context.audit(about(context));
    const answer = await locks.request(context.body.entityId, me);
    return answered(context, answer, { yes, no: message("lockAsked", holderOf(answer)) });
  },
  async activeEntityUsers({ env, db, person, query }) {
    const types = query.entityType === undefined ? lockableTypes : [query.entityType];
    const lists = await Promise.all(
      types.map(async (scope) => {
        const seen = await seenActive(db, person, scope, await locksOf(env, scope).active());
        return seen.map(({ userName, entityName, exclusiveWriteAccess }) => ({
          userName,
          scope,
          entityName,
          exclusiveWriteAccess,
        }));
      }),
    );
    return lists.flat();
  },
  async denyExclusiveWriteAccess(context) {
    const { env, db, person, query, audit } = context;
    await lockableName(db, person, query.entityType, query.entityId);
    audit(named(query));
    const isDenied = await locksOf(env, query.entityType).deny(query.entityId, person.userId, query.userId);
    if (!isDenied) throw refuse("notHolder");
    return done(message("denied"));
  },
} satisfies Partial<Handlers>;
