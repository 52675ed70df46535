/** Schedules of saved queries: each recipient's own rows, once, and what pauses them. */
import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { scheduleLimits, type AnalyticsScheduleList } from "@paygauge/api-types/entities/analytics-schedules";
import { runCommand, runNowCommand } from "../../analytics/schedules/commands.ts";
import { sendTo } from "../../analytics/schedules/send-to.ts";
import { followSchedule } from "../../analytics/schedules/settle.ts";
import { handlers } from "../../handlers.ts";
import { forgetPeople } from "../../identity/person.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import {
  directGrants,
  mailOutbox,
  queryScheduleDeliveries,
  querySchedules,
  userIssuers,
  users,
} from "../../store/schema.ts";
import { callAs, callOrigin, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { until } from "../uploads/upload-calls.fixture.ts";
import {
  daily,
  db,
  deliveries,
  fileOf,
  idOf,
  made,
  mailsTo,
  nora,
  root,
  rowsOf,
  runAt,
  scheduleNow,
  send,
  setUp,
  statesOf,
  statusOf,
  tina,
} from "./schedule-calls.fixture.ts";

/** Moments in a row that have passed, not long ago. */
const passed = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.now() - (count - at) * 3_600_000).toISOString());
const [once] = passed(1) as [string];

beforeAll(async () => {
  await seedOrigin();
  await setUp();
});
beforeEach(() => db.delete(mailOutbox));

describe("a run", () => {
  it("emails each recipient the rows that they can see", async () => {
    const schedule = await made();
    await runAt(schedule, once);
    expect(await statesOf(schedule)).toEqual({ [idOf(tina)]: "sent", [idOf(nora)]: "sent" });
    const [[own], [other]] = [await mailsTo(tina), await mailsTo(nora)];
    expect(await fileOf(own?.id ?? "")).toBe("Job,Rows\r\nHarbour job,1\r\n");
    expect(await fileOf(other?.id ?? "")).toBe("Job,Rows\r\nNorthstar job,1\r\n");
    expect(other).toMatchObject({ state: "Captured", subject: "Jobs by name" });
    expect(other?.text).toContain("1 row");
    // The next one is queued.
    const { next, lastRunOn } = await scheduleNow(schedule);
    expect(lastRunOn).toBe(once);
    const [row] = await db.select().from(querySchedules).where(eq(querySchedules.id, schedule.id));
    expect(row?.nextRunOn).toBe(next[0]);
    const id = `query-schedule-${schedule.id}-1-${(next[0] ?? "").replaceAll(/\D/g, "")}`;
    expect((await queueOf(testEnv).get(id))?.state).toBe("Pending");
  });

  it("writes a workbook where that was chosen", async () => {
    const schedule = await made({ format: "xlsx", recipientIds: [idOf(tina)] });
    await runAt(schedule, once);
    const [mail] = await mailsTo(tina);
    expect(mail?.text).toContain("Jobs by name.xlsx");
    expect((await fileOf(mail?.id ?? "")).slice(0, 2)).toBe("PK");
  });

  it("without rows sends a sentence, or nothing", async () => {
    const query = {
      dataset: "jobs",
      measures: [{ as: "count" }],
      dimensions: [{ field: "job" }],
      filters: [{ propertyName: "job", itemComparisonOperator: "Equal", itemValue: "None" }],
    };
    const quiet = await made({ recipientIds: [idOf(tina)] }, { query });
    await runAt(quiet, once);
    expect([await statesOf(quiet), await mailsTo(tina)]).toEqual([{ [idOf(tina)]: "empty" }, []]);
    const saying = await made({ recipientIds: [idOf(tina)], sendsEmpty: true }, { query });
    await runAt(saying, once);
    expect(await statesOf(saying)).toEqual({ [idOf(tina)]: "empty" });
    expect((await mailsTo(tina)).map(({ subject }) => subject)).toEqual(["Jobs by name: no rows"]);
  });

  it("that begins again repeats no email", async () => {
    const schedule = await made();
    const { id } = schedule;
    await runAt(schedule, once);
    const again = async (effectId: string) => {
      const command = runNowCommand(id, effectId, once);
      await queueOf(testEnv).enqueue([command]);
      await until(
        async () => (await queueOf(testEnv).get(command.id))?.state,
        (state) => state === "Completed",
      );
      return [(await mailsTo(tina)).length, (await mailsTo(nora)).length];
    };
    expect(await again("whole")).toEqual([1, 1]);
    const ofTina = and(eq(queryScheduleDeliveries.scheduleId, id), eq(queryScheduleDeliveries.userId, idOf(tina)));
    // As if it had been killed after the first recipient.
    await db.delete(queryScheduleDeliveries).where(ofTina);
    await db.delete(mailOutbox).where(eq(mailOutbox.toUserId, idOf(tina)));
    expect(await again("between")).toEqual([1, 1]);
    // As if it had been killed while an email was handed over, which may have left.
    await db.update(queryScheduleDeliveries).set({ state: "sending" }).where(ofTina);
    expect(await again("within")).toEqual([1, 1]);
    const [line] = (await deliveries(schedule)).filter(({ userId }) => userId === idOf(tina));
    expect(line).toMatchObject({ state: "failed", message: { code: "mailInterrupted" } });
  });

  it("sends a link that expires in place of a large file", async () => {
    const { id } = await made({ recipientIds: [idOf(nora)] });
    const [schedule] = await db.select().from(querySchedules).where(eq(querySchedules.id, id));
    if (schedule === undefined) throw new Error("There is no schedule.");
    const execution = { waitUntil: () => {} };
    const working = { env: testEnv, db, execution, handlers, correlationId: "large" };
    const run = { schedule, ownerName: "Tina", on: once, recipientId: idOf(nora), attachedBytes: 10 };
    expect(await sendTo(working, run)).toBe("done");
    const [mail] = await mailsTo(nora);
    const link = /\/api\/v1\/exports\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    const file = await callAs(nora, "GET", link);
    expect([file.status, await file.text()]).toEqual([200, "Job,Rows\r\nNorthstar job,1\r\n"]);
    expect((await callAs(tina, "GET", link)).status).toBe(404);
    const listed = await (await callAs(nora, "GET", "/api/v1/exports")).json<{ id: string; size: number }[]>();
    expect(listed).toContainEqual(expect.objectContaining({ state: "Completed", fileName: "Jobs by name.csv" }));
  });

  it("is started by its owner once a minute at most", async () => {
    const schedule = await made({ recipientIds: [idOf(tina)] });
    await send(tina, "POST", `${schedule.path}/run`);
    expect(await statusOf(tina, "POST", `${schedule.path}/run`)).toBe(409);
    await until(
      () => statesOf(schedule),
      (states) => states[idOf(tina)] === "sent",
    );
    // Not its time: the next run is as before.
    expect((await scheduleNow(schedule)).state).toBe("Active");
  });

  it("that was canceled, or failed, is followed by the next one", async () => {
    const schedule = await made({ recipientIds: [idOf(tina)] });
    const [row] = await db.select().from(querySchedules).where(eq(querySchedules.id, schedule.id));
    const first = row?.nextRunOn ?? "";
    expect(await queueOf(testEnv).cancel(runCommand(schedule.id, 1, first).id)).toBe(true);
    const [second] = (await scheduleNow(schedule)).next.filter((each) => each > first);
    const [moved] = await db.select().from(querySchedules).where(eq(querySchedules.id, schedule.id));
    expect([moved?.nextRunOn, await deliveries(schedule)]).toEqual([second, []]);
    const next = runCommand(schedule.id, 1, second ?? "");
    expect((await queueOf(testEnv).get(next.id))?.state).toBe("Pending");
    const { id: commandId, commandType, targetEntityId } = next;
    const failed = { commandId, commandType, targetEntityId, sequence: 1, jobId: null, batchId: null } as const;
    await followSchedule(testEnv, { ...failed, outcome: "failed", message: null });
    expect(await statesOf(schedule)).toEqual({ [idOf(tina)]: "failed" });
  });

  it("of an earlier edition does nothing", async () => {
    const schedule = await made();
    const [row] = await db.select().from(querySchedules).where(eq(querySchedules.id, schedule.id));
    await send(tina, "PUT", `${schedule.path}/state`, { state: "Paused", version: 1 });
    // Its command waits for its time no more.
    expect((await queueOf(testEnv).get(runCommand(schedule.id, 1, row?.nextRunOn ?? "").id))?.state).toBe("Canceled");
    await runAt(schedule, once);
    expect(await deliveries(schedule)).toEqual([]);
    expect(await scheduleNow(schedule)).toMatchObject({ state: "Paused", pausedBy: "user", next: [] });
  });
});

describe("a recipient", () => {
  const member = { userId: idOf(nora), issuerId: "issuer-northstar", userRole: "Manager" } as const;
  afterEach(async () => {
    await db.insert(userIssuers).values(member).onConflictDoNothing();
    forgetPeople(testEnv.DB);
  });

  it("who lost the issuer gets nothing", async () => {
    const schedule = await made();
    await db.delete(userIssuers).where(eq(userIssuers.userId, idOf(nora)));
    await runAt(schedule, once);
    expect(await statesOf(schedule)).toEqual({ [idOf(tina)]: "sent", [idOf(nora)]: "refused" });
    expect(await mailsTo(nora)).toEqual([]);
    expect(await statusOf(nora, "GET", `/${schedule.reportId}/schedules`)).toBe(404);
  });

  it("opts out in one click, without a session, of this schedule alone", async () => {
    const schedule = await made();
    const other = await made();
    await runAt(schedule, once);
    const [mail] = await mailsTo(nora);
    const link = /\/api\/v1\/mails\/\S+\/stop\/pgt_\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    const anonymous = { as: { sub: "anonymous", brand: "brand1" } };
    const page = await callOrigin("GET", link, anonymous);
    expect(await page.json()).toMatchObject({ report: "Jobs by name", sender: "Every morning", isStopped: false });
    // Looking changes nothing.
    expect((await scheduleNow(schedule)).recipients?.some(({ optedOut }) => optedOut)).toBe(false);
    expect((await callOrigin("POST", link, anonymous)).status).toBe(200);
    expect(await (await callOrigin("GET", link, anonymous)).json()).toMatchObject({ isStopped: true });
    const elsewhere = link.replace(schedule.id, other.id);
    expect((await callOrigin("POST", elsewhere, anonymous)).status).toBe(404);
    const [on] = passed(1) as [string];
    await db.delete(mailOutbox);
    await runAt(schedule, on);
    expect([await mailsTo(nora), (await mailsTo(tina)).length]).toEqual([[], 1]);
    // To choose them again writes to them no more.
    const { version, recipients } = await scheduleNow(schedule);
    expect(recipients?.find(({ id }) => id === idOf(nora))?.optedOut).toBe(true);
    const without = { ...daily, recipientIds: [idOf(tina)], version };
    await send(tina, "PUT", schedule.path, without);
    await send(tina, "PUT", schedule.path, { ...daily, version: version + 1 });
    expect((await scheduleNow(schedule)).recipients?.find(({ id }) => id === idOf(nora))?.optedOut).toBe(true);
    await runAt(other, once);
    expect(await mailsTo(nora)).toHaveLength(1);
  });

  it("is one who can see the saved query", async () => {
    const { path } = await made();
    const { schedules, offered } = await send<AnalyticsScheduleList>(
      tina,
      "GET",
      `${path.split("/schedules")[0]}/schedules`,
    );
    expect(offered?.map(({ id }) => id).toSorted()).toEqual([idOf(nora), idOf(tina)]);
    const version = schedules[0]?.version;
    expect(await statusOf(tina, "PUT", path, { ...daily, recipientIds: [idOf("clara-client")], version })).toBe(422);
  });

  it("of a query that isn't shared is its owner alone", async () => {
    const { id } = await send<{ id: string }>(tina, "POST", "", {
      name: "Own",
      description: "",
      issuerId: null,
      query: { dataset: "jobs", measures: [{ as: "count" }], dimensions: [], filters: [] },
      view: "table",
      note: "",
    });
    expect(await statusOf(tina, "POST", `/${id}/schedules`, daily)).toBe(422);
    expect(await statusOf(tina, "POST", `/${id}/schedules`, { ...daily, recipientIds: [idOf(tina)] })).toBe(200);
  });
});

describe("a schedule is paused, and its owner informed", () => {
  afterEach(async () => {
    await db
      .update(users)
      .set({ isDeactivated: false })
      .where(eq(users.id, idOf(tina)));
    await db
      .insert(directGrants)
      .values({ userId: idOf(tina), permission: "AnalyticsQuery_CRUD" })
      .onConflictDoNothing();
    forgetPeople(testEnv.DB);
  });

  const informed = async () => {
    const [mail] = await until(
      () => mailsTo(tina),
      (mails) => mails.some(({ state }) => state === "Captured"),
    );
    return mail?.subject;
  };

  it("once its owner is deactivated", async () => {
    const schedule = await made();
    await db
      .update(users)
      .set({ isDeactivated: true })
      .where(eq(users.id, idOf(tina)));
    await runAt(schedule, once);
    const [row] = await db.select().from(querySchedules).where(eq(querySchedules.id, schedule.id));
    expect(row).toMatchObject({ state: "Paused", pausedBy: "owner", nextRunOn: null });
    expect([await rowsOf(schedule), await mailsTo(nora)]).toEqual([[], []]);
    expect(await informed()).toBe("Paused: Every morning");
  });

  it("once its owner lost a permission", async () => {
    const schedule = await made();
    await db
      .delete(directGrants)
      .where(and(eq(directGrants.userId, idOf(tina)), eq(directGrants.permission, "AnalyticsQuery_CRUD")));
    await runAt(schedule, once);
    expect(await scheduleNow(schedule)).toMatchObject({ state: "Paused", pausedBy: "right" });
    expect(await informed()).toBe("Paused: Every morning");
    expect(await mailsTo(nora)).toEqual([]);
  });

  it("after three runs in a row that failed", async () => {
    const query = { dataset: "jobs", measures: [{ as: "count" }], dimensions: [{ field: "former" }], filters: [] };
    const schedule = await made({}, { query });
    const [first, second, third] = passed(3) as [string, string, string];
    for (const on of [first, second]) await runAt(schedule, on);
    expect(await scheduleNow(schedule)).toMatchObject({ state: "Active", lastRunOn: second });
    await runAt(schedule, third);
    expect(await scheduleNow(schedule)).toMatchObject({ state: "Paused", pausedBy: "failures" });
    expect(await informed()).toBe("Paused: Every morning");
    const [last] = await deliveries(schedule);
    expect(last).toMatchObject({ state: "failed", message: { code: "scheduleQueryStopped" } });
    await send(tina, "PUT", `${schedule.path}/state`, { state: "Active", version: 2 });
    expect((await scheduleNow(schedule)).next).toHaveLength(scheduleLimits.ahead);
  });
});

describe("schedules", () => {
  it("are shown without recipients to who sees the saved query, who changes none", async () => {
    const schedule = await made();
    const list = await send<AnalyticsScheduleList>(nora, "GET", `/${schedule.reportId}/schedules`);
    expect(list).toMatchObject({ offered: null, schedules: [{ name: "Every morning", recipients: null }] });
    for (const [method, path, body] of [
      ["GET", "/runs"],
      ["POST", "/run"],
      ["DELETE", ""],
      ["PUT", "/state", { state: "Paused", version: 1 }],
      ["PUT", "", { ...daily, version: 1 }],
    ] as const)
      expect([path, await statusOf(nora, method, `${schedule.path}${path}`, body)]).toEqual([path, 404]);
  });

  it("are deleted with their saved query", async () => {
    const schedule = await made();
    await send(tina, "DELETE", `/${schedule.reportId}`);
    await runAt(schedule, once);
    expect([await rowsOf(schedule), await mailsTo(nora)]).toEqual([[], []]);
  });

  it("are ten of a saved query, of 50 recipients, with names of 80 characters", async () => {
    const { reportId, path } = await made();
    const create = (more: object) => statusOf(tina, "POST", `/${reportId}/schedules`, { ...daily, ...more });
    expect(await create({ name: "n".repeat(scheduleLimits.name + 1) })).toBe(422);
    const many = Array.from({ length: scheduleLimits.recipients + 1 }, (_, at) => `user-${at}`);
    expect(await create({ recipientIds: many })).toBe(422);
    expect(await create({ recipientIds: [] })).toBe(422);
    for (const times of [
      { ...daily.times, zone: "Mars/Olympus" },
      { ...daily.times, zone: "Z".repeat(scheduleLimits.zone + 1) },
      { ...daily.times, time: "24:00" },
      { ...daily.times, day: 29 },
      { ...daily.times, weekday: 0 },
    ])
      expect([times, await create({ times })]).toEqual([times, 422]);
    for (let count = 1; count < scheduleLimits.perReport; count += 1) expect(await create({})).toBe(200);
    expect(await create({})).toBe(422);
    await send(tina, "DELETE", path);
    expect(await create({ name: "n".repeat(scheduleLimits.name) })).toBe(200);
  });

  it("show when they would run", async () => {
    const body = { ...daily.times, every: "week", weekday: 5 };
    const answer = await callAs(tina, "POST", `${root}/schedule-times`, { body });
    const { cron, next } = await answer.json<{ cron: string; next: string[] }>();
    expect([cron, next.length]).toEqual(["30 7 * * 5", scheduleLimits.ahead]);
    expect(next.map((each) => new Date(each).getUTCDay())).toEqual([5, 5, 5]);
  });
});
