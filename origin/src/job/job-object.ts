import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import { DurableObject } from "cloudflare:workers";
import { atOnce } from "@paygauge/api-types/turns/turns";
import type { ConfidenceRuleset, GroupDecision, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { InsightMonths, Insights } from "@paygauge/api-types/entities/insights";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { EvidenceSlice } from "@paygauge/api-types/entities/new-evidence";
import type { ConfidenceBench, ScoringBench, SimulationSlice } from "@paygauge/api-types/entities/rulesets";
import type { MatchDecisionBody, SupplierDecisions } from "@paygauge/api-types/entities/decisions";
import type { BandOverride, SetBandBody, SupplierNote } from "@paygauge/api-types/entities/overrides";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import type { Env } from "../env.ts";
import type { CommandOutcome, CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { sendByAlarm } from "../proq/object-outbox.ts";
import { answerAct, type Told } from "./answer-acts.ts";
import { businessCaseActs, type BusinessCaseAsk } from "./business-case/case-context.ts";
import type { CampaignAsk } from "./campaigns/campaign-acts.ts";
import { CampaignsOfJob } from "./campaigns/campaigns-of-job.ts";
import { isUntold } from "./campaigns/campaign-outbox.ts";
import { CommandOutcomes } from "../commands/command-outcomes.ts";
import { CommandRunner, type CommandProgress } from "../commands/command-runner.ts";
import { followOutcome, isRunFinished } from "./follow-outcome.ts";
import { downloadActs, type DownloadAsk } from "./downloads/download-context.ts";
import { LatestUsed } from "./latest-used.ts";
import { forgetCheck } from "./ingest/forget-check.ts";
import { checkedRowsOf } from "./ingest/kept-returned.ts";
import type { RowsAsked } from "./ingest/row-map.ts";
import type { RunInSight } from "../identity/run-in-sight.ts";
import { rowsActs, RowsContext, type RowsAsk } from "./rows/rows-context.ts";
import { insightMonthsOf, type MonthsChoice } from "./months/insight-months.ts";
import { RunCubes } from "./cubes/run-cubes.ts";
import { insightsOf, type InsightsQuestion, type JobMoney } from "./insights-query.ts";
import { fileOf } from "./job-files.ts";
import { readMeta, writeMeta } from "./job-schema.ts";
import { methodCosts } from "./measures/payment-mix.ts";
import { migrateJob } from "./job-tables.ts";
import { stepFinder } from "./pipeline.ts";
import { predictionActs, type PredictionAsk } from "./prediction/prediction-context.ts";
import { RunPredictions } from "./prediction/run-predictions.ts";
import { RunRulesets } from "./run-rulesets.ts";
import { needsToTell } from "./needs/needs-outbox.ts";
import { NeedsTeller } from "./needs/ship-needs.ts";
import { undoDecision } from "./decisions/decision-store.ts";
import { bandOverridesOf, setBand } from "./decisions/band-overrides.ts";
import { decisionActs, type DecisionAsk } from "./decisions/decision-acts.ts";
import { addNote, removeNote, supplierNotesOf, type NoteAuthor } from "./decisions/supplier-notes.ts";
import {
  ruleGroup,
  ruleMatch,
  supplierDecisionsOf,
  type RuledBy,
  type StaleDecision,
} from "./decisions/supplier-decisions.ts";
import { Recomputation, type RecomputeAnswer, type RecomputeAsk } from "./recompute/recomputation.ts";
import { afterRun } from "./runs/let-go-runs.ts";
import { pinPublication, settlePublished } from "./runs/pin-publication.ts";
import { isWhole, readWholeRun, runsKept, type Published } from "./runs/run-store.ts";
import { comparedRows, livedRows, type ComparedRow } from "./runs/compared-rows.ts";
import { maintenanceFactsOf, removeRuns, type MaintenanceFacts, type RemovedRuns } from "./runs/old-runs.ts";
import { madeOf, type MadeOf } from "./runs/run-made.ts";
import { benchWithDraft, simulateWithDraft } from "./simulation/draft-matcher.ts";
import { simulateEvidence, type EvidencePins } from "./simulation/evidence-simulation.ts";
import { benchScoring, simulateScoring, type SimulationRefusal } from "./simulation/scoring-simulation.ts";
import { addedSince, filesOfRuns, type RemovalFacts } from "./runs/files-of-runs.ts";
import { askRollUp, isRollUpAsked } from "./runs/roll-up-again.ts";
import { isAnyRunOld, setRunsRight } from "./runs/upgrade-runs.ts";
import { summaryOfRun } from "./summary/keep-summary.ts";
import { supplierDetailOf } from "./supplier-detail.ts";
import { pageOrRefusal, type PageRefusal } from "./grid/page-or-refusal.ts";
import { SupplierGrid, type SupplierPage } from "./grid/supplier-grid.ts";
import { followReport } from "./reports/follow-report.ts";
import { reportActs, reportContextOf, type ReportAsk } from "./reports/report-context.ts";
import { contextOf, useCaseActs, type Context, type UseCaseAsk } from "./use-cases/use-case-context.ts";

/** Of how many runs cubes are in memory: the newest and the published one, which users read side by side. */
const runsInMemory = 2;
/** Suppliers whose columns are in memory: of two runs of most jobs, of one run of the largest. */
const suppliersInMemory = 300_000;

// The catalogue says which run a user reads; reads name it, and answer null where it is not whole.
/** One job: its suppliers, documents, matches and scores in its own SQLite, and the commands of ProQ that make them. */
export class JobObject extends DurableObject<Env> implements CommandTarget {
  readonly #sql: SqlStorage;
  readonly #runner: CommandRunner;
  readonly #outcomes: CommandOutcomes;
  readonly #needs: NeedsTeller;
  readonly #rulesets: RunRulesets;
  readonly #grids = new LatestUsed<string, SupplierGrid>(suppliersInMemory, ({ size }) => size);
  readonly #cubes = new LatestUsed<string, RunCubes>(runsInMemory);

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    this.#rulesets = new RunRulesets(env, this.#sql, runsInMemory);
    this.#runner = new CommandRunner(env, ctx.storage, stepFinder());
    this.#outcomes = new CommandOutcomes(this.#sql);
    this.#needs = new NeedsTeller(env, ctx.storage);
    void ctx.blockConcurrencyWhile(async () => {
      migrateJob(this.#sql);
      if (isAnyRunOld(this.#sql) || isRollUpAsked(this.#sql) || isUntold(this.#sql) || needsToTell(this.#sql) !== null)
        await ctx.storage.setAlarm(Date.now());
    });
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    return this.#runner.start(command);
  }

  storedBytes(): number {
    return this.#sql.databaseSize;
  }

  /** The import, the uploads and the exports of the job become what their commands came to. */
  commandsEnded(outcomes: readonly CommandOutcome[]): Promise<void> {
    const follow = async (outcome: CommandOutcome) => {
      const isThere = await followOutcome(this.env, outcome, (batchId) => this.#outcomes.ofBatch(batchId, outcome));
      if (isThere) await followReport(this.env, this.ctx.storage, outcome);
      if (isThere && isRunFinished(outcome)) await afterRun(this.env, this.ctx.storage, outcome);
      return isThere;
    };
    return this.#outcomes.take(outcomes, follow).finally(() => this.#needs.tell());
  }

  override async alarm(): Promise<void> {
    await sendByAlarm(this.env, this.ctx.storage);
    await setRunsRight(this.env, this.ctx.storage);
    await this.#runner.work();
    await this.#campaigns.settle(this.ctx.storage);
    await this.#needs.settle();
  }

  commandProgress(): CommandProgress[] {
    return this.#runner.progress();
  }

  /** The grid of a whole run; its columns stay in memory. */
  #gridOf(run: string): SupplierGrid | null {
    if (!isWhole(this.#sql, run)) return null;
    return this.#grids.get(run, () => new SupplierGrid(this.#sql, run));
  }

  #cubesOf(run: string): RunCubes | null {
    if (!isWhole(this.#sql, run)) return null;
    return this.#cubes.get(run, () => new RunCubes(this.ctx.storage, run));
  }

  suppliers(run: string, request: PagedRequest): SupplierPage | PageRefusal | null {
    const grid = this.#gridOf(run);
    return grid && pageOrRefusal(grid, request);
  }

  /** A whole run with its columns and the ruleset that scored it; null where it is not whole. */
  #openRun: Context["open"] = async (run) => {
    const ruleset = await this.#rulesets.of(run);
    if (ruleset === null) return null;
    const [record, grid] = [readWholeRun(this.#sql, run), this.#gridOf(run)];
    return record && grid && { record, ruleset, grid };
  };

  async supplier(run: string, supplierKey: string): Promise<SupplierDetail | null> {
    const known = await this.#openRun(run);
    return known && supplierDetailOf(this.#sql, known.record, known.ruleset, supplierKey);
  }

  #isStale = (fence: number | null): boolean => fence !== null && fence < this.#fence();
  readonly #context = contextOf(this.ctx.storage, this.#openRun, this.#isStale);
  /** What the use cases answer: areas/use-cases/ask-use-cases.ts says what each question gives. */
  useCases(ask: UseCaseAsk): Promise<Told> {
    return answerAct(useCaseActs, { ...this.#context, job: ask.job }, ask);
  }

  readonly #predicted = new RunPredictions(this.env, this.ctx.storage.sql);
  readonly #campaigns = new CampaignsOfJob(this.#context, this.env, this.ctx.storage, this.#predicted);
  campaigns(ask: CampaignAsk): Promise<Told> {
    return this.#campaigns.answer(ask).finally(() => this.#needs.tell());
  }

  /** What the business case answers: areas/business-case/ask-business-case.ts says what each question gives. */
  businessCase(ask: BusinessCaseAsk): Promise<Told> {
    return answerAct(businessCaseActs, { ...this.#context, job: ask.job }, ask);
  }

  /** What the reports answer: areas/reports/ask-reports.ts says what each question gives. */
  reports(ask: ReportAsk): Promise<Told> {
    const context = reportContextOf(this.env, this.ctx.storage, (run) => this.#cubesOf(run), this.#context);
    return answerAct(reportActs, context, ask);
  }

  /** What predictions ask of a run: prediction/ask-predictions.ts says what each question gives. */
  predictions(ask: PredictionAsk): Promise<Told> {
    return answerAct(predictionActs, { predicted: this.#predicted, grid: (run: string) => this.#gridOf(run) }, ask);
  }

  #isDemo = async (run: string): Promise<boolean> => restsOnDemo((await this.summary(run))?.directory);
  /** What downloads answer: areas/downloads/ask-downloads.ts says what each question gives. */
  downloads(ask: DownloadAsk): Promise<Told> {
    return answerAct(downloadActs, { sql: this.#sql, isDemo: this.#isDemo }, ask);
  }

  async insights(run: string, question: InsightsQuestion, money: JobMoney): Promise<Insights | null> {
    const ruleset = await this.#rulesets.of(run);
    const cubes = this.#cubesOf(run);
    return ruleset && cubes && insightsOf(cubes, question, money, methodCosts(ruleset, money.currency));
  }

  insightMonths(run: string, choice: MonthsChoice): Omit<InsightMonths, keyof JobMoney> | null {
    return atOnce(insightMonthsOf(this.#sql, readWholeRun(this.#sql, run), choice));
  }

  /** The headline of any finished run, whole or not. */
  summary(run: string): Promise<JobSummary | null> {
    return summaryOfRun(this.env, this.ctx.storage, run);
  }

  /** What made any finished run, whole or not. */
  runMade(run: string): MadeOf | null {
    return madeOf(this.#sql, run);
  }

  /** Suppliers of a whole run after a key, for a comparison. */
  comparedRows(run: string, after: string, limit: number): ComparedRow[] | null {
    return comparedRows(this.#sql, run, after, limit);
  }

  /** Which runs are finished, whether they are whole, and which import each was computed from. */
  runsKept(): ReturnType<typeof runsKept> {
    return runsKept(this.#sql);
  }

  /** What maintenance shows of the job: use cases, and which of these runs have suppliers still. */
  maintenanceFacts(runs: readonly string[]): MaintenanceFacts {
    return maintenanceFactsOf(this.#sql, runs);
  }

  /** Deletes the suppliers of those of these runs that are not pinned; gives their number and the object's bytes then. */
  removeRuns(runs: readonly string[]): Promise<RemovedRuns> {
    return removeRuns(this.ctx.storage, runs);
  }

  readonly #recomputation = new Recomputation(this.env, this.ctx.storage);
  recompute(ask: RecomputeAsk): Promise<RecomputeAnswer> {
    return Promise.resolve(this.#recomputation.answer(ask));
  }

  /** Which files the finished runs rest on, and what users added from a moment on. */
  removalFacts(run: string, since: string): RemovalFacts {
    return { runs: filesOfRuns(this.#sql), added: addedSince(this.#sql, run, since) };
  }

  /** The catalogue names these runs again. */
  rollUpAgain(jobId: string, runs: readonly string[]): Promise<void> {
    return askRollUp(this.ctx.storage, jobId, runs);
  }

  livedRows(supplierKey: string): ReturnType<typeof livedRows> {
    return livedRows(this.#sql, supplierKey);
  }

  readonly #rows = new RowsContext(this.env, this.ctx.storage);
  /** Answers about rows of the ledgers: areas/suppliers/ask-rows.ts has the types. */
  rows(ask: RowsAsk): Promise<Told> {
    return answerAct(rowsActs, this.#rows, ask);
  }

  /** As `pinPublication`. */
  pin(publication: number, run: string): boolean {
    return pinPublication(this.ctx.storage, publication, run);
  }

  settle(published: Published): void {
    settlePublished(this.ctx.storage, published);
  }

  checkedRows(uploadId: string, asked: RowsAsked): ReturnType<typeof checkedRowsOf> {
    return checkedRowsOf(this.#sql, uploadId, asked);
  }

  /** Removes what checks of an upload left here. */
  forgetCheck(uploadId: string): void {
    forgetCheck(this.#sql, uploadId);
  }

  /** Removes everything that this job holds. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    migrateJob(this.#sql);
  }

  /** The write lock changed hands: decisions with an older token are refused from now on. */
  raiseFence(fence: number): void {
    if (fence > this.#fence()) writeMeta(this.#sql, "fence", String(fence));
  }

  #fence(): number {
    return Number(readMeta(this.#sql, "fence") ?? 0);
  }

  ruleMatch(
    run: string,
    supplierKey: string,
    body: MatchDecisionBody,
    by: RuledBy,
    fence: number | null,
  ): ReturnType<typeof ruleMatch> | StaleDecision {
    if (this.#isStale(fence)) return { isStale: true };
    return ruleMatch(this.#sql, run, supplierKey, body, by);
  }

  ruleGroup(
    run: string,
    decision: GroupDecision,
    by: RuledBy,
    fence: number | null,
  ): ReturnType<typeof ruleGroup> | StaleDecision {
    if (this.#isStale(fence)) return { isStale: true };
    const ruled = ruleGroup(this.#sql, run, decision, by);
    this.#needs.tell();
    return ruled;
  }

  /** false where there is no such decision. */
  undoGroupDecision(decisionId: number, fence: number | null): boolean | StaleDecision {
    if (this.#isStale(fence)) return { isStale: true };
    const isUndone = undoDecision(this.#sql, "group", decisionId);
    this.#needs.tell();
    return isUndone;
  }

  /** Answers about decisions: areas/rulesets/ask-decisions.ts has the types. */
  decisions(ask: DecisionAsk): Promise<Told> {
    return answerAct(decisionActs, this.#context, ask).finally(() => this.#needs.tell());
  }

  supplierDecisions(run: RunInSight, supplierKey: string): SupplierDecisions {
    return supplierDecisionsOf(this.#sql, run, supplierKey);
  }

  bandOverrides(run: RunInSight, supplierKey?: string): BandOverride[] {
    return bandOverridesOf(this.#sql, run, supplierKey);
  }

  setBand(
    run: string,
    supplierKey: string,
    body: SetBandBody,
    by: RuledBy,
    fence: number | null,
  ): ReturnType<typeof setBand> | StaleDecision {
    if (this.#isStale(fence)) return { isStale: true };
    return setBand(this.#sql, run, supplierKey, body, by);
  }

  supplierNotes(run: RunInSight, supplierKey: string, userId: string): SupplierNote[] {
    return supplierNotesOf(this.#sql, run, supplierKey, userId);
  }

  addNote(run: string, supplierKey: string, text: string, by: NoteAuthor): ReturnType<typeof addNote> {
    return addNote(this.#sql, run, supplierKey, text, by);
  }

  removeNote(supplierKey: string, noteId: number, userId: string): ReturnType<typeof removeNote> {
    return removeNote(this.#sql, supplierKey, noteId, userId);
  }

  /** A slice of what a draft of the scoring ruleset would change. */
  simulateScoring(run: string, draft: ScoringRuleset, from: number): SimulationSlice | SimulationRefusal | null {
    const known = readWholeRun(this.#sql, run);
    return known && simulateScoring(this.#sql, known.payload, draft, from);
  }

  async benchScoring(
    run: string,
    draft: ScoringRuleset,
    supplierKey: string,
  ): Promise<ScoringBench | SimulationRefusal | null> {
    const [present, known] = [await this.#rulesets.of(run), readWholeRun(this.#sql, run)];
    return present && known && benchScoring(this.#sql, known.payload, present, draft, supplierKey);
  }

  simulateConfidence(run: string, draft: ConfidenceRuleset, from: number): Promise<SimulationSlice | null> {
    return simulateWithDraft({ env: this.env, sql: this.#sql }, run, draft, from);
  }

  benchConfidence(run: string, draft: ConfidenceRuleset, supplierKey: string): Promise<ConfidenceBench | null> {
    return benchWithDraft({ env: this.env, sql: this.#sql }, run, draft, supplierKey);
  }

  simulateEvidence(run: string, pins: EvidencePins, from: number): Promise<EvidenceSlice | null> {
    return simulateEvidence({ env: this.env, sql: this.#sql }, run, pins, from);
  }

  /** Downloads, streamed to the handler that asked. */
  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const run = url.searchParams.get("run") ?? "";
    return fileOf(this.#sql, url, this.#predicted, { grid: () => this.#gridOf(run), isDemo: () => this.#isDemo(run) });
  }
}
