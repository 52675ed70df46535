import type { FilterItem } from "@paygauge/api-types/entities/paging";
import { campaignSource, readCampaigns, type Campaign } from "./campaigns.ts";
import { saying, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import { readCall } from "./read-call.ts";

/** Campaigns that are read, and suppliers that an answer names in each. */
const campaignsRead = 5;
const shown = 10;

const is = (
  propertyName: string,
  itemComparisonOperator: FilterItem["itemComparisonOperator"],
  itemValue: string,
): FilterItem => ({
  propertyName,
  itemComparisonOperator,
  itemValue,
});

async function suppliersOf({ reader, job }: FigureAsk, campaign: Campaign, filterItems: FilterItem[], orderBy: string) {
  const params = { jobId: job.id, campaignWorkflowId: campaign.campaignWorkflowId };
  const body = { filters: { filterItems }, orderBy, pageNumber: 1, pageSize: shown };
  return (await readCall(reader, "campaignSuppliers", { params, body })).answer;
}

type Member = Awaited<ReturnType<typeof suppliersOf>>["collection"][number];

interface Asked {
  readonly filters: FilterItem[];
  readonly orderBy: string;
  readonly head: "overdueOf" | "refusedOf";
  readonly nobody: "nobodyOverdue" | "nobodyRefused";
  readonly lineOf: (ask: FigureAsk, member: Member) => string;
}

/** Suppliers of each campaign that began, by one condition. */
async function answerBy(ask: FigureAsk, { filters, orderBy, head, nobody, lineOf }: Asked): Promise<FigureAnswer> {
  const { words } = ask;
  const campaigns = (await readCampaigns(ask)).slice(0, campaignsRead);
  if (campaigns.length === 0) return saying(words.say("noBegunCampaign"));
  const read = await Promise.all(
    campaigns.map(async (campaign) => ({ campaign, found: await suppliersOf(ask, campaign, filters, orderBy) })),
  );
  const held = read.filter(({ found }) => found.totalCount > 0);
  const sources = (held.length === 0 ? read : held).map(({ campaign }) => campaignSource(ask, campaign));
  if (held.length === 0) return { sentences: [words.say(nobody)], sources };
  return {
    sentences: held.flatMap(({ campaign, found }) => [
      words.say(head, { name: campaign.name, count: found.totalCount, shown: found.collection.length }),
      ...found.collection.map((member) => lineOf(ask, member)),
    ]),
    sources,
  };
}

const open = [is("status", "Equal", "Pending"), is("status", "Equal", "Active")];

/** Open suppliers whose next action is before today, the longest overdue first. */
export function answerOverdue(ask: FigureAsk): Promise<FigureAnswer> {
  const today = new Date().toISOString().slice(0, 10);
  return answerBy(ask, {
    filters: [...open, is("nextOn", "LessThan", today)],
    orderBy: "nextOn",
    head: "overdueOf",
    nobody: "nobodyOverdue",
    lineOf: ({ words }, { name, nextOn }) =>
      words.say("overdueLine", { name, day: nextOn === null ? "–" : words.formats.day(nextOn) }),
  });
}

/** Suppliers that refused, with the reason that was noted. */
export const answerRefused = (ask: FigureAsk): Promise<FigureAnswer> =>
  answerBy(ask, {
    filters: [is("status", "Equal", "Failed")],
    orderBy: "-valueMinor",
    head: "refusedOf",
    nobody: "nobodyRefused",
    lineOf: ({ words }, { name, reason }) =>
      words.say("refusedLine", { name, reason: reason === null ? words.say("noReason") : words.reasonOf(reason) }),
  });
