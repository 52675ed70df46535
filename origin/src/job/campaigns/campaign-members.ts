/** Suppliers of a campaign as users read them: pages, the board, and one of them with all that happened to it. */
import type {
  CampaignBoard,
  CampaignBoardBody,
  CampaignSupplier,
} from "@paygauge/api-types/entities/campaign-suppliers";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { notFound } from "@paygauge/worker/refusal";
import { requireCampaign, rowsOf, type CampaignContext, type OfCampaign } from "./campaign-context.ts";
import { attemptsOf, historyOf } from "./campaign-history.ts";
import { campaignSettingsActs } from "./campaign-settings.ts";
import { contactOf } from "./contact-store.ts";
import { asksPrediction } from "../grid/predicted-columns.ts";
import type { Chances } from "../prediction/run-predictions.ts";
import { boardOf, memberPage } from "./member-page.ts";
import { memberOf } from "./member-view.ts";

export interface OfMember extends OfCampaign {
  readonly supplierKey: string;
}

/** What the suppliers are predicted by; null: nothing is predicted. */
interface OfPrediction {
  readonly prediction: { readonly run: string; readonly model: number } | null;
}

/** How likely each supplier is to say yes, where an order asks for it; null elsewhere. */
async function chancesOf(
  { predicted }: CampaignContext,
  { prediction }: OfPrediction,
  request: Parameters<typeof asksPrediction>[0],
): Promise<Chances | null> {
  return prediction !== null && asksPrediction(request) ? predicted.chances(prediction.run, prediction.model) : null;
}

export const campaignMemberActs = {
  async members(context: CampaignContext, ask: OfCampaign & { readonly request: PagedRequest } & OfPrediction) {
    const campaign = requireCampaign(context, ask);
    const chances = await chancesOf(context, ask, ask.request);
    const page = memberPage(rowsOf(context, campaign), ask.request, { ...campaign, chances }, ask.asking);
    const { prediction } = ask;
    if (prediction === null) return page;
    const rows = await context.predicted.onRows(prediction.run, prediction.model, page.collection);
    const collection = rows.map(({ predictionReasons: _reasons, predictionModel: _model, ...row }) => row);
    return { ...page, collection };
  },

  async board(
    context: CampaignContext,
    ask: OfCampaign & { readonly request: CampaignBoardBody } & OfPrediction,
  ): Promise<CampaignBoard> {
    const campaign = requireCampaign(context, ask);
    const chances = await chancesOf(context, ask, ask.request);
    return boardOf(rowsOf(context, campaign), ask.request, { ...campaign, chances }, ask.asking);
  },

  member(context: CampaignContext, ask: OfMember): CampaignSupplier {
    const campaign = requireCampaign(context, ask);
    const { campaignId } = campaign;
    const { supplierKey, asking } = ask;
    const { mayRun } = asking;
    const { sql } = context.storage;
    const members = rowsOf(context, campaign);
    const row = members.of(supplierKey);
    if (row === undefined) throw notFound("supplier");
    const beside = members.rows.filter(({ status }) => status === row.status);
    const place = beside.indexOf(row);
    return {
      member: memberOf(row, campaign, asking),
      contact: mayRun ? contactOf(sql, campaignId, supplierKey) : null,
      detailsTo: mayRun ? row.detailsTo : null,
      note: mayRun ? row.note : null,
      attempts: attemptsOf(sql, campaignId, supplierKey, mayRun),
      history: historyOf(sql, campaignId, supplierKey, mayRun),
      campaigns: campaignSettingsActs
        .ofSupplier(context, ask)
        .filter(({ campaignWorkflowId }) => campaignWorkflowId !== campaignId),
      place: place + 1,
      of: beside.length,
      previousKey: beside[place - 1]?.supplierKey ?? null,
      nextKey: beside[place + 1]?.supplierKey ?? null,
      mayRun: mayRun && campaign.route !== "External",
    };
  },
} as const;
