import { DurableObject } from "cloudflare:workers";
import {
  companyListLimits,
  type CompanyEntry,
  type CompanyList,
  type CompanyListState,
} from "@paygauge/api-types/entities/company-lists";
import { objectNamed, type Env } from "../env.ts";
import { CommandOutcomes, createOutcomeTable } from "../commands/command-outcomes.ts";
import { CommandRunner, createCommandTable } from "../commands/command-runner.ts";
import type { CommandOutcome, CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { emptyTables } from "../commands/empty-tables.ts";
import { createObjectOutbox, noteCommands, sendByAlarm, sendNoted } from "../proq/object-outbox.ts";
import { lookUpCommand, lookUpListType } from "./list-commands.ts";
import { lookUpListStep } from "./list-step.ts";
import {
  addList,
  countsOf,
  createListTables,
  entriesOf,
  listOf,
  listsOf,
  listsToRemove,
  removeList,
  type ListRow,
} from "./list-tables.ts";

/** A list as it is stored; how long it takes depends on where companies are looked up. */
export type StoredCompanyList = Omit<CompanyList, "seconds">;

const stateOfOutcome = { Completed: "done", Error: "failed", Canceled: "canceled" } as const;

/** One user's lists of companies, and the commands that look them up, one at a time. */
export class CompanyLists extends DurableObject<Env> implements CommandTarget {
  readonly #runner: CommandRunner;
  readonly #outcomes: CommandOutcomes;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const { sql } = ctx.storage;
    this.#runner = new CommandRunner(env, ctx.storage, (type) => (type === lookUpListType ? lookUpListStep : null));
    this.#outcomes = new CommandOutcomes(sql);
    void ctx.blockConcurrencyWhile(async () => {
      createListTables(sql);
      createObjectOutbox(sql);
      createCommandTable(sql);
      createOutcomeTable(sql);
    });
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    this.ctx.storage.sql.exec("UPDATE list SET isRunning = 1 WHERE id = ?", command.commandId);
    return this.#runner.start(command);
  }

  /** A list's state is the newest outcome of its command. */
  commandsEnded(outcomes: readonly CommandOutcome[]): Promise<void> {
    const { sql } = this.ctx.storage;
    return this.#outcomes.take(outcomes, ({ commandId }) => {
      sql.exec("UPDATE list SET isRunning = 0 WHERE id = ?", commandId);
      return listOf(sql, commandId) !== null;
    });
  }

  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    await sendByAlarm(this.env, storage);
    await this.#runner.work();
    if ((await storage.getAlarm()) !== null) return;
    this.#removeOld();
    await this.#watch();
  }

  /** Removes old lists a day after the oldest one is too old, at the latest. */
  async #watch(): Promise<void> {
    const { storage } = this.ctx;
    const isEmpty = listsOf(storage.sql).length === 0;
    if (!isEmpty && (await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + 86_400_000);
  }

  #removeOld(): void {
    const { storage } = this.ctx;
    const isActive = (list: ListRow) => ["waiting", "running"].includes(this.#stateOf(list).state);
    storage.transactionSync(() => {
      for (const { id } of listsToRemove(listsOf(storage.sql), isActive, Date.now())) this.#forget(id);
    });
  }

  #forget(id: string): void {
    const { sql } = this.ctx.storage;
    removeList(sql, id);
    sql.exec("DELETE FROM command WHERE commandId = ?", id);
    sql.exec("DELETE FROM command_outcome WHERE commandId = ?", id);
  }

  #stateOf({ id, isStarted, isRunning }: ListRow): Pick<CompanyList, "state" | "message"> {
    const ended = this.#outcomes.of(id);
    if (ended !== null) return { state: stateOf(ended.state), message: ended.message };
    if (isStarted === 0) return { state: "notStarted", message: null };
    return { state: isRunning === 1 ? "running" : "waiting", message: null };
  }

  #shown(list: ListRow): StoredCompanyList {
    const { entries, open, found, calls } = countsOf(this.ctx.storage.sql, list.id);
    const { id, name, createdOn } = list;
    return { id, name, createdOn, ...this.#stateOf(list), entries, done: entries - open, found, calls };
  }

  lists(): StoredCompanyList[] {
    return listsOf(this.ctx.storage.sql).map((list) => this.#shown(list));
  }

  list(id: string): StoredCompanyList | null {
    const list = listOf(this.ctx.storage.sql, id);
    return list === null ? null : this.#shown(list);
  }

  entries(id: string): CompanyEntry[] {
    return entriesOf(this.ctx.storage.sql, id);
  }

  /** Stores a list; the same again changes nothing. Returns false where too many lists are in progress. */
  async create(list: Pick<ListRow, "id" | "name" | "createdOn">, texts: readonly string[]): Promise<boolean> {
    const { storage } = this.ctx;
    if (listOf(storage.sql, list.id) !== null) return true;
    storage.transactionSync(() => addList(storage.sql, list, texts));
    this.#removeOld();
    if (listsOf(storage.sql).length > companyListLimits.lists) {
      this.#forget(list.id);
      return false;
    }
    await this.#watch();
    return true;
  }

  /** Queues the look-up of a list that was not started; one that was is left as it is. */
  async start(userId: string, listId: string, correlationId: string): Promise<void> {
    const { storage } = this.ctx;
    storage.transactionSync(() => {
      storage.sql.exec("UPDATE list SET isStarted = 1 WHERE id = ?", listId);
      noteCommands(storage, [lookUpCommand(userId, listId, correlationId)]);
    });
    await sendNoted(this.env, storage);
  }

  /** Deletes every list. */
  eraseAll(): void {
    emptyTables(this.ctx.storage);
  }

  remove(id: string): void {
    this.ctx.storage.transactionSync(() => this.#forget(id));
  }
}

const stateOf = (state: string): CompanyListState =>
  state === "Completed" || state === "Error" || state === "Canceled" ? stateOfOutcome[state] : "waiting";

/** The object of a user's lists. */
export function companyListsOf(env: Pick<Env, "COMPANY_LISTS">, userId: string): DurableObjectStub<CompanyLists> {
  return objectNamed<CompanyLists>(env.COMPANY_LISTS, userId);
}
