import { DurableObject } from "cloudflare:workers";
import type { ConfidenceRuleset, GroupRuling, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { Insights, JobSummary } from "@paygauge/api-types/entities/insights";
import type { RejectedRow } from "@paygauge/api-types/entities/ledger";
import type { ConfidenceBench, ScoringBench, SimulationSlice } from "@paygauge/api-types/entities/rulesets";
import type {
  GroupRulingItem,
  MatchRulingBody,
  MergeProposals,
  SupplierRulings,
} from "@paygauge/api-types/entities/rulings";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import * as v from "valibot";
import type { Env } from "../env.ts";
import type { CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { Refusal } from "../refusal.ts";
import { runPayload, type RunPayload } from "./commands.ts";
import { CommandRunner, type CommandProgress } from "./command-runner.ts";
import { ingestCounters, readRejects } from "./ingest/read.ts";
import { createIngestTables } from "./ingest/store.ts";
import { RunCubes } from "./cubes/run-cubes.ts";
import { insightsOf, type InsightsQuestion } from "./insights-query.ts";
import { sayIn } from "../exports/say-in.ts";
import { rejectsDownload, suppliersDownload } from "./job-downloads.ts";
import { migrateJob, readMeta, writeMeta } from "./job-schema.ts";
import { stepFinder } from "./pipeline.ts";
import { scoringRuleset } from "./ruleset-source.ts";
import { createRulingTables, undoGroupRuling } from "./rulings/ruling-store.ts";
import { createAlikeTable } from "./rulings/alike-store.ts";
import { mergeProposalsOf } from "./rulings/merge-proposals.ts";
import { rulingsDownload } from "./rulings/rulings-download.ts";
import {
  groupRulingItems,
  ruleGroup,
  ruleMatch,
  supplierRulingsOf,
  type RulingKept,
  type RulingRefusal,
  type Said,
  type StaleRuling,
} from "./rulings/supplier-rulings.ts";
import { benchConfidence, simulateConfidence } from "./simulation/confidence-simulation.ts";
import { draftMatcher } from "./simulation/draft-matcher.ts";
import { benchScoring, simulateScoring, type SimulationRefusal } from "./simulation/scoring-simulation.ts";
import { supplierDetailOf } from "./supplier-detail.ts";
import { SupplierGrid, type SupplierPage } from "./grid/supplier-grid.ts";
import { currentRun } from "./supplier-store.ts";

type Money = Pick<Insights, "currency" | "minorDigits">;
/** A request that cannot be answered, as data: an exception loses its class on the way between objects. */
export interface PageRefusal {
  readonly refusal: { readonly path: string; readonly sentence: string };
}

/**
 * One job: its suppliers, documents, matches and scores in its own SQLite, and the commands of ProQ that make them.
 * Reads answer from the current run, which changes only when an import is complete.
 */
export class JobObject extends DurableObject<Env> implements CommandTarget {
  readonly #sql: SqlStorage;
  readonly #runner: CommandRunner;
  /** The ruleset of the current run, read once: a published version never changes. */
  #ruleset: ScoringRuleset | null = null;
  #grid: SupplierGrid | null = null;
  #cubes: RunCubes | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    this.#runner = new CommandRunner(env, ctx.storage, stepFinder());
    void ctx.blockConcurrencyWhile(async () => {
      migrateJob(this.#sql);
      createIngestTables(this.#sql);
      createRulingTables(this.#sql);
      createAlikeTable(this.#sql);
    });
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    return this.#runner.start(command);
  }

  override alarm(): Promise<void> {
    return this.#runner.work();
  }

  commandProgress(): CommandProgress[] {
    return this.#runner.progress();
  }

  /** The grid of the current run; its columns stay in memory until another run takes its place. */
  #currentGrid(): SupplierGrid | null {
    const run = currentRun(this.#sql);
    if (run === null) return null;
    if (this.#grid?.run !== run) this.#grid = new SupplierGrid(this.#sql, run);
    return this.#grid;
  }

  suppliers(request: PagedRequest): SupplierPage | PageRefusal | null {
    try {
      return this.#currentGrid()?.page(request) ?? null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { refusal: { path: Object.keys(error.errors ?? {})[0] ?? "filters", sentence: error.message } };
    }
  }

  async supplier(supplierKey: string): Promise<SupplierDetail | null> {
    for (;;) {
      // Read anew after each wait: a re-score may have put another run in its place.
      const payload = this.#present();
      if (payload === null) return null;
      if (this.#ruleset?.version === payload.scoringRulesetVersion)
        return supplierDetailOf(this.#sql, payload, this.#ruleset, supplierKey);
      this.#ruleset = await scoringRuleset(this.env, payload.scoringRulesetVersion);
    }
  }

  insights(question: InsightsQuestion, money: Money): Insights | null {
    const run = currentRun(this.#sql);
    if (run === null) return null;
    if (this.#cubes?.run !== run) this.#cubes = new RunCubes(this.ctx.storage, run);
    return insightsOf(this.#cubes, question, money);
  }

  summary(): JobSummary | null {
    const text = readMeta(this.#sql, "summary");
    return text === null ? null : JSON.parse(text);
  }

  rejects(after: number, limit: number): { rows: RejectedRow[]; total: number } {
    const { rejected, totalRows } = ingestCounters(this.#sql).counters;
    return { rows: readRejects(this.#sql, { after, limit }), total: rejected + totalRows };
  }

  /** Rows that the last check of an upload would reject. */
  checkRejects(uploadId: string): RejectedRow[] {
    return this.#sql
      .exec<{ row: string }>("SELECT row FROM check_reject WHERE uploadId = ? ORDER BY seq", uploadId)
      .toArray()
      .map(({ row }) => JSON.parse(row));
  }

  /** Removes everything that this job holds. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    migrateJob(this.#sql);
    createIngestTables(this.#sql);
    createRulingTables(this.#sql);
    createAlikeTable(this.#sql);
  }

  /** What the present analysis was computed with; null before the first. */
  #present(): RunPayload | null {
    const text = readMeta(this.#sql, "currentPayload");
    return text === null ? null : v.parse(runPayload, JSON.parse(text));
  }

  /** The write lock changed hands: rulings with an older token are refused from now on. */
  raiseFence(fence: number): void {
    if (fence > this.#fence()) writeMeta(this.#sql, "fence", String(fence));
  }

  #fence(): number {
    return Number(readMeta(this.#sql, "fence") ?? 0);
  }

  #isStale(fence: number | null): boolean {
    return fence !== null && fence < this.#fence();
  }

  ruleMatch(
    supplierKey: string,
    body: MatchRulingBody,
    said: Said,
    fence: number | null,
  ): RulingKept | RulingRefusal | StaleRuling {
    if (this.#isStale(fence)) return { isStale: true };
    return ruleMatch(this.#sql, supplierKey, body, said);
  }

  ruleGroup(ruling: GroupRuling, said: Said, fence: number | null): RulingKept | RulingRefusal | StaleRuling {
    if (this.#isStale(fence)) return { isStale: true };
    return ruleGroup(this.#sql, ruling, said);
  }

  /** false where there is no such ruling. */
  undoGroupRuling(rulingId: number, fence: number | null): boolean | StaleRuling {
    if (this.#isStale(fence)) return { isStale: true };
    return undoGroupRuling(this.#sql, rulingId);
  }

  groupRulings(): GroupRulingItem[] {
    return groupRulingItems(this.#sql);
  }

  mergeProposals(): MergeProposals {
    return mergeProposalsOf(this.#sql);
  }

  supplierRulings(supplierKey: string): SupplierRulings {
    return supplierRulingsOf(this.#sql, supplierKey);
  }

  /** A slice of what a draft of the scoring ruleset would change; null before the first analysis. */
  simulateScoring(draft: ScoringRuleset, from: number): SimulationSlice | SimulationRefusal | null {
    const payload = this.#present();
    return payload && simulateScoring(this.#sql, payload, draft, from);
  }

  async benchScoring(draft: ScoringRuleset, supplierKey: string): Promise<ScoringBench | SimulationRefusal | null> {
    const payload = this.#present();
    if (!payload) return null;
    const present = await scoringRuleset(this.env, payload.scoringRulesetVersion);
    return benchScoring(this.#sql, payload, present, draft, supplierKey);
  }

  async simulateConfidence(draft: ConfidenceRuleset, from: number): Promise<SimulationSlice | null> {
    const payload = this.#present();
    if (!payload) return null;
    return simulateConfidence(this.#sql, payload, draftMatcher(this.env, this.#sql, payload, draft), from);
  }

  async benchConfidence(draft: ConfidenceRuleset, supplierKey: string): Promise<ConfidenceBench | null> {
    const payload = this.#present();
    if (!payload) return null;
    const ask = draftMatcher(this.env, this.#sql, payload, draft);
    return benchConfidence(this.#sql, payload, draft, ask, supplierKey);
  }

  /** Downloads, streamed to the handler that asked. */
  override fetch(request: Request): Response {
    const url = new URL(request.url);
    if (url.pathname === "/rejects.csv") {
      return rejectsDownload(
        (after, limit) => readRejects(this.#sql, { after, limit }),
        url.searchParams.get("name") ?? "job",
        sayIn(url.searchParams.get("locale") ?? ""),
      );
    }
    if (url.pathname === "/match-rulings.csv") return rulingsDownload(this.#sql, url.searchParams.get("name") ?? "job");
    const grid = this.#currentGrid();
    if (grid === null) return new Response("The job has no finished analysis.", { status: 409 });
    try {
      return suppliersDownload(grid, url.searchParams);
    } catch (error) {
      if (error instanceof Refusal) return new Response(error.message, { status: 422 });
      throw error;
    }
  }
}
