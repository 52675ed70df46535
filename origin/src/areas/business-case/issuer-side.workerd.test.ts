/** Who gets the issuer's figures of a business case, asked as each of them: decided by the job, never by a role alone. */
import { beforeAll, expect, it } from "vitest";
import type { BusinessCase } from "@paygauge/api-types/entities/business-case";
import { forgetPeople } from "../../identity/person.ts";
import { acceptCards, jobWithRun, publish } from "../../job/runs/published-job.fixture.ts";
import { now, openDatabase } from "../../store/database.ts";
import { directGrants, jobAssignments } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
/** The job is of Harbour Payments. */
const people = {
  staff: "petra-jobmanager",
  manager: "cara-campaigner",
  member: "minna-twomember",
  neighbour: "nora-neighbour",
} as const;

/** Opens calculator and download to a user, whatever their roles; neither is the permission of the issuer's side. */
async function opens(subject: string): Promise<void> {
  for (const permission of ["JobBusinessCaseCalculator_VIEW", "JobBusinessCaseDownload_VIEW"] as const)
    await db
      .insert(directGrants)
      .values({ userId: `user-${subject}`, permission })
      .onConflictDoNothing();
}

const ask = (subject: string, jobId: string, rest = "") =>
  callAs(subject, "GET", `/api/v1/jobs/${jobId}/business-case${rest}`);

let jobId = "";
beforeAll(async () => {
  await seedOrigin();
  jobId = await jobWithRun("Whose figures");
  await acceptCards(jobId);
  await publish(jobId);
  for (const subject of Object.values(people)) await opens(subject);
  forgetPeople(testEnv.DB);
});

const assign = (subject: string) =>
  db.insert(jobAssignments).values({ jobId, userId: `user-${subject}`, assignedOn: now() });

/** Their copy of the case, and what they are answered who ask for the issuer's file. */
async function seenBy(subject: string) {
  const answer = await ask(subject, jobId);
  const file = await ask(subject, jobId, "/export?format=csv&copy=issuer");
  const text = await answer.text();
  const found: BusinessCase | null = answer.status === 200 ? JSON.parse(text) : null;
  return { status: answer.status, hasIssuer: (found?.inputs.issuer ?? null) !== null, file: file.status, text };
}

it("staff and a Manager of the job's issuer get its figures, by call and by file", async () => {
  for (const subject of [people.staff, people.manager])
    expect([subject, await seenBy(subject)]).toMatchObject([subject, { status: 200, hasIssuer: true, file: 200 }]);
});

it("a Member of it, who is a Manager elsewhere, gets a buyer's copy", async () => {
  await assign(people.member);
  const seen = await seenBy(people.member);
  expect(seen).toMatchObject({ status: 200, hasIssuer: false, file: 404 });
  expect(seen.text).not.toMatch(/interchange|schemeFee|creditLoss|fundingRate/);
});

it("a Manager of another issuer has no such job; assigned to it, they get a buyer's copy", async () => {
  expect(await seenBy(people.neighbour)).toMatchObject({ status: 404, file: 404 });
  await assign(people.neighbour);
  const seen = await seenBy(people.neighbour);
  expect(seen).toMatchObject({ status: 200, hasIssuer: false, file: 404 });
  expect(seen.text).not.toMatch(/interchange|schemeFee|creditLoss|fundingRate/);
});
