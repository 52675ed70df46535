import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { BatchPreview, MaintenanceAct } from "@paygauge/api-types/entities/job-maintenance";
import { message } from "@paygauge/api-types/catalogue/message";
import type { Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { locksOf } from "../../locks/entity-locks.ts";
import { startsRun } from "../../maintenance/acts.ts";
import { oldRunsOf } from "../../maintenance/old-runs.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import type { Database } from "../../store/database.ts";
import { jobCampaigns } from "../../store/schema.ts";
import { rulesetsInUse } from "../jobs/job-run.ts";
import { scopeOf } from "../proq/command-scope.ts";
import type { ChosenJobs } from "./chosen-jobs.ts";
import { simulationOf } from "./simulations.ts";

/** Objects that are asked at the same time. */
const atOnce = 20;

/** Asks for each of many, a few at a time. */
async function askEach<T, A>(all: readonly T[], ask: (each: T) => Promise<A>): Promise<A[]> {
  const answers: A[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    answers.push(...(await Promise.all(all.slice(from, from + atOnce).map(ask))));
  return answers;
}

async function activeCampaigns(db: Database, jobIds: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobCampaigns)
    .where(
      and(
        inArray(jobCampaigns.jobId, sql`(select value from json_each(${JSON.stringify(jobIds)}))`),
        eq(jobCampaigns.stage, "Active"),
      ),
    );
  return row?.total ?? 0;
}

/** Jobs that another user is editing, by their order here. */
async function lockedOf(env: Env, person: Person, able: readonly JobRow[]): Promise<BatchPreview["locked"]> {
  const found = await askEach(able, async ({ id, name }) => {
    const { holder, exclusiveWriteAccess, activeUntilUtc } = await locksOf(env, "job").status(id, person.userId);
    return holder === null || exclusiveWriteAccess ? null : { name, holder: holder.names, until: activeUntilUtc ?? "" };
  });
  return found.filter((each) => each !== null);
}

/** What rests on the jobs' runs, and how much room old runs take: only where the act has to do with runs. */
async function factsOf(env: Env, db: Database, act: MaintenanceAct, able: readonly JobRow[]) {
  if (!startsRun(act) && act !== "removeRuns") return able.map(() => ({ useCases: 0, oldRuns: 0, bytes: 0 }));
  const ids = able.map(({ id }) => id);
  const old = act === "removeRuns" ? await oldRunsOf(db, ids) : new Map<string, string[]>();
  return askEach(ids, async (id) => jobObjectOf(env, id).maintenanceFacts(old.get(id) ?? []));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What the act would do with the chosen jobs. */
export async function previewOf(
  { env, db, person }: { readonly env: Env; readonly db: Database; readonly person: Person },
  act: MaintenanceAct,
  { digest, able, refused }: ChosenJobs,
): Promise<BatchPreview> {
  const [facts, campaigns, locked, { scoring, confidence }, { queued }] = await Promise.all([
    factsOf(env, db, act, able),
    startsRun(act)
      ? activeCampaigns(
          db,
          able.map(({ id }) => id),
        )
      : 0,
    lockedOf(env, person, able),
    rulesetsInUse(db),
    scopeOf(db, person).then((scope) => queueOf(env).listCounts(scope)),
  ]);
  const versions = { scoringVersion: scoring.version, confidenceVersion: confidence.version };
  const simulationId = act === "score" ? await simulationOf(db, person, { digest, ...versions }) : null;
  const hasNone = (at: number) => act === "removeRuns" && facts[at]?.oldRuns === 0;
  const changed = able.flatMap((job, at) => (hasNone(at) ? [] : [{ ...job, facts: facts[at] }]));
  const idle = able.filter((_, at) => hasNone(at));
  return {
    digest,
    simulationId,
    jobs: changed.map(({ id, name, facts: of }) => ({
      jobId: id,
      name,
      oldRuns: of?.oldRuns ?? 0,
      freedBytes: of?.bytes ?? 0,
    })),
    refused: [
      ...refused.map(({ jobId, job, message: why }) => ({ jobId, name: job?.name ?? "", message: why })),
      ...idle.map(({ id, name }) => ({ jobId: id, name, message: message("noOldRuns") })),
    ],
    published: changed.filter(({ publishedRun }) => publishedRun !== null).length,
    useCases: sumOf(facts.map(({ useCases }) => useCases)),
    campaigns,
    locked,
    ...versions,
    queued,
    oldRuns: sumOf(facts.map(({ oldRuns }) => oldRuns)),
    freedBytes: sumOf(facts.map(({ bytes }) => bytes)),
  };
}
