import { DurableObject } from "cloudflare:workers";
import type { AgreedInCampaign } from "@paygauge/api-types/entities/agreed-in-campaign";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import type { ObjectAnswer } from "../analytics/object-answer.ts";
import { SupplierQueries, type SupplierQuestion } from "../analytics/supplier-queries.ts";
import { createAnalyticsTables, dropUnstated } from "../analytics/supplier-tables.ts";
import type { Env } from "../env.ts";
import { CommandRunner, createCommandTable } from "../commands/command-runner.ts";
import type { CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { agreedWith, type SupplierLabel } from "./acceptance-store.ts";
import type { GlobalAnswer, GlobalBook, GlobalQuestion, OrganizationAnswer } from "../global-insights/global-book.ts";
import { createInsightTables } from "../global-insights/insight-tables.ts";
import { IssuerInsights } from "../global-insights/issuer-insights.ts";
import type { NamedCube } from "../global-insights/roll-up-store.ts";
import { TraitTexts } from "../global-insights/trait-store.ts";
import { addJobsStep } from "./add-jobs-step.ts";
import { addJobsCommandType } from "./commands.ts";
import { Refusal } from "@paygauge/worker/refusal";
import { mergeVendors, rootOf, splitVendor, type ChangedBy } from "./merge-store.ts";
import { addNote, removeNote } from "./note-store.ts";
import { putOutcomes, type CampaignOutcomes } from "./outcome-store.ts";
import { emptyTables } from "../commands/empty-tables.ts";
import type { VendorRow } from "./part-columns.ts";
import { dropJob, finishPart, putChunk, type JobRun, type PartHead } from "./part-store.ts";
import { VendorBook, type SeenQuestion, type VendorAnswer, type VendorQuestion } from "./vendor-book.ts";
import { vendorDetail, type BookDetail } from "./vendor-detail.ts";
import { createVendorTables } from "./vendor-tables.ts";

/** A question that can't be answered, as data: an exception loses its class on the way between objects. */
interface VendorRefusal {
  readonly refusal: { readonly path: string; readonly message: MessageRef };
}

function orRefusal<T>(answer: () => T): T | VendorRefusal {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: { path: Object.keys(error.errors ?? {})[0] ?? "filters", message: error.ref } };
  }
}

/**
 * One issuer's vendors: what its jobs' runs state of their suppliers, and what users decided about them. The caller says
 * which runs count; no figure, name or date of any other run reaches an answer.
 */
export class IssuerVendors extends DurableObject<Env> implements CommandTarget {
  readonly #book: VendorBook;
  readonly #texts: TraitTexts;
  readonly #insights: IssuerInsights;
  readonly #runner: CommandRunner;
  readonly #queries: SupplierQueries;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#texts = new TraitTexts(ctx.storage.sql);
    this.#book = new VendorBook(ctx.storage.sql, this.#texts);
    this.#insights = new IssuerInsights(ctx.storage, this.#book, this.#texts);
    this.#queries = new SupplierQueries(ctx.storage, this.#book);
    this.#runner = new CommandRunner(env, ctx.storage, (type) => (type === addJobsCommandType ? addJobsStep : null));
    void ctx.blockConcurrencyWhile(async () => {
      createVendorTables(ctx.storage.sql);
      createInsightTables(ctx.storage.sql);
      createAnalyticsTables(ctx.storage.sql);
      createCommandTable(ctx.storage.sql);
    });
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    return this.#runner.start(command);
  }

  /** Nothing waits for the end of a command of this object. */
  async commandsEnded(): Promise<void> {}

  override alarm(): Promise<void> {
    return this.#runner.work();
  }

  /** Stores some suppliers of a run; the same chunk again changes nothing. */
  putChunk(issuerId: string, head: PartHead, chunk: number, rows: readonly VendorRow[]): void {
    putChunk(this.ctx.storage, issuerId, head, chunk, rows);
    this.#insights.putTraits(head, chunk, rows);
    this.#book.changed();
  }

  /** Makes a run readable and removes the job's others but for `keep`. */
  finishPart(issuerId: string, run: JobRun, chunks: number, keep: readonly string[]): void {
    finishPart(this.ctx.storage, issuerId, run, chunks, keep);
    this.#insights.finish(run, chunks, keep);
    this.#book.changed();
  }

  /** Removes all that a job stated. */
  dropJob(issuerId: string, jobId: string): void {
    dropJob(this.ctx.storage, issuerId, jobId);
    this.#insights.dropRuns(jobId, []);
    dropUnstated(this.ctx.storage.sql);
    this.#book.changed({ areNamesGone: true });
  }

  /** Deletes everything that jobs stated and users decided. */
  eraseAll(): void {
    emptyTables(this.ctx.storage);
    this.#texts.reset();
    this.#book.changed({ areNamesGone: true });
  }

  /** Stores what a run adds up to, in place of what it sent before; call it before `finishPart`. */
  putRollUp(run: JobRun, cubes: readonly NamedCube[], at: string): void {
    this.#insights.putRollUp(run, cubes, at);
  }

  putOutcomes(report: CampaignOutcomes): void {
    putOutcomes(this.ctx.storage, report);
    this.#book.changed();
  }

  /** What suppliers agreed to in campaigns of the issuer, by their labels. */
  agreedWith(labels: readonly SupplierLabel[]): (AgreedInCampaign | null)[] {
    return agreedWith(this.ctx.storage.sql, labels);
  }

  ask(question: VendorQuestion): VendorAnswer | VendorRefusal {
    return orRefusal(() => this.#book.answer(question));
  }

  /** Insights across the runs of a question. */
  globalInsights(question: GlobalQuestion): GlobalAnswer {
    return this.#insights.book.answer(question);
  }

  rollUpStatus(runs: readonly JobRun[]): ReturnType<GlobalBook["status"]> {
    return this.#insights.book.status(runs);
  }

  organizations(question: VendorQuestion): OrganizationAnswer | VendorRefusal {
    return orRefusal(() => this.#insights.book.organizations(question));
  }

  /** Groups of suppliers or vendors (analytics/). */
  queryGroups(question: SupplierQuestion): Promise<ObjectAnswer> {
    return this.#queries.ask(question);
  }

  detail(vendorId: string, question: SeenQuestion, userId: string): BookDetail | null {
    return vendorDetail(this.ctx.storage.sql, this.#book, vendorId, question, userId);
  }

  /** Whether one of these runs has a supplier of the vendor: what a user who sees them can change. */
  isSeen(vendorId: string, question: SeenQuestion): boolean {
    const link = rootOf(this.ctx.storage.sql, vendorId);
    return link !== null && this.#book.sees(question, link.vendor);
  }

  merge(
    pair: { readonly into: string; readonly from: string },
    by: ChangedBy,
    reason: string,
  ): ReturnType<typeof mergeVendors> {
    const answer = mergeVendors(this.ctx.storage, pair, by, reason);
    this.#book.changed();
    return answer;
  }

  split(
    pair: { readonly from: string; readonly vendorId: string },
    by: ChangedBy,
    reason: string,
  ): ReturnType<typeof splitVendor> {
    const answer = splitVendor(this.ctx.storage, pair, by, reason);
    this.#book.changed();
    return answer;
  }

  addNote(vendorId: string, text: string, by: ChangedBy): number | "gone" | "full" {
    const link = rootOf(this.ctx.storage.sql, vendorId);
    if (link === null) return "gone";
    return addNote(this.ctx.storage, link.vendor, text, by) ?? "full";
  }

  removeNote(vendorId: string, noteId: number, userId: string): boolean {
    const link = rootOf(this.ctx.storage.sql, vendorId);
    return link !== null && removeNote(this.ctx.storage.sql, link.vendor, noteId, userId);
  }
}
