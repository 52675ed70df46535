import { and, eq, ne } from "drizzle-orm";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { columnMappingSchema } from "@paygauge/api-types/entities/ledger";
import { fileDialectSchema } from "@paygauge/api-types/entities/file-dialect";
import { sampleName } from "@paygauge/api-types/entities/jobs";
import { limits } from "@paygauge/api-types/limits";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { emptyCase } from "@paygauge/analysis/value/case/case-model";
import { askBusinessCase } from "../areas/business-case/ask-business-case.ts";
import { assumptionsIn } from "../areas/issuers/assumptions.ts";
import { prepareRun } from "../areas/jobs/job-run.ts";
import { publishing } from "../areas/jobs/publication.ts";
import { checkOf, inspectionOf } from "../areas/uploads/upload-commands.ts";
import type { JobRow } from "../identity/job-sight.ts";
import { commitAndEnqueue } from "../proq/commit-and-enqueue.ts";
import { commit, now, type Statement } from "../store/database.ts";
import { audit, jobAssignments, jobRuns, jobs, uploads } from "../store/schema.ts";
import { issuerIdOf } from "./organisations.ts";
import { seededUserId } from "./people.ts";
import { seedCampaign } from "./sample-campaign.ts";
import { sampleLedger, sampleStart } from "./samples/ledger.ts";
import type { SeedContext } from "./seed-context.ts";
import { readStored } from "@paygauge/worker/stored-json";

const jobId = "sample-job";

/** Another day than this one, or a smaller sample. */
interface Asked {
  readonly today?: Date;
  readonly companies?: number;
}

/** The months that the sample is of name its file and its run: older ones have aged. */
interface Edition {
  readonly uploadId: string;
  readonly run: string;
  readonly today: Date;
  /** How many suppliers it has. */
  readonly companies: number | undefined;
}
const editionOf = ({ today = new Date(), companies }: Asked): Edition => {
  const month = sampleStart(today).toISOString().slice(0, 7);
  return { uploadId: `sample-upload-${month}`, run: `sample-run-${month}`, today, companies };
};

/** The ledger of the edition in the job, to be read. What an earlier one brought is read no more. */
async function bringFile({ db, env }: SeedContext, { uploadId, today, companies }: Edition): Promise<Statement[]> {
  const bytes = new TextEncoder().encode(sampleLedger(today, companies));
  const r2Key = `uploads/${jobId}/${uploadId}`;
  await env.FILES.put(r2Key, bytes);
  const at = now();
  return [
    db.update(uploads).set({ state: "Discarded", updatedOn: at }).where(eq(uploads.jobId, jobId)),
    db.insert(uploads).values({
      id: uploadId,
      jobId,
      fileName: "paygauge-sample-ledger.csv",
      size: bytes.length,
      partSize: limits.uploadPartBytes,
      r2Key,
      state: "Inspecting",
      commandId: `inspect:${uploadId}`,
      createdBy: seededUserId("sasha-sysadmin"),
      createdOn: at,
      updatedOn: at,
    }),
  ];
}

async function begin(context: SeedContext, edition: Edition): Promise<void> {
  const { db } = context;
  const at = now();
  const job = db.insert(jobs).values({
    id: jobId,
    name: sampleName("Calder County"),
    kind: "advanced",
    issuerId: issuerIdOf("harbour"),
    buyerId: "buyer-calder-county",
    ownerUserId: seededUserId("sasha-sysadmin"),
    currency: "GBP",
    buyerCountry: "GBR",
    capabilities: [...capabilities],
    isSample: true,
    createdOn: at,
    updatedOn: at,
  });
  await commit(db, [job, ...(await bringFile(context, edition))]);
}

async function advance(context: SeedContext, job: JobRow, { uploadId, run: runId }: Edition): Promise<string> {
  const { db, env } = context;
  const [row] = await db.select().from(uploads).where(eq(uploads.id, uploadId));
  if (!row) throw new Error("The sample job has no upload. Start over: npm run seed -- --reset");
  if (row.state === "Inspecting") {
    await commitAndEnqueue(context, [], [await inspectionOf(db, job, row, `inspect:${uploadId}`, null, false)]);
    return "in progress: reading";
  }
  if (row.state === "Inspected") {
    const commandId = `check:${uploadId}`;
    const dialect = readStored(fileDialectSchema, row.dialect ?? "null", "uploads.dialect");
    const mapping = readStored(columnMappingSchema, row.mapping ?? "null", "uploads.mapping");
    const isChecking = db
      .update(uploads)
      .set({ state: "Checking", commandId, updatedOn: now() })
      .where(eq(uploads.id, uploadId));
    await commitAndEnqueue(context, [isChecking], [await checkOf(db, job, row, { commandId, dialect, mapping })]);
    return "in progress: checking";
  }
  if (row.state === "Checked" && (job.state === "Draft" || job.state === "Ready")) {
    // The period of a fresh edition is that of its rows.
    const asked = { run: runId, correlationId: runId };
    const run = await prepareRun(env, db, { ...job, periodFrom: null, periodTo: null }, [row], asked);
    const undated = db.update(jobs).set({ periodFrom: null, periodTo: null }).where(eq(jobs.id, jobId));
    await commitAndEnqueue(context, [undated, run.begin], run.commands);
    return "in progress: importing";
  }
  if (row.state === "Refused") throw new Error(`The sample ledger was refused: ${row.refusal ?? ""}`);
  return "in progress";
}

/** Whether the job has nothing but aged editions of the sample: where users uploaded files of their own it stays theirs. */
async function isAged({ db }: SeedContext, { uploadId }: Edition): Promise<boolean> {
  const files = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.jobId, jobId), ne(uploads.state, "Discarded")));
  return files.every(({ id }) => id.startsWith("sample-upload") && id !== uploadId);
}

async function publishFirst({ db, env }: SeedContext, job: JobRow, run: string): Promise<void> {
  if (job.publishedRun === run) return;
  await commit(db, await publishing(env, db, job, { run, publication: job.publication }));
}

/** A Member sees what is assigned to them: so that each role has something to look at, the issuer's Members get it. */
async function assign({ db }: SeedContext): Promise<void> {
  const members = seededPeople.filter((person) =>
    person.issuers.some(({ key, userRole }) => key === "harbour" && userRole === "Member"),
  );
  const rows = members.map(({ subject }) => ({ jobId, userId: seededUserId(subject), assignedOn: now() }));
  await commit(
    db,
    rows.map((row) => db.insert(jobAssignments).values(row).onConflictDoNothing()),
  );
}

/** The saved business case: a set-up that was typed, and a scenario of its own. */
async function saveCase({ db, env }: SeedContext, job: JobRow, run: string): Promise<void> {
  const sight = { run, perspective: "latest", publication: job.publication } as const;
  const reader = { sight, maySeeIssuer: true, issuer: await assumptionsIn(db, job) };
  const { version } = await askBusinessCase(env, job, "one", reader);
  if (version > 0) return;
  const slow = { id: "slow-start", name: "Slow start", level: "base", typed: { ramp1: 0.15, ramp2: 0.45 } } as const;
  const body = {
    ...emptyCase,
    typed: { setUp: 20_000, annualFee: 2_000, staffDays: 10, staffDayCost: 350 },
    scenarios: [...emptyCase.scenarios, slow],
  };
  await askBusinessCase(env, job, "save", {
    ...reader,
    fence: null,
    version,
    body,
    note: "Set-up as quoted",
    author: "Sasha Sysadmin",
    at: now(),
  });
}

/** Whether the edition has results, whatever came after them. */
async function hasRun({ db }: SeedContext, { run }: Edition): Promise<boolean> {
  const found = await db
    .select({ run: jobRuns.run })
    .from(jobRuns)
    .where(and(eq(jobRuns.jobId, jobId), eq(jobRuns.run, run)));
  return found.length > 0;
}

/** A user removed the sample: it does not come back by itself. */
async function wasRemoved({ db }: SeedContext): Promise<boolean> {
  const [line] = await db
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.action, "deleteJob"), eq(audit.entityId, jobId)))
    .limit(1);
  return line !== undefined;
}

/**
 * The finished sample job: the made ledger of the last twelve months, taken through the product's own pipeline.
 * Each call continues by one step; the note begins with "in progress" until the job is ready. A sample that has aged is read
 * again, one that was removed stays away.
 */
export async function seedSampleJob(context: SeedContext, asked: Asked = {}): Promise<string> {
  const [job] = await context.db.select().from(jobs).where(eq(jobs.id, jobId));
  const edition = editionOf(asked);
  if (job === undefined ? await wasRemoved(context) : job.deletedOn !== null) return "the sample job was removed";
  if (job === undefined) {
    await begin(context, edition);
    return "in progress: uploaded";
  }
  if (job.state === "Ready" && (await isAged(context, edition))) {
    await commit(context.db, await bringFile(context, edition));
    return "in progress: made of the last twelve months";
  }
  const [row] = await context.db.select().from(uploads).where(eq(uploads.id, edition.uploadId));
  const isFresh = row === undefined || (row.state === "Checked" && (await hasRun(context, edition)));
  if (job.state !== "Ready" || !isFresh) return advance(context, job, edition);
  const run = job.currentRun;
  if (run === null) return "the sample job has no results";
  if (job.publishedRun === null || (job.publishedRun.startsWith("sample-run") && run === edition.run))
    await publishFirst(context, job, run);
  await assign(context);
  await saveCase(context, job, run);
  await seedCampaign(context, job, run);
  return "the sample job is ready";
}
