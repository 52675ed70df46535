import { DurableObject } from "cloudflare:workers";
import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { commandLists, type CommandList } from "@paygauge/api-types/entities/proq";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { commandGroups } from "../analytics/command-groups.ts";
import type { ObjectAnswer } from "../analytics/object-answer.ts";
import type { Env } from "../env.ts";
import { CommandViews, type JobScope } from "./command-view.ts";
import { QueueFigures } from "./queue-figures.ts";
import { migrateQueue } from "./queue-migrations.ts";

/** What the queue answers of its commands; nothing here changes any. */
export abstract class QueueReads extends DurableObject<Env> {
  protected readonly counted: QueueFigures;
  protected readonly views: CommandViews;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => migrateQueue(ctx.storage));
    this.counted = new QueueFigures(ctx.storage.sql);
    this.views = new CommandViews(ctx.storage, this.counted);
  }

  /** Milliseconds since 1970; every rule of the queue reads this clock. */
  protected now(): number {
    return Date.now();
  }

  get(commandId: string) {
    return this.views.byIds([commandId], this.now())[0] ?? null;
  }

  /** Those of the ids that the queue knows, in the order they were queued. */
  commandsById(ids: readonly string[]) {
    return this.views.byIds(ids, this.now());
  }

  list(list: CommandList, request: PagedRequest, scope: JobScope = null) {
    return this.views.page(list, request, scope, this.now());
  }

  /** Commands of a job, or of all jobs of the scope where they are in progress or may begin: Blocked ones are hidden. */
  quickView(jobId: string | null, scope: JobScope = null) {
    return this.views.quickView(jobId, scope, this.now());
  }

  /** What the log of a job says of its newest commands, the newest first. */
  logOf(jobId: string, most: number) {
    return this.views.logOf(jobId, most);
  }

  /** What the queue did with the newest commands of one request, oldest first. */
  traceOf(correlationId: string, most: number, scope: JobScope = null) {
    return this.views.traceOf(correlationId, most, scope);
  }

  chain(commandId: string, scope: JobScope = null) {
    return this.views.chain(commandId, scope, this.now());
  }

  /** Since when the oldest command waits that could begin, ISO; commands with a time of their own don't count. */
  waitingSince(): string | null {
    return this.views.waitingSince();
  }

  /** Groups of commands (analytics/). */
  queryGroups(query: AnalyticsQuery): ObjectAnswer {
    return commandGroups(this.ctx.storage.sql, query);
  }

  storedBytes(): number {
    return this.ctx.storage.sql.databaseSize;
  }

  hasQueued(id: string): boolean {
    return this.views.hasQueued(id);
  }

  /** Commands that are not settled, by type. */
  openTypes(scope: JobScope = null): { name: string; count: number }[] {
    return scope === null ? this.counted.byType(commandLists.queued) : this.views.typesOf(scope);
  }

  /** Every type that the queue holds commands of. */
  types(scope: JobScope = null): string[] {
    return scope === null ? this.counted.types() : this.views.everyType(scope);
  }

  /** Commands in each of the three lists. */
  listCounts(scope: JobScope = null): Record<CommandList, number> {
    return this.views.counts(scope);
  }
}
