import { campaignSource, readCampaigns, type Campaign } from "./campaigns.ts";
import { moneyOf, saying, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import { readCall } from "./read-call.ts";

async function sentencesOf(ask: FigureAsk, { campaignWorkflowId, name, counters }: Campaign): Promise<string[]> {
  const { reader, job, words } = ask;
  const params = { jobId: job.id, campaignWorkflowId };
  const { answer } = await readCall(reader, "campaignReport", { params });
  const { value, conversion, daysToDecision } = answer;
  return [
    words.say("campaignCounts", {
      name,
      total: counters.Total.suppliers,
      succeeded: counters.Succeeded.suppliers,
      failed: counters.Failed.suppliers,
      open: counters.Pending.suppliers + counters.Active.suppliers,
    }),
    words.say("campaignValue", {
      realised: moneyOf(ask, Math.round(value.realisedMinor)),
      expected: moneyOf(ask, Math.round(value.expectedMinor)),
      share: words.formats.share(conversion.byCount),
    }),
    ...(daysToDecision.median === null ? [] : [words.say("campaignDays", { days: daysToDecision.median })]),
  ];
}

/** What the latest campaign of the job came to, as its report states it. */
export async function answerCampaignResult(ask: FigureAsk): Promise<FigureAnswer> {
  const [latest] = await readCampaigns(ask);
  if (latest === undefined) return saying(ask.words.say("noBegunCampaign"));
  return { sentences: await sentencesOf(ask, latest), sources: [campaignSource(ask, latest)] };
}
