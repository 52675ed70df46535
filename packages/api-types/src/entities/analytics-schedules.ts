/** Schedules of saved queries: when their rows are emailed, and to whom. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";
import { cleanLine } from "../clean-fields.ts";
import { recordId } from "../ids.ts";
import { exportFormat } from "./exports.ts";

/** Limits that are checked before any work. */
export const scheduleLimits = {
  perReport: 10,
  recipients: 50,
  name: 80,
  zone: 64,
  /** Users who can be chosen. */
  offered: 500,
  /** Runs in a row that fail before the schedule is paused. */
  failures: 3,
  /** Days of which runs are listed, and after which their rows and links are deleted. */
  runDays: 30,
  keptDays: 60,
  /** Lines of runs in an answer. */
  listed: 200,
  /** Larger files are a link. */
  attachedBytes: 10_000_000,
  /** Between two runs that a user starts, ms. */
  betweenRunsMs: 60_000,
  /** Runs shown ahead. */
  ahead: 3,
} as const;

export const scheduleIntervals = ["hour", "day", "week", "month"] as const;

/** Stands for the last day of a month. */
export const lastDay = 31;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** When a schedule runs; of an hourly one, `time` gives the minutes. */
export const scheduleTimes = v.strictObject({
  every: v.picklist(scheduleIntervals),
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, encodedMessage("scheduleTime"))),
  /** 1: Monday. */
  weekday: whole(1, 7),
  /** 1 to 28, or `lastDay`. */
  day: v.union([whole(1, 28), v.literal(lastDay)]),
  /** IANA name, such as Europe/London. */
  zone: v.pipe(
    v.string(),
    v.maxLength(scheduleLimits.zone),
    v.regex(/^[A-Za-z]/, encodedMessage("scheduleZone")),
    v.check(isZone, encodedMessage("scheduleZone")),
  ),
});
export type ScheduleTimes = v.InferOutput<typeof scheduleTimes>;

const content = {
  name: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("scheduleName")),
    v.maxLength(scheduleLimits.name, encodedMessage("atMost", { most: scheduleLimits.name })),
  ),
  times: scheduleTimes,
  format: exportFormat,
  /** Whether an email is sent that says that there are no rows. */
  sendsEmpty: v.boolean(),
  recipientIds: v.pipe(
    v.array(recordId),
    v.minLength(1, encodedMessage("scheduleRecipients", { most: scheduleLimits.recipients })),
    v.maxLength(scheduleLimits.recipients, encodedMessage("scheduleRecipients", { most: scheduleLimits.recipients })),
  ),
};
export const createScheduleBody = v.strictObject(content);
export const updateScheduleBody = v.strictObject({ ...content, version: v.number() });
export type ScheduleContent = v.InferOutput<typeof createScheduleBody>;

export const scheduleStates = ["Active", "Paused"] as const;
export const setScheduleStateBody = v.strictObject({ state: v.picklist(scheduleStates), version: v.number() });

/** user: by the owner. owner: the owner was deactivated. right: the owner lost a permission or the issuer. */
export const pauseReasons = ["user", "failures", "owner", "right"] as const;
export type PauseReason = (typeof pauseReasons)[number];

const user = { id: v.string(), name: v.string() };
const recipient = v.object({ ...user, optedOut: v.boolean() });

const schedule = v.object({
  id: v.string(),
  name: v.string(),
  times: scheduleTimes,
  format: exportFormat,
  sendsEmpty: v.boolean(),
  state: v.picklist(scheduleStates),
  pausedBy: v.nullable(v.picklist(pauseReasons)),
  /** The next runs, ISO in UTC; none of a paused one. */
  next: v.array(v.string()),
  lastRunOn: v.nullable(v.string()),
  /** The owner alone sees who receives it. */
  recipients: v.nullable(v.array(recipient)),
  version: v.number(),
});
export type AnalyticsSchedule = v.InferOutput<typeof schedule>;

export const analyticsScheduleList = v.object({
  schedules: v.array(schedule),
  /** Users who can be chosen: they may query, and see the report. null: the user isn't its owner. */
  offered: v.nullable(v.array(v.object(user))),
});
export type AnalyticsScheduleList = v.InferOutput<typeof analyticsScheduleList>;

export const scheduleNext = v.object({
  /** The times as a cron expression. */
  cron: v.string(),
  next: v.array(v.string()),
});

/** sending: handed over at this moment. refused: the recipient may not see the report or its data any more. */
export const deliveryStates = ["sending", "sent", "empty", "refused", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const delivery = v.object({
  /** The moment of the run. */
  on: v.string(),
  userId: v.string(),
  name: v.string(),
  state: v.picklist(deliveryStates),
  message: v.nullable(messageSchema),
});
export type ScheduleDelivery = v.InferOutput<typeof delivery>;

/** The newest first. */
export const scheduleRuns = v.object({ deliveries: v.array(delivery), total: v.number() });
