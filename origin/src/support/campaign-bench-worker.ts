import { DurableObject } from "cloudflare:workers";
import { answerAct } from "../job/answer-acts.ts";
import { campaignActs, type CampaignAsk } from "../job/campaigns/campaign-acts.ts";
import { rowsKept, type CampaignContext } from "../job/campaigns/campaign-context.ts";
import { putCampaign, readCampaigns } from "../job/campaigns/campaign-store.ts";
import { addedRow, insertMembers, type AddedMember } from "../job/campaigns/member-rows.ts";
import { migrateJob } from "../job/job-tables.ts";
import { contextOf } from "../job/use-cases/use-case-context.ts";

interface BenchEnv {
  readonly BENCH_CAMPAIGNS: DurableObjectNamespace<BenchCampaigns>;
}

const countries = ["GBR", "USA", "DEU", "SAU", "FRA"];
const industries = [
  ["5943", "Stationery Stores"],
  ["4900", "Utilities"],
  ["1520", "General Contractors"],
  ["8999", "Professional Services"],
] as const;
const levels = ["HMLNNHML", "LLNNMMHH", "NNNNNNNN", "HHHHMMLL"];
const words = ["SUPPLY", "CITY SERVICES", "SCHOOL", "INC", "CO", "ASSOCIATES"];
const pick = <T>(from: readonly T[], at: number, other: T): T => from[at % from.length] ?? other;

function memberOf(n: number): AddedMember {
  const [mcc, mccDescription] = pick(industries, n, industries[0]);
  const yearMinor = (n * 104_729) % 10_000_000;
  return {
    supplierKey: `k${n}`,
    name: `${String.fromCodePoint(65 + (n % 26))}LPHA ${(n * 7919) % 1_000_003} ${pick(words, n, "")}`,
    country: pick(countries, n, ""),
    mcc,
    mccDescription,
    yearMinor,
    payments: n % 211,
    levels: pick(levels, n, ""),
    valueMinor: Math.round(yearMinor * 0.0085),
    contact: n % 3 === 0 ? "verified" : "none",
  };
}

const started = {
  jobId: "job",
  name: "Bench",
  isDraft: false,
  stage: "Active",
  route: "Issuer",
  tone: "offer",
  method: "vcard",
  ownerUserId: null,
  ownerName: "",
  startsOn: "2026-10-12",
  dueOn: "2027-12-18",
  useCase: null,
  conversion: 0.5,
  keepContactsMonths: 12,
  version: 1,
  createdBy: "Bench",
  endedOn: null,
  endNote: null,
  accountsContact: "",
  accountsMail: "",
  run: null,
  setOn: "2026-11-01T09:00:00.000Z",
  perSpend: 0.0085,
  perPayment: 0,
  measured: { currentPayDay: null, largeTicketShare: null, costNow: null },
} as const;

/** The product's campaigns over made suppliers, as a job's object holds them; it tells no catalogue. */
export class BenchCampaigns extends DurableObject {
  readonly #context: CampaignContext;

  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(ctx, env);
    const { storage } = ctx;
    migrateJob(storage.sql);
    const context = contextOf(
      storage,
      () => Promise.resolve(null),
      () => false,
    );
    const predicted = { chances: async () => null, onRows: async () => [] };
    this.#context = { ...context, job: { capabilities: [] }, rows: rowsKept(), predicted, tell: () => {} };
  }

  #fill(campaignId: string, count: number): void {
    const { sql } = this.ctx.storage;
    const at = "2026-11-01T09:00:00.000Z";
    const rows = Array.from({ length: count }, (_, n) => addedRow(memberOf(n), { name: "Bench", at }));
    this.ctx.storage.transactionSync(() => {
      putCampaign(sql, { ...started, campaignId, createdOn: at, startedOn: at, touchedOn: at });
      insertMembers(sql, campaignId, rows);
    });
  }

  /** Rows of each status and version, lines of history and what is noted of each campaign, as stored in SQL. */
  #look(): unknown {
    const { sql } = this.ctx.storage;
    return readCampaigns(sql).map(({ campaignId }) => ({
      rows: sql
        .exec(
          `SELECT status, version, reason, nextKind, count(*) AS suppliers FROM campaign_member WHERE campaignId = ?
             GROUP BY status, version, reason, nextKind ORDER BY version`,
          campaignId,
        )
        .toArray(),
      history: sql.exec("SELECT count(*) AS n FROM campaign_history WHERE campaignId = ?", campaignId).one()["n"],
      changes: sql.exec("SELECT changeId FROM campaign_change WHERE campaignId = ?", campaignId).toArray().length,
      number:
        sql.exec("SELECT number FROM campaign_outbox WHERE campaignId = ?", campaignId).toArray()[0]?.["number"] ?? 0,
    }));
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/fill") this.#fill(searchParams.get("id") ?? "", Number(searchParams.get("count")));
    if (pathname === "/look") return Response.json(this.#look());
    if (pathname !== "/ask") return Response.json({ done: true });
    const ask: CampaignAsk = await request.json();
    return Response.json(await answerAct(campaignActs, this.#context, ask));
  }
}

export default {
  fetch: (request: Request, env: BenchEnv): Promise<Response> =>
    env.BENCH_CAMPAIGNS.get(env.BENCH_CAMPAIGNS.idFromName("job")).fetch(request),
};
