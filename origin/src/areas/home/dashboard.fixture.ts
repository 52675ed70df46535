/** Generated jobs, runs, campaigns and assignments for tests of the home pages. */
import { permissionsOf } from "@paygauge/api-types/access/roles";
import { seededPeople, type SeededPerson } from "@paygauge/api-types/seeded-people";
import type { Database } from "../../store/database.ts";
import { jobAssignments, jobCampaigns, jobRuns, jobs } from "../../store/schema.ts";

/** Sixteen seeded users: every place in the tenancy, and one who is not eligible. */
export const sixteen = [
  "dana-developer",
  "sasha-sysadmin",
  "una-useradmin",
  "petra-jobmanager",
  "cara-campaigner",
  "alan-accountmanager",
  "clara-client",
  "iggy-issuerplus",
  "isla-issuer",
  "selma-selfserve",
  "tina-twoissuers",
  "minna-twomember",
  "nora-neighbour",
  "bea-brandtwo",
  "greta-granted",
  "uri-unapproved",
] as const;

/** A generator of numbers below `most`, the same for the same seed. */
function numbersOf(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

export const personOf = (subject: string): SeededPerson => {
  const found = seededPeople.find((each) => each.subject === subject);
  if (!found) throw new Error(`Unknown user ${subject}.`);
  return found;
};

type JobRow = typeof jobs.$inferInsert;
type RunRow = typeof jobRuns.$inferInsert;

export interface Generated {
  readonly jobs: readonly JobRow[];
  readonly runs: readonly RunRow[];
  readonly campaigns: readonly (typeof jobCampaigns.$inferInsert)[];
  readonly assignments: readonly { readonly jobId: string; readonly userId: string }[];
}

const places = [
  { issuerId: "issuer-harbour", buyerId: "buyer-wharfside" },
  { issuerId: "issuer-northstar", buyerId: "buyer-polaris" },
] as const;
const currencies = ["GBP", "EUR", "JPY"] as const;
const states = ["Draft", "Running", "Failed", "Ready"] as const;

const day = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString();

/** `count` jobs of random owners, issuers, states and publications. */
export function generate(seed: number, count: number): Generated {
  const next = numbersOf(seed);
  const pick = <T>(of: readonly T[]): T => of[next(of.length)] as T;
  const made: { jobs: JobRow[]; runs: RunRow[]; campaigns: (typeof jobCampaigns.$inferInsert)[] } = {
    jobs: [],
    runs: [],
    campaigns: [],
  };
  const assignments: { jobId: string; userId: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = `made-${at}`;
    const currency = pick(currencies);
    const runs = next(3);
    made.jobs.push({
      ...pick(places),
      id,
      name: `Made ${at}`,
      kind: "base",
      ownerUserId: `user-${pick(sixteen)}`,
      currency,
      buyerCountry: "GBR",
      capabilities: [],
      state: runs === 0 ? pick(["Draft", "Running"]) : pick(states),
      currentRun: runs === 0 ? null : `run-${runs}`,
      publishedRun: runs === 0 || next(2) === 0 ? null : "run-1",
      publishedOn: day(at),
      isSample: next(6) === 0,
      isDraft: next(9) === 0,
      deletedOn: next(9) === 0 ? day(at) : null,
      createdOn: day(at),
      updatedOn: day(at),
    });
    for (let number = 1; number <= runs; number += 1) {
      made.runs.push({
        jobId: id,
        run: `run-${number}`,
        number,
        finishedOn: day(at + number),
        currency,
        suppliersCount: next(1000),
        spendMinor: String(next(1_000_000_000)),
        confidenceRulesetVersion: 1,
        scoringRulesetVersion: 1,
      });
    }
    if (next(2) === 0) made.campaigns.push(campaignOf(id, runs === 0 ? null : `run-${1 + next(runs)}`, next));
    if (next(2) === 0) assignments.push({ jobId: id, userId: `user-${pick(sixteen)}` });
  }
  return { ...made, assignments };
}

function campaignOf(
  jobId: string,
  run: string | null,
  next: (most: number) => number,
): typeof jobCampaigns.$inferInsert {
  const [pending, active, succeeded] = [next(50), next(50), next(50)];
  return {
    campaignId: `campaign-${jobId}`,
    jobId,
    number: 1,
    run,
    name: `Campaign of ${jobId}`,
    stage: (["Pending", "Active", "Completed"] as const)[next(3)] ?? "Active",
    route: "Buyer",
    tone: "offer",
    method: "vcard",
    total: pending + active + succeeded,
    pending,
    active,
    abandoned: 0,
    failed: 0,
    succeeded,
    valueMinor: next(100_000),
    realisedMinor: next(1000),
    updatedOn: day(next(300)),
  };
}

/** Writes generated rows into the catalogue. */
export async function insertGenerated(db: Database, made: Generated): Promise<void> {
  for (const row of made.jobs) await db.insert(jobs).values(row);
  for (const row of made.runs) await db.insert(jobRuns).values(row);
  for (const row of made.campaigns) await db.insert(jobCampaigns).values(row);
  for (const row of made.assignments) await db.insert(jobAssignments).values({ ...row, assignedOn: day(0) });
}

/** What a job is to a user: worked on, read as published, or unseen (docs/access.md section 2). */
export function sightOf(made: Generated, subject: string, job: JobRow): "works" | "reads" | null {
  const person = personOf(subject);
  const isEligible = person.approved && !person.isDeactivated && !person.pending;
  if (!isEligible || job.deletedOn !== null || job.isDraft === true) return null;
  const holds = permissionsOf(person.roles, person.directGrants);
  const manages = person.issuers.some(
    ({ key, userRole }) => userRole === "Manager" && `issuer-${key}` === job.issuerId,
  );
  if (holds.has("AllJobs_VIEW") || job.ownerUserId === `user-${subject}` || manages) return "works";
  const isAssigned = made.assignments.some(({ jobId, userId }) => jobId === job.id && userId === `user-${subject}`);
  if (isAssigned && holds.has("JobCreate")) return "works";
  return isAssigned && typeof job.publishedRun === "string" ? "reads" : null;
}
