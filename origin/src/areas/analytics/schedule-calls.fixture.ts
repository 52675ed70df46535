/** A saved query of two issuers' jobs with schedules, for tests in workerd. */
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { AnalyticsScheduleList, ScheduleDelivery } from "@paygauge/api-types/entities/analytics-schedules";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { runCommand } from "../../analytics/schedules/commands.ts";
import { attachmentKey } from "../../analytics/schedules/post-mail.ts";
import { forgetPeople } from "../../identity/person.ts";
import { finishedRun, runningJob } from "../../proq/queued-job.fixture.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { openDatabase } from "../../store/database.ts";
import {
  directGrants,
  jobRuns,
  jobs,
  mailOutbox,
  queryScheduleDeliveries,
  querySchedules,
} from "../../store/schema.ts";
import { callAs } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { until } from "../uploads/upload-calls.fixture.ts";

const subjectOf = (username: string): string => seededPeople.find((each) => each.username === username)?.subject ?? "";
/** A manager of Harbour and member of Northstar, and a manager of Northstar. */
export const [tina, nora] = ["tina.twoissuers", "nora.neighbour"].map(subjectOf) as [string, string];
export const idOf = (subject: string): string => `user-${subject}`;
export const db = openDatabase(testEnv.DB);
export const root = "/api/v1/analytics-queries";

const query = {
  dataset: "jobs",
  measures: [{ as: "count" }],
  dimensions: [{ field: "job" }],
  filters: [],
} as const;
const everyJob = {
  name: "Jobs by name",
  description: "",
  issuerId: "issuer-northstar",
  query,
  view: "table",
  note: "",
};

/** Users who may query, and a job of each issuer. */
export async function setUp(): Promise<void> {
  for (const subject of [tina, nora])
    for (const permission of ["AnalyticsQuery_VIEW", "AnalyticsQuery_CRUD", "VendorLookup"] as const)
      await db
        .insert(directGrants)
        .values({ userId: idOf(subject), permission })
        .onConflictDoNothing();
  forgetPeople(testEnv.DB);
  const northstar = { issuerId: "issuer-northstar", buyerId: "buyer-polaris" };
  for (const [id, name, place] of [
    ["sched-harbour", "Harbour job", undefined],
    ["sched-northstar", "Northstar job", northstar],
  ] as const) {
    const job = { ...runningJob(id, name, "user-dana-developer", place), currentRun: "run", publishedRun: "run" };
    await db.insert(jobs).values(job).onConflictDoNothing();
    await db.insert(jobRuns).values(finishedRun(id)).onConflictDoNothing();
  }
}

export async function send<T>(subject: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await callAs(subject, method, `${root}/reports${path}`, body === undefined ? {} : { body });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

export const statusOf = async (subject: string, method: string, path: string, body?: object): Promise<number> =>
  (await callAs(subject, method, `${root}/reports${path}`, body === undefined ? {} : { body })).status;

export const daily = {
  name: "Every morning",
  times: { every: "day", time: "07:30", weekday: 1, day: 1, zone: "Europe/London" },
  format: "csv",
  sendsEmpty: false,
  recipientIds: [idOf(tina), idOf(nora)],
};

export interface Made {
  readonly reportId: string;
  readonly id: string;
  /** Path of the schedule below the reports. */
  readonly path: string;
}

/** A new saved query of Tina's, shared with Northstar, and a schedule of it. */
export async function made(more: object = {}, report: object = {}): Promise<Made> {
  const { id: reportId } = await send<{ id: string }>(tina, "POST", "", { ...everyJob, ...report });
  const { id } = await send<{ id: string }>(tina, "POST", `/${reportId}/schedules`, { ...daily, ...more });
  return { reportId, id, path: `/${reportId}/schedules/${id}` };
}

export async function scheduleNow({ reportId, id }: Made) {
  const list = await send<AnalyticsScheduleList>(tina, "GET", `/${reportId}/schedules`);
  const schedule = list.schedules.find((each) => each.id === id);
  if (schedule === undefined) throw new Error("The schedule is not listed.");
  return schedule;
}

export async function deliveries({ path }: Made): Promise<readonly ScheduleDelivery[]> {
  return (await send<{ deliveries: ScheduleDelivery[] }>(tina, "GET", `${path}/runs`)).deliveries;
}

/** Runs a schedule at a time that has passed, as the queue does, to the end of its command. */
export async function runAt({ id }: Made, on: string): Promise<void> {
  await db.update(querySchedules).set({ nextRunOn: on }).where(eq(querySchedules.id, id));
  const [row] = await db.select().from(querySchedules).where(eq(querySchedules.id, id));
  const command = runCommand(id, row?.version ?? 0, on);
  await queueOf(testEnv).enqueue([command]);
  await until(
    async () => (await queueOf(testEnv).get(command.id))?.state,
    (state) => state === "Completed",
  );
}

export const statesOf = async (schedule: Made): Promise<Record<string, string>> =>
  Object.fromEntries((await deliveries(schedule)).map(({ userId, state }) => [userId, state]));

export const mailsTo = (subject: string) =>
  db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toUserId, idOf(subject)));

/** The file that a recipient's email brought. */
export async function fileOf(mailId: string): Promise<string> {
  const file = await testEnv.FILES.get(attachmentKey(mailId));
  if (file === null) throw new Error("The email has no file.");
  return file.text();
}

export const rowsOf = ({ id }: Made) =>
  db.select().from(queryScheduleDeliveries).where(eq(queryScheduleDeliveries.scheduleId, id));
