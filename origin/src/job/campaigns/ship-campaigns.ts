/**
 * The catalogue's row of each campaign, for the list across jobs: counters alone, never a supplier. At least once and of
 * the same effect however often: a row is only ever replaced by one with a higher number.
 */
import type { CampaignCounters } from "@paygauge/api-types/entities/campaigns";
import type { Env } from "../../env.ts";
import { campaignsToTell, toldOf } from "./campaign-outbox.ts";
import { readCampaign, type CampaignRecord } from "./campaign-store.ts";
import { expectedMinorOf } from "./member-counts.ts";
import { shipOutcomes } from "./ship-outcomes.ts";

const columns = [
  "campaign_id",
  "job_id",
  "number",
  "run",
  "name",
  "stage",
  "route",
  "tone",
  "method",
  "owner_user_id",
  "starts_on",
  "due_on",
  "total",
  "pending",
  "active",
  "abandoned",
  "failed",
  "succeeded",
  "value_minor",
  "realised_minor",
  "updated_on",
];

interface Counted {
  readonly counters: CampaignCounters;
  /** Of its suppliers if they convert, minor units, unrounded. */
  readonly worth: number;
}

function valuesOf(record: CampaignRecord, number: number, { counters, worth }: Counted): (string | number | null)[] {
  const { Total, Pending, Active, Abandoned, Failed, Succeeded } = counters;
  return [
    record.campaignId,
    record.jobId,
    number,
    record.run,
    record.name,
    record.stage,
    record.route,
    record.tone,
    record.method,
    record.ownerUserId,
    record.startsOn,
    record.dueOn,
    Total.suppliers,
    Pending.suppliers,
    Active.suppliers,
    Abandoned.suppliers,
    Failed.suppliers,
    Succeeded.suppliers,
    expectedMinorOf(record, { suppliers: Total.suppliers, worth }) ?? 0,
    Math.round(Succeeded.valueMinor),
    new Date().toISOString(),
  ];
}

/** Counters of a campaign as they are now. */
type Counting = (record: CampaignRecord) => Counted;

async function ship(env: Pick<Env, "DB" | "VENDORS">, sql: SqlStorage, counting: Counting): Promise<void> {
  const { DB } = env;
  for (const { campaignId, number } of campaignsToTell(sql)) {
    const record = readCampaign(sql, campaignId);
    // Drafts are on no list but their job's.
    if (record === null || record.isDraft) {
      await shipOutcomes(env, sql, { campaignId, number, record: null });
      await DB.prepare("DELETE FROM job_campaigns WHERE campaign_id = ?").bind(campaignId).run();
    } else {
      await DB.prepare(
        `INSERT INTO job_campaigns (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})
         ON CONFLICT (campaign_id) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(", ")}
         WHERE excluded.number > job_campaigns.number`,
      )
        .bind(...valuesOf(record, number, counting(record)))
        .run();
      await shipOutcomes(env, sql, { campaignId, number, record });
    }
    toldOf(sql, campaignId, number);
  }
}

/** How soon the object looks again at what is not told yet, ms. */
const againMs = 1000;

/** Sends the outbox to the catalogue: at once behind the answer, and again by the object's alarm. */
export class CampaignTeller {
  readonly #env: Pick<Env, "DB" | "VENDORS">;
  readonly #storage: DurableObjectStorage;
  readonly #counting: Counting;
  #underWay: Promise<void> | null = null;

  constructor(env: Pick<Env, "DB" | "VENDORS">, storage: DurableObjectStorage, counting: Counting) {
    this.#counting = counting;
    this.#env = env;
    this.#storage = storage;
  }

  /** After the transaction: no one waits for it. */
  tell(): void {
    void this.#wake();
    void this.settle();
  }

  /** An alarm that is set already comes soon enough: it is the one of the object's other work. */
  async #wake(): Promise<void> {
    if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(Date.now() + againMs);
  }

  /** Settles once all is sent, or could not be: then the alarm comes again. */
  async settle(): Promise<void> {
    this.#underWay ??= ship(this.#env, this.#storage.sql, this.#counting).finally(() => {
      this.#underWay = null;
    });
    try {
      await this.#underWay;
    } catch (error) {
      console.error(JSON.stringify({ event: "campaign-outbox", message: String(error) }));
      await this.#wake();
    }
  }
}
