import { eq, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { anonymiserSteps, type AnonymiserStep } from "@paygauge/api-types/entities/anonymiser";
import { done } from "@paygauge/worker/done";
import { refuse } from "@paygauge/worker/refusal";
import { runStep } from "../../anonymiser/run-step.ts";
import { countRows } from "../../anonymiser/change-rows.ts";
import type { StoredAnonymiser } from "../../anonymiser/state-store.ts";
import type { CallContext, Handlers } from "../../call-context.ts";
import { healthOf } from "../../health/health-object.ts";
import { forgetPeople } from "../../identity/person.ts";
import { forgetSystemFacts } from "../../identity/system-facts.ts";
import { countAllJobs, requireTestEnvironment } from "../../job/erase-all-jobs.ts";
import { now, type Database } from "../../store/database.ts";
import { systemSettings } from "../../store/schema.ts";

/** What users who work meanwhile read, in the bar at the top and in each refusal of a change. */
const notice = "The data of this environment is being anonymised. Try again when this message has disappeared.";
const about = (note: string) => ({ entityType: "system", entityId: "database", note });

const setMode = (db: Database, mode: "ReadOnly" | "Live", systemMessage: string | null) =>
  db
    .update(systemSettings)
    .set({ mode, systemMessage, updatedOn: now(), version: sql`${systemSettings.version} + 1` })
    .where(eq(systemSettings.id, 1));

const following = (step: AnonymiserStep): AnonymiserStep | null =>
  anonymiserSteps[anonymiserSteps.indexOf(step) + 1] ?? null;

const shown = ({ startedOn, step, handled }: StoredAnonymiser) => ({ startedOn, step, handled });

/** Works on a step and stores where the run continues. */
async function work(context: CallContext<"runAnonymiserStep">, run: StoredAnonymiser) {
  const { env, db, write } = context;
  const { isDone, cursor, handled, statements = [], commands = [] } = await runStep(context, run);
  const step = isDone ? following(run.step) : run.step;
  const next = step && { ...run, step, cursor: isDone ? "" : cursor, handled: isDone ? 0 : run.handled + handled };
  const isEnd = next === null;
  const answer = {
    ...done(message(isEnd ? "anonymiserDone" : "anonymiserMoved")),
    state: next && shown(next),
  };
  const note = isEnd ? `anonymised: ${run.note}` : `${run.step}: ${handled}`;
  const changes = isEnd ? [...statements, setMode(db, "Live", null)] : statements;
  await write(about(note), changes, answer, commands);
  await healthOf(env).moveAnonymiser(next);
  forgetSystemFacts(env.DB);
  forgetPeople(env.DB);
  return answer;
}

export const anonymiserHandlers = {
  async anonymiserPreview({ env, db }) {
    requireTestEnvironment(env);
    const run = await healthOf(env).anonymiser();
    const { running } = await countAllJobs(db);
    return { environment: env.ENVIRONMENT, counts: await countRows(env), running, state: run && shown(run) };
  },

  async startAnonymiser({ env, db, facts, body, write }) {
    requireTestEnvironment(env);
    if (body.environment !== env.ENVIRONMENT) throw refuse("resetName");
    if ((await healthOf(env).anonymiser()) !== null) throw refuse("anonymiserRuns");
    // It passes the gate of this mode only so that a repeated request gets its first answer.
    if (facts.mode === "ReadOnly") throw refuse("readOnly");
    const { running } = await countAllJobs(db);
    if (running > 0) throw refuse("resetRunning", { count: running });
    const counts = Object.entries(await countRows(env)).map(([name, count]) => `${name} ${count}`);
    const note = counts.join(", ");
    const startedOn = now();
    if (!(await healthOf(env).beginAnonymiser(startedOn, note))) throw refuse("anonymiserRuns");
    const state = { startedOn, step: anonymiserSteps[0], handled: 0 };
    try {
      const answer = { ...done(message("anonymiserStarted")), state };
      return await write(about(`started: ${note}`), [setMode(db, "ReadOnly", notice)], answer);
    } catch (error) {
      await healthOf(env).moveAnonymiser(null);
      throw error;
    } finally {
      forgetSystemFacts(env.DB);
    }
  },

  async runAnonymiserStep(context) {
    const { env, facts, body } = context;
    requireTestEnvironment(env);
    const before = await healthOf(env).anonymiser();
    // A run whose start was cut off has not closed the environment to others: it is started again.
    if (before === null || facts.mode !== "ReadOnly") throw refuse("anonymiserNone");
    const run = await healthOf(env).takeAnonymiserStep(body.step);
    if (run === null) throw refuse("anonymiserStep");
    try {
      return await work(context, run);
    } catch (error) {
      await healthOf(env).moveAnonymiser(run);
      throw error;
    }
  },

  async stopAnonymiser({ env, db, write }) {
    requireTestEnvironment(env);
    const run = await healthOf(env).anonymiser();
    if (run === null) throw refuse("anonymiserNone");
    const answer = { ...done(message("anonymiserStopped")), state: null };
    await write(about(`stopped before: ${run.step}`), [setMode(db, "Live", null)], answer);
    await healthOf(env).moveAnonymiser(null);
    forgetSystemFacts(env.DB);
    return answer;
  },
} satisfies Partial<Handlers>;
