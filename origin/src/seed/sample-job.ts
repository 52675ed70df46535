import { eq } from "drizzle-orm";
import * as v from "valibot";
import { capabilities } from "@paygauge/api-types/entities/analysis";
import { columnMappingSchema, fileDialectSchema } from "@paygauge/api-types/entities/ledger";
import { limits } from "@paygauge/api-types/limits";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { emptyCase } from "@paygauge/api-types/value/case/case-model";
import { askBusinessCase } from "../areas/business-case/ask-business-case.ts";
import { assumptionsIn } from "../areas/issuers/assumptions.ts";
import { prepareRun } from "../areas/jobs/job-run.ts";
import { publishing } from "../areas/jobs/publication.ts";
import { queueCheck, queueInspection } from "../areas/uploads/upload-commands.ts";
import type { JobRow } from "../identity/job-sight.ts";
import { commit, now } from "../store/database.ts";
import { jobAssignments, jobs, uploads } from "../store/schema.ts";
import { issuerIdOf } from "./organisations.ts";
import { seededUserId } from "./people.ts";
import { seedCampaign } from "./sample-campaign.ts";
import { sampleLedger } from "./samples/ledger.ts";
import type { SeedContext } from "./seed-context.ts";

const jobId = "sample-job";
const uploadId = "sample-upload";
const r2Key = `uploads/${jobId}/${uploadId}`;

async function begin({ db, env }: SeedContext): Promise<void> {
  const bytes = new TextEncoder().encode(sampleLedger());
  await env.FILES.put(r2Key, bytes);
  const at = now();
  await commit(db, [
    db.insert(jobs).values({
      id: jobId,
      name: "Calder County FY26 (sample)",
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
    }),
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
  ]);
}

async function advance({ db, env }: SeedContext, job: JobRow): Promise<string> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, uploadId));
  if (!row) throw new Error("The sample job has no upload. Start over: npm run seed -- --reset");
  if (row.state === "Inspecting") {
    await queueInspection(env, db, job, row, `inspect:${uploadId}`, null, false);
    return "in progress: reading";
  }
  if (row.state === "Inspected") {
    await db
      .update(uploads)
      .set({ state: "Checking", commandId: `check:${uploadId}`, updatedOn: now() })
      .where(eq(uploads.id, uploadId));
    const dialect = v.parse(fileDialectSchema, JSON.parse(row.dialect ?? "null"));
    await queueCheck(
      env,
      db,
      job,
      row,
      `check:${uploadId}`,
      dialect,
      v.parse(columnMappingSchema, JSON.parse(row.mapping ?? "null")),
    );
    return "in progress: checking";
  }
  if (row.state === "Checked" && job.state === "Draft") {
    const run = await prepareRun(env, db, job, [row], "sample-run");
    await commit(db, [run.begin]);
    await run.queue("sample-run");
    return "in progress: importing";
  }
  if (row.state === "Refused") throw new Error(`The sample ledger was refused: ${row.refusal ?? ""}`);
  return "in progress";
}

async function publishFirst({ db, env }: SeedContext, job: JobRow, run: string): Promise<void> {
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
  const body = { ...emptyCase, typed: { setUp: 20_000 }, scenarios: [...emptyCase.scenarios, slow] };
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

/**
 * The finished sample job: the made ledger, taken through the product's own pipeline. Each call goes one step on;
 * the note begins with "in progress" until the job is ready.
 */
export async function seedSampleJob(context: SeedContext): Promise<string> {
  const [job] = await context.db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) {
    await begin(context);
    return "in progress: uploaded";
  }
  if (job.state === "Ready") {
    if (job.publishedRun === null && job.currentRun !== null) await publishFirst(context, job, job.currentRun);
    await assign(context);
    if (job.currentRun !== null) {
      await saveCase(context, job, job.currentRun);
      await seedCampaign(context, job, job.currentRun);
    }
    return "the sample job is ready";
  }
  return advance(context, job);
}
