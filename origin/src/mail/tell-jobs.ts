/** Tells jobs what became of their campaigns' mails; each piece of news is repeated until the job's object took it. */
import * as v from "valibot";
import type { Env } from "../env.ts";
import { jobObjectOf } from "../job/job-stub.ts";
import { soundRows } from "@paygauge/worker/stored-rows";
import { localDay } from "../local-day.ts";

const newsRow = v.object({
  newsId: v.string(),
  what: v.picklist(["sent", "bounced"]),
  at: v.string(),
  jobId: v.string(),
  campaignId: v.string(),
  supplierKey: v.string(),
  byUserId: v.string(),
  byName: v.string(),
});

const atOnce = 100;

/** Tells that mails were sent before that they came back, whatever the clocks say. Returns true if nothing is left. */
export async function tellJobs(env: Pick<Env, "JOB">, sql: SqlStorage): Promise<boolean> {
  const news = soundRows(
    sql,
    newsRow,
    `SELECT newsId, what, at, jobId, campaignId, supplierKey, byUserId, byName
     FROM news JOIN mail USING (mailId) ORDER BY what DESC, at LIMIT ${atOnce}`,
  );
  for (const { newsId, what, at, jobId, ...of } of news) {
    const asking = { userId: of.byUserId, name: of.byName, at, ...localDay(at, null), mayRun: true, runs: null };
    const about = { campaignWorkflowId: of.campaignId, supplierKey: of.supplierKey, attemptId: newsId, what, asking };
    try {
      // What the job refuses (its campaign is gone) counts as reported: a repeat would change nothing.
      await jobObjectOf(env, jobId).campaigns({ act: "mailNews", about, job: { capabilities: [] } });
    } catch (error) {
      console.error(JSON.stringify({ event: "mail-news-untold", newsId, message: String(error) }));
      return false;
    }
    sql.exec("DELETE FROM news WHERE newsId = ?", newsId);
  }
  return news.length < atOnce;
}
