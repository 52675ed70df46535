import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { healthLimits } from "@paygauge/api-types/entities/system-health";
import { auditChainOf } from "../../audit/audit-chain.ts";
import { objectNamed } from "../../env.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import type { EntityLocks } from "../../locks/entity-locks.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { openDatabase } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { HealthFault, healthy, warning, type Check } from "../check.ts";

/** The queue answers, runs, and lets no command wait too long. */
export const queue: Check = {
  name: "queue",
  run: async ({ env, now }) => {
    const stub = queueOf(env);
    const [isRunning, since] = await Promise.all([stub.isRunning(), stub.waitingSince()]);
    const waitedMs = since === null ? 0 : now() - Date.parse(since);
    if (!isRunning) return warning(message("queueStopped"));
    if (waitedMs <= healthLimits.queueMs) return healthy;
    return warning(message("healthQueueOld", { minutes: Math.floor(waitedMs / 60_000) }));
  },
};

const entity = "health-check";
const holder = (userId: string) => ({ userId, names: entity, emailAddress: "" });

/** Takes a lock, lets another take it over, and expects the first one's token to be stale. Its object is of no real type. */
export const locks: Check = {
  name: "locks",
  run: async ({ env }) => {
    const stub = objectNamed<EntityLocks>(env.LOCKS, entity);
    const [first, second] = [holder("health-check-1"), holder("health-check-2")];
    try {
      const taken = await stub.force(entity, first);
      const stale = taken.status.fencingToken ?? 0;
      await stub.force(entity, second);
      const { reason } = await stub.check(entity, first.userId, stale);
      if (reason === null) throw new HealthFault(message("healthUnexpected"));
    } finally {
      await stub.forget(entity);
    }
    return healthy;
  },
};

/** Computes the hashes of the newest lines again. */
export const auditChain: Check = {
  name: "auditChain",
  needsCatalogue: true,
  run: async ({ env }) => {
    const { broken } = await auditChainOf(env).verifyNewest(healthLimits.chainLines);
    if (broken !== null) throw new HealthFault(message("healthChain", { line: broken.sequence }));
    return healthy;
  },
};

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

/** Names of the jobs that there still are. */
async function namesOf(db: ReturnType<typeof openDatabase>, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: jobs.id, name: jobs.name })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How large the largest object is: each run asks the queue and a few of the newest jobs, in turn. */
export const objects: Check = {
  name: "objects",
  needsCatalogue: true,
  run: async ({ env, sizes }) => {
    const db = openDatabase(env.DB);
    const newest = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.state, "Ready"), isNull(jobs.deletedOn)))
      .orderBy(desc(jobs.updatedOn))
      .limit(healthLimits.jobsARun * 10);
    const asked = sizes.turn(
      newest.map(({ id }) => id),
      healthLimits.jobsARun,
    );
    await Promise.all(asked.map(async (id) => sizes.note(id, await jobObjectOf(env, id).storedBytes())));
    const large = sizes.known().filter(({ bytes }) => bytes >= healthLimits.objectWarnBytes);
    const [largest] = large.toSorted((a, b) => b.bytes - a.bytes);
    if (largest === undefined) return healthy;
    const names = await namesOf(db, [largest.id]);
    const name = names.get(largest.id) ?? largest.id;
    return warning(
      message("healthSize", { name, held: gigabytes(largest.bytes), most: gigabytes(healthLimits.objectBytes) }),
    );
  },
};
