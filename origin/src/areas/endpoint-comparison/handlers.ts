import { asc, count, eq } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { comparisonLimits, jobComparisons, type ComparedCall } from "@paygauge/api-types/entities/endpoint-comparison";
import { done } from "@paygauge/worker/done";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { requireJob } from "../../identity/job-sight.ts";
import { requireUser } from "../../identity/user-sight.ts";
import { now, type Database } from "../../store/database.ts";
import { comparisonRules, users } from "../../store/schema.ts";
import { compareFields, fieldsOf, matchesPattern } from "./differences.ts";
import { readSide } from "./read-side.ts";

/** Comparisons read as any user, so that they are for staff alone, whatever else is granted. @throws Refusal 403 */
function requireStaff(person: Person): void {
  if (!person.tenancy.isStaff) throw refuse("noPermission");
}

const rulesOf = (db: Database) =>
  db
    .select({
      id: comparisonRules.id,
      callId: comparisonRules.callId,
      pattern: comparisonRules.pattern,
      why: comparisonRules.why,
      author: users.displayName,
      createdOn: comparisonRules.createdOn,
    })
    .from(comparisonRules)
    .innerJoin(users, eq(users.id, comparisonRules.userId))
    .orderBy(asc(comparisonRules.createdOn), asc(comparisonRules.id));

const isOfJob = (callId: ComparedCall): boolean => jobComparisons.some((each) => each === callId);

/** Reads both sides, the left one twice, and compares them. The answer leaves with its audit row, or not at all. */
async function compare(context: CallContext<"compareEndpoint">) {
  const { db, person, body, write } = context;
  requireStaff(person);
  const { callId, left, right } = body;
  const jobId = isOfJob(callId) ? (await requireJob(db, person, body.jobId ?? "")).id : undefined;
  const [leftUser, rightUser] = [
    await requireUser(db, person, left.userId),
    await requireUser(db, person, right.userId),
  ];
  const sideOf = (side: typeof left, user: typeof leftUser) => readSide(context, { callId, jobId, side, user });
  const [first, second] = [await sideOf(left, leftUser), await sideOf(right, rightUser)];
  const again = await sideOf(left, leftUser);
  const rules = (await rulesOf(db)).filter((rule) => rule.callId === null || rule.callId === callId);
  const sides = [await fieldsOf(first.answer), await fieldsOf(again.answer), await fieldsOf(second.answer)] as const;
  const compared = await compareFields(sides, (pointer) =>
    rules.some(({ pattern }) => matchesPattern(pattern, pointer)),
  );
  const shown = ({ status, code, ms }: typeof first) => ({ status, code, ms });
  const answer = {
    ...done(message("endpointCompared")),
    callId,
    left: shown(first),
    right: shown(second),
    ...compared,
    differences: [...compared.differences],
    isWhole: first.isWhole && second.isWhole,
  };
  const note = `${callId} as ${left.userId} and ${right.userId}: ${compared.total} differences`;
  try {
    return await write({ entityType: "comparison", entityId: jobId ?? callId, note }, [], answer);
  } catch (error) {
    throw error instanceof Refusal ? error : refuse("noAnswer", {}, { headers: { "retry-after": "3" } });
  }
}

export const endpointComparisonHandlers = {
  compareEndpoint: (context) => compare(context),

  ignoreRules: ({ db, person }) => {
    requireStaff(person);
    return rulesOf(db);
  },

  addIgnoreRule: async ({ db, person, body, effectId, write }) => {
    requireStaff(person);
    const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(comparisonRules);
    if (total >= comparisonLimits.rules) throw refuse("ignoreRulesFull", { most: comparisonLimits.rules });
    const row = { id: effectId, ...body, userId: person.userId, createdOn: now() };
    const note = `${body.callId ?? "every call"} ${body.pattern}: ${body.why}`;
    return write({ entityType: "comparison", entityId: effectId, note }, [db.insert(comparisonRules).values(row)], {
      ...done(message("ignoreRuleAdded")),
      id: effectId,
    });
  },

  removeIgnoreRule: async ({ db, person, params, write }) => {
    requireStaff(person);
    const isIt = eq(comparisonRules.id, params.ruleId);
    if ((await db.select({ id: comparisonRules.id }).from(comparisonRules).where(isIt)).length === 0)
      throw notFound("entry");
    return write(
      { entityType: "comparison", entityId: params.ruleId, note: "ignore rule removed" },
      [db.delete(comparisonRules).where(isIt)],
      done(message("ignoreRuleRemoved")),
    );
  },
} satisfies Partial<Handlers>;
