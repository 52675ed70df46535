import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { FigureAsk, FigureSource } from "./figure-answer.ts";
import { readCall } from "./read-call.ts";

export type Campaign = AnswerOf<"jobCampaigns">["campaigns"][number];

/** The job's campaigns that began, the latest first. */
export async function readCampaigns({ reader, job }: FigureAsk): Promise<Campaign[]> {
  const { answer } = await readCall(reader, "jobCampaigns", { params: { jobId: job.id } });
  const begun = answer.campaigns.filter(({ isDraft, stage }) => !isDraft && stage !== "Pending");
  const startOf = ({ startedOn, startsOn, createdOn }: Campaign): string => startedOn ?? startsOn ?? createdOn;
  return begun.toSorted((a, b) => startOf(b).localeCompare(startOf(a)));
}

/** A campaign's page as a source. */
export const campaignSource = ({ job }: FigureAsk, { campaignWorkflowId, name }: Campaign): FigureSource => ({
  page: "jobCampaign",
  href: linkTo("jobCampaign", { jobId: job.id, campaignWorkflowId }),
  of: name,
  run: null,
});
