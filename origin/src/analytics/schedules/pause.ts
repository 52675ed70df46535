/** Pausing a schedule whose owner may not have it any more, or that fails again and again; an email informs the owner. */
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { analyticsReport } from "@paygauge/api-types/entities/analytics-reports";
import type { PauseReason } from "@paygauge/api-types/entities/analytics-schedules";
import { linkTo } from "@paygauge/api-types/sitemap";
import { mayQuery } from "../run-query.ts";
import { siteOf } from "../../identity/brand-site.ts";
import type { UserRow } from "../../identity/person.ts";
import { scheduleTexts } from "../../mail/schedule-texts.ts";
import type { EnqueueCommand } from "../../proq/contract.ts";
import { readFor } from "../../read-for.ts";
import { commit, now, type Database, type Statement } from "../../store/database.ts";
import { analyticsReports, mailOutbox, querySchedules } from "../../store/schema.ts";
import { pausedCommand } from "./commands.ts";
import { claimMail, handOverOnce, letterFrom, type Letter } from "./post-mail.ts";
import { personOf, postFor, readerOf, userOf, type Working } from "./reader-of.ts";
import { scheduleOf, type ScheduleRow } from "./schedule-rows.ts";

/** The saved query of a schedule, and whose it is. */
export async function ownerOf(db: Database, { reportId }: ScheduleRow) {
  const [report] = await db.select().from(analyticsReports).where(eq(analyticsReports.id, reportId));
  return { report, owner: report && (await userOf(db, report.userId)) };
}

/** Why the owner may not have the schedule run any more; null: they may. */
export async function ownerFault(
  working: Working,
  { reportId }: ScheduleRow,
  owner: UserRow,
): Promise<"owner" | "right" | null> {
  const person = await personOf(working, owner);
  if (person === null || !person.eligible) return "owner";
  const { permissions, tenancy } = person;
  if (!permissions.has("AnalyticsQuery_VIEW") || !permissions.has("AnalyticsQuery_CRUD")) return "right";
  const read = await readFor(readerOf(working, owner), "analyticsReport", { params: { reportId }, body: undefined });
  const { issuerId, versions } = v.parse(analyticsReport, read);
  const reached = [...tenancy.managedIssuerIds, ...tenancy.memberIssuerIds];
  if (issuerId !== null && !tenancy.isStaff && !reached.includes(issuerId)) return "right";
  const query = versions[0]?.query ?? null;
  return query !== null && !mayQuery(person, query.dataset) ? "right" : null;
}

interface Pausing {
  readonly statement: Statement;
  readonly command: EnqueueCommand;
}

/** Pauses a schedule unless it was changed since it was read, with the command that informs its owner. */
export function pausing(db: Database, { id, version }: ScheduleRow, pausedBy: PauseReason): Pausing {
  const edition = version + 1;
  return {
    statement: db
      .update(querySchedules)
      .set({ state: "Paused", pausedBy, nextRunOn: null, failures: 0, version: edition, updatedOn: now() })
      .where(and(eq(querySchedules.id, id), eq(querySchedules.version, version))),
    command: pausedCommand(id, edition),
  };
}

/** Informs the owner once; nothing if the schedule was changed meanwhile. */
export async function informOwner(working: Working, scheduleId: string, edition: number): Promise<void> {
  const { env, db } = working;
  const schedule = await scheduleOf(db, scheduleId);
  if (schedule?.state !== "Paused" || schedule.version !== edition) return;
  const { pausedBy } = schedule;
  const { report, owner } = await ownerOf(db, schedule);
  if (report === undefined || owner === undefined || pausedBy === null || pausedBy === "user") return;
  const { brand, language } = await postFor(working, owner, await personOf(working, owner));
  if (brand === undefined) return;
  const id = `query-schedule-${scheduleId}-paused-${edition}`;
  const [known] = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.id, id));
  if (known !== undefined) return;
  const { subject, paragraphs } = scheduleTexts[language].paused({
    report: report.name,
    schedule: schedule.name,
    why: pausedBy,
    address: `${siteOf(env, brand)}${linkTo("analyticsReport", { reportId: report.id })}`,
  });
  const text = paragraphs.join("\n\n");
  const letter: Letter = { id, toUserId: owner.id, ...letterFrom(brand, owner), subject, text, shown: text };
  await commit(db, [claimMail(working, letter)]);
  const nothing = db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.id, id));
  await handOverOnce(working, letter, { sent: nothing, failed: () => nothing });
}
