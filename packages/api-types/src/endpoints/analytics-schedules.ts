import * as v from "valibot";
import { holders } from "../access/access.ts";
import {
  analyticsScheduleList,
  createScheduleBody,
  scheduleNext,
  scheduleRuns,
  scheduleTimes,
  setScheduleStateBody,
  updateScheduleBody,
} from "../entities/analytics-schedules.ts";
import { done, mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/analytics-queries";
const schedules = `${root}/reports/:reportId/schedules`;
const schedule = `${schedules}/:scheduleId`;
const view = holders("AnalyticsQuery_VIEW");
const edit = holders("AnalyticsQuery_VIEW", "AnalyticsQuery_CRUD");

/** Schedules of saved queries; the owner of the saved query alone changes them. */
export const analyticsSchedulesCalls = {
  analyticsSchedules: { method: "GET", path: schedules, access: view, effect: "read", answer: analyticsScheduleList },
  /** When a schedule with these times would run next. */
  analyticsScheduleNext: {
    method: "POST",
    path: `${root}/schedule-times`,
    access: view,
    effect: "read",
    body: scheduleTimes,
    answer: scheduleNext,
  },
  createAnalyticsSchedule: {
    method: "POST",
    path: schedules,
    access: edit,
    effect: "write",
    unlocked: "adds",
    body: createScheduleBody,
    answer: mutation({ id: v.string() }),
  },
  updateAnalyticsSchedule: {
    method: "PUT",
    path: schedule,
    access: edit,
    effect: "write",
    unlocked: "own",
    body: updateScheduleBody,
    answer: done,
  },
  setAnalyticsScheduleState: {
    method: "PUT",
    path: `${schedule}/state`,
    access: edit,
    effect: "write",
    unlocked: "own",
    body: setScheduleStateBody,
    answer: done,
  },
  /** Sends it now, in addition to its times. */
  runAnalyticsSchedule: {
    method: "POST",
    path: `${schedule}/run`,
    access: edit,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  deleteAnalyticsSchedule: {
    method: "DELETE",
    path: schedule,
    access: edit,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  /** Runs of the last 30 days, by recipient. */
  analyticsScheduleRuns: {
    method: "GET",
    path: `${schedule}/runs`,
    access: edit,
    effect: "read",
    answer: scheduleRuns,
  },
} as const satisfies Record<string, Call>;
