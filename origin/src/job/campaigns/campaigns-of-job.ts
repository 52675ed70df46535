import type { Env } from "../../env.ts";
import { answerAct, type Told } from "../answer-acts.ts";
import type { RunPredictions } from "../prediction/run-predictions.ts";
import type { Context } from "../use-cases/use-case-context.ts";
import { campaignActs, type CampaignAsk } from "./campaign-acts.ts";
import { rowsKept, rowsOf, type CampaignContext } from "./campaign-context.ts";
import { countersOf, worthOf } from "./member-counts.ts";
import { eraseMailsOf } from "./ship-outcomes.ts";
import { CampaignTeller } from "./ship-campaigns.ts";
import { sweepCampaigns } from "./sweep.ts";

/** When the object looks again at the earliest, ms: work that is due is never done in a circle. */
const soonest = 60_000;

/** The campaigns of one job, as its object holds them: what they answer, and what they do by themselves. */
export class CampaignsOfJob {
  readonly #context: CampaignContext;
  readonly #teller: CampaignTeller;
  readonly #env: Env;

  constructor(context: Context, env: Env, storage: DurableObjectStorage, predicted: RunPredictions) {
    // From the rows in memory: counting fifty thousand in SQL after each call would make the next call wait.
    const teller = new CampaignTeller(env, storage, (record) => {
      const { rows } = rowsOf(this.#context, record);
      return { counters: countersOf(rows), worth: worthOf(rows) };
    });
    this.#teller = teller;
    this.#env = env;
    this.#context = { ...context, job: { capabilities: [] }, rows: rowsKept(), predicted, tell: () => teller.tell() };
  }

  /** What a question is answered: areas/campaigns/ask-campaigns.ts says what each gives. */
  answer(ask: CampaignAsk): Promise<Told> {
    return answerAct(campaignActs, { ...this.#context, job: ask.job }, ask);
  }

  /** In the object's alarm: sends the catalogue the remainder, and has the object woken when something is due. */
  async settle(storage: DurableObjectStorage): Promise<void> {
    await this.#teller.settle();
    const next = await sweepCampaigns(this.#context, new Date().toISOString(), (campaignId) =>
      eraseMailsOf(this.#env, campaignId),
    );
    if (next === null || (await storage.getAlarm()) !== null) return;
    await storage.setAlarm(Math.max(Date.now() + soonest, Date.parse(next)));
  }
}
