import { asc, count, eq } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { ownValue } from "@paygauge/api-types/own-value";
import {
  comparisonLimits,
  jobComparisons,
  pairedBy,
  recomputedComparisons,
  type ComparedCall,
  type ComparedSide,
} from "@paygauge/api-types/entities/endpoint-comparison";
import { done } from "@paygauge/worker/done";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { requireJob, type SeenJob } from "../../identity/job-sight.ts";
import { requireUser } from "../../identity/user-sight.ts";
import { now, type Database } from "../../store/database.ts";
import { comparisonRules, users } from "../../store/schema.ts";
import { compareLists } from "./compare-lists.ts";
import { compareFields, fieldsOf, matchesPattern, nothingFound } from "./differences.ts";
import { throwAwayName } from "../../maintenance/recompute-job.ts";
import { candidateHost } from "./candidate.ts";
import { causesOf } from "./causes.ts";
import { SideReader } from "./read-side.ts";
import { cancelRecomputation, perspectiveOf, recomputationOf, recomputedOf, recomputeJob } from "./recomputed.ts";

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

/** What one side reads: of a recomputed one also which object and run. @throws Refusal 409, 422 */
async function sourceOf(
  { db }: Pick<CallContext<"compareEndpoint">, "db">,
  callId: ComparedCall,
  side: ComparedSide,
  job: SeenJob | null,
) {
  const from = side.from ?? "stored";
  const facts = { userId: side.userId, from, run: null, object: job?.id ?? "", computedOn: null };
  if (from !== "recomputed") return { side, object: null, facts: { ...facts, run: runOf(job, side) } };
  const isComputed = recomputedComparisons.some((each) => each === callId);
  if (job === null || !isComputed) throw refuse("recomputedCalls");
  const made = await recomputedOf(db, job.id);
  const run = made?.state === "Done" ? perspectiveOf(job, made.run) : null;
  if (made === undefined || run === null) throw refuse("recomputedNone");
  const object = throwAwayName(made.id);
  return { side: { ...side, run }, object, facts: { ...facts, run: made.run, object, computedOn: made.createdOn } };
}

/** The run that a side reads where it says which; else the one that users who work on the job read. */
const runOf = (job: SeenJob | null, { run }: ComparedSide): string | null =>
  job === null ? null : run === "published" ? job.publishedRun : job.currentRun;

/** Reads both sides, the left one twice, and compares them. The answer leaves with its audit row, or not at all. */
async function compare(context: CallContext<"compareEndpoint">) {
  const { env, db, person, body, write } = context;
  requireStaff(person);
  const { callId } = body;
  const job = isOfJob(callId) ? await requireJob(db, person, body.jobId ?? "") : null;
  const jobId = job?.id;
  const [leftUser, rightUser] = [
    await requireUser(db, person, body.left.userId),
    await requireUser(db, person, body.right.userId),
  ];
  const [left, right] = [
    await sourceOf(context, callId, body.left, job),
    await sourceOf(context, callId, body.right, job),
  ];
  const sideOf = ({ side, object }: typeof left, user: typeof leftUser) =>
    new SideReader(context, { callId, jobId, side, user, object });
  const [first, again, second] = [sideOf(left, leftUser), sideOf(left, leftUser), sideOf(right, rightUser)];
  const found = await differencesOf(context, [first, again, second]);
  const hasBoth = first.fault === null && second.fault === null;
  const compared = hasBoth ? found : { ...nothingFound(), isWhole: false };
  const shown = ({ status, code, ms, fault }: SideReader) => ({ status, code, ms, fault });
  const answer = {
    ...done(message("endpointCompared")),
    callId,
    left: shown(first),
    right: shown(second),
    ...compared,
    causes: compared.total === 0 ? [] : await causesOf({ env, db }, job, [left.facts, right.facts]),
    differences: [...compared.differences],
  };
  const named = ({ facts }: typeof left) => `${facts.userId} (${facts.from})`;
  const note = `${callId} as ${named(left)} and ${named(right)}: ${compared.total} differences`;
  try {
    return await write({ entityType: "comparison", entityId: jobId ?? callId, note }, [], answer);
  } catch (error) {
    throw error instanceof Refusal ? error : refuse("noAnswer", {}, { headers: { "retry-after": "3" } });
  }
}

/** Compares a list page by page, and any other answer at once. */
async function differencesOf(
  { db, body: { callId } }: CallContext<"compareEndpoint">,
  sides: readonly [SideReader, SideReader, SideReader],
) {
  const rules = (await rulesOf(db)).filter((rule) => rule.callId === null || rule.callId === callId);
  const isIgnored = (pointer: string) => rules.some(({ pattern }) => matchesPattern(pattern, pointer));
  const key = ownValue(pairedBy, callId);
  if (key !== undefined) return compareLists(sides, key, isIgnored);
  const call: Call = calls[callId];
  const body = call.method === "POST" ? {} : undefined;
  const [first, again, second] = sides;
  const [left, right] = [await first.ask(body), await second.ask(body)];
  // Without both answers nothing is compared.
  if (first.fault !== null || second.fault !== null) return { ...nothingFound(), isWhole: false };
  const repeated = await again.ask(body);
  // A second reading without an answer says nothing about what is steady.
  const steady = again.fault === null ? repeated : left;
  const fields = [await fieldsOf(left), await fieldsOf(steady), await fieldsOf(right)] as const;
  const isWhole = fields.every(({ size }) => size < comparisonLimits.fields);
  return { ...(await compareFields(fields, isIgnored)), isWhole };
}

export const endpointComparisonHandlers = {
  compareEndpoint: (context) => compare(context),

  comparisonCandidate: ({ env, person }) => {
    requireStaff(person);
    return { host: candidateHost(env) };
  },

  recomputation: ({ env, db, person, job }) => {
    requireStaff(person);
    return recomputationOf({ env, db }, job);
  },

  recomputeJob: (context) => {
    requireStaff(context.person);
    return recomputeJob(context);
  },

  cancelRecomputation: (context) => {
    requireStaff(context.person);
    return cancelRecomputation(context);
  },

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
