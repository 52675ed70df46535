import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { linkTo } from "@paygauge/api-types/sitemap";
import { saying, type FigureAnswer, type FigureAsk, type FigureSource } from "./figure-answer.ts";
import { readCall } from "./read-call.ts";

/** Campaigns that an answer tells one by one; of more, the list of them is the source. */
const told = 5;

type Today = AnswerOf<"campaign">["today"];

interface CampaignCalls {
  readonly id: string;
  readonly name: string;
  readonly today: Today;
}

/** The calls of every campaign that runs. */
async function readCalls({ reader, job }: FigureAsk): Promise<CampaignCalls[]> {
  const params = { jobId: job.id };
  const { answer } = await readCall(reader, "jobCampaigns", { params });
  const running = answer.campaigns.filter(({ isDraft, stage }) => !isDraft && stage === "Active");
  return Promise.all(
    running.map(async ({ campaignWorkflowId: id, name }) => {
      const found = await readCall(reader, "campaign", { params: { ...params, campaignWorkflowId: id } });
      return { id, name, today: found.answer.today };
    }),
  );
}

function sourcesOf({ job }: FigureAsk, campaigns: readonly CampaignCalls[]): FigureSource[] {
  if (campaigns.length > told)
    return [{ page: "jobCampaigns", href: linkTo("jobCampaigns", { jobId: job.id }), run: null }];
  return campaigns.map(({ id, name }) => ({
    page: "jobCampaign",
    href: linkTo("jobCampaign", { jobId: job.id, campaignWorkflowId: id }),
    of: name,
    run: null,
  }));
}

/** Calls of the job's campaigns that are due, overdue, and due within seven days. */
export async function answerCalls(ask: FigureAsk): Promise<FigureAnswer> {
  const { words } = ask;
  const campaigns = await readCalls(ask);
  if (campaigns.length === 0) return saying(words.say("noCampaign"));
  const sum = (name: "calls" | "overdue" | "week"): number =>
    campaigns.reduce((total, { today }) => total + today[name], 0);
  const each = campaigns.length === 1 || campaigns.length > told ? [] : campaigns;
  return {
    sentences: [
      words.say("calls", { calls: sum("calls"), overdue: sum("overdue"), week: sum("week") }),
      ...each.map(({ name, today: { calls, overdue, week } }) => words.say("callsOf", { name, calls, overdue, week })),
    ],
    sources: sourcesOf(ask, campaigns),
  };
}
