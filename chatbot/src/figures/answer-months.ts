import { linkTo } from "@paygauge/api-types/sitemap";
import { moneyOf, runOf, runSentence, saying, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import { readCall } from "./read-call.ts";

/** The latest months that an answer has. */
const shown = 24;

/** The totals of each month's documents, as they are dated. */
export async function answerMonths(ask: FigureAsk): Promise<FigureAnswer> {
  const { reader, job, words } = ask;
  const { answer, run: runId } = await readCall(reader, "jobInsightMonths", { params: { jobId: job.id }, body: {} });
  const months = answer.rows.find(({ method }) => method === null)?.months ?? [];
  if (months.length === 0) return saying(words.say("noMonths"));
  const run = runOf(job, runId);
  const left = Math.max(0, months.length - shown);
  return {
    sentences: [
      words.say("byMonth"),
      ...months.slice(-shown).map(({ month, spendMinor, pos, invoices, payments }) =>
        words.say("monthLine", {
          month: words.formats.month(month),
          money: moneyOf(ask, spendMinor),
          pos,
          invoices,
          payments,
        }),
      ),
      ...(left === 0 ? [] : [words.say("moreMonths", { count: left })]),
      ...runSentence(ask, run),
    ],
    sources: [{ page: "jobInsights", href: linkTo("jobInsights", { jobId: job.id }), run }],
  };
}
