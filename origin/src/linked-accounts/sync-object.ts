import { DurableObject } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { decodeMessage, encodeMessage, message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import {
  linkedAccountLimits,
  linkedModels,
  type LinkedAccountDetail,
  type LinkedSyncState,
} from "@paygauge/api-types/entities/linked-accounts";
import { objectNamed, type Env } from "../env.ts";
import { emptyTables } from "../commands/empty-tables.ts";
import { OutboundError } from "../outbound/outbound.ts";
import { now, openDatabase } from "../store/database.ts";
import { linkedAccounts } from "../store/schema.ts";
import { AccountGate } from "./account-gate.ts";
import { liveAccount, pollStatus, type AccountRow } from "./account-status.ts";
import { adapters } from "./adapters.ts";
import { nextSync } from "./schedule.ts";
import { callsAMinute, modeOf } from "./settings.ts";
import { changesSince, type FileChanges, noteReading, writeLedger, type WrittenLedger } from "./write-ledger.ts";
import { readSlice } from "./sync-slice.ts";
import {
  activityOf,
  beginSync,
  createSyncTables,
  modelsOf,
  note,
  rowsIn,
  syncOf,
  type SyncRow,
} from "./sync-tables.ts";

const unshared = { state: "off", total: null, rows: 0, added: 0, changed: 0, deleted: 0 } as const;

const pollMs = linkedAccountLimits.pollMinutes * 60_000;

type View = Pick<LinkedAccountDetail, "activity"> & {
  readonly sync: Omit<LinkedAccountDetail["sync"], "callsAMinute">;
};

/** One linked account: its rows, its synchronisation page by page, and the status that its provider gives. */
export class AccountSync extends DurableObject<Env> {
  #gate: AccountGate | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    createSyncTables(ctx.storage.sql);
  }

  #sync(): SyncRow | null {
    return syncOf(this.ctx.storage.sql);
  }

  #gateOf(row: AccountRow): AccountGate {
    this.#gate ??= new AccountGate(callsAMinute(this.env, row.provider));
    return this.#gate;
  }

  /** Takes the account up, with its schedule as it is now, and adds a line to its activity. */
  async watch(accountId: string, said: MessageRef | null): Promise<void> {
    const { storage } = this.ctx;
    storage.sql.exec("INSERT INTO sync (only, accountId) VALUES (1, ?) ON CONFLICT DO NOTHING", accountId);
    if (said !== null) note(storage.sql, said, now());
    await this.#wake();
  }

  /** Asks the provider for the account's status; of one that works at most once a minute, unless it must be now. */
  async poll(accountId: string, mustBeNow: boolean): Promise<void> {
    await this.watch(accountId, null);
    const row = await liveAccount(this.env, accountId);
    if (row === null) return;
    const { polledOn } = this.#sync() ?? { polledOn: null };
    const pauseMs = row.status === "Linked" ? 60_000 : 0;
    if (!mustBeNow && polledOn !== null && Date.now() - Date.parse(polledOn) < pauseMs) return;
    await this.#poll(row);
  }

  async #poll(row: AccountRow): Promise<AccountRow> {
    const { sql } = this.ctx.storage;
    sql.exec("UPDATE sync SET polledOn = ?", now());
    const polled = await pollStatus(this.env, row);
    if (polled.line !== null) note(sql, polled.line, now());
    return polled.row;
  }

  /** Starts a synchronisation, or continues one that was canceled or failed. Returns false where one runs. */
  async start(accountId: string): Promise<boolean> {
    await this.watch(accountId, null);
    const row = await liveAccount(this.env, accountId);
    if (row === null || this.#sync()?.state === "running") return false;
    this.#begin(row);
    await this.#tell(row.id);
    await this.ctx.storage.setAlarm(Date.now());
    return true;
  }

  #begin(row: AccountRow): void {
    const { storage } = this.ctx;
    const { state } = this.#sync() ?? {};
    storage.transactionSync(() => {
      if (state === "canceled" || state === "failed") {
        storage.sql.exec("UPDATE sync SET state = 'running', endedOn = NULL, failures = 0, problem = NULL");
        storage.sql.exec("DELETE FROM seen");
      } else beginSync(storage.sql, adapters[row.provider].models, adapters[row.provider].readsChanges, now());
    });
  }

  /** Stops after the page that is being read; false where nothing runs. */
  async cancel(): Promise<boolean> {
    if (this.#sync()?.state !== "running") return false;
    await this.#end("canceled", message("linkedActCanceled"), null);
    return true;
  }

  async #end(state: LinkedSyncState, said: MessageRef, problem: MessageRef | null): Promise<void> {
    const { sql } = this.ctx.storage;
    const encoded = problem === null ? null : encodeMessage(problem);
    sql.exec("UPDATE sync SET state = ?, endedOn = ?, problem = ?", state, now(), encoded);
    note(sql, said, now());
    const sync = this.#sync();
    if (sync !== null) await this.#tell(sync.accountId);
  }

  /** Puts what lists show into the catalogue. */
  async #tell(accountId: string): Promise<void> {
    const sync = this.#sync();
    if (sync === null) return;
    const ended = sync.state === "done" ? { lastSyncOn: sync.endedOn } : {};
    await openDatabase(this.env.DB)
      .update(linkedAccounts)
      .set({ syncState: sync.state, rows: rowsIn(this.ctx.storage.sql, null), ...ended })
      .where(eq(linkedAccounts.id, accountId));
  }

  /** When the object has something to do again, ms; null: never. */
  #nextAt(row: AccountRow, sync: SyncRow): number {
    const polledAt = sync.polledOn === null ? 0 : Date.parse(sync.polledOn);
    const from = Date.parse(sync.startedOn ?? row.createdOn);
    const next = nextSync(row, new Date(from));
    const syncAt = next === null || row.status !== "Linked" ? Number.POSITIVE_INFINITY : Date.parse(next);
    return Math.min(polledAt + pollMs, syncAt);
  }

  async #wake(): Promise<void> {
    const sync = this.#sync();
    if (sync === null || sync.state === "running") return;
    const row = await liveAccount(this.env, sync.accountId);
    if (row === null) return this.ctx.storage.deleteAlarm();
    await this.ctx.storage.setAlarm(Math.max(Date.now() + 1000, this.#nextAt(row, sync)));
  }

  override async alarm(): Promise<void> {
    const sync = this.#sync();
    const row = sync === null ? null : await liveAccount(this.env, sync.accountId);
    if (sync === null || row === null || modeOf(this.env, row.provider) === "off") return;
    if (sync.state === "running") return this.#work(row);
    await this.#round(row, sync);
    if (this.#sync()?.state === "running") return this.#work(row);
    await this.#wake();
  }

  /** The status every quarter of an hour, and a synchronisation when the schedule says. */
  async #round(before: AccountRow, sync: SyncRow): Promise<void> {
    const isDue = (on: string | null, ms: number) => on === null || Date.parse(on) + ms <= Date.now();
    let row = before;
    if (isDue(sync.polledOn, pollMs))
      row = await this.#poll(row).catch((error: unknown) => {
        if (error instanceof OutboundError) return row;
        throw error;
      });
    const next = nextSync(row, new Date(Date.parse(sync.startedOn ?? row.createdOn)));
    if (row.status !== "Linked" || next === null || Date.parse(next) > Date.now()) return;
    this.#begin(row);
    await this.#tell(row.id);
  }

  async #work(row: AccountRow): Promise<void> {
    const { storage } = this.ctx;
    const gate = this.#gateOf(row);
    const end = await readSlice({ env: this.env, gate, storage, row });
    switch (end.kind) {
      case "more":
        await this.#tell(row.id);
        return storage.setAlarm(Date.now() + end.waitMs);
      case "stopped":
        break;
      case "failed":
        await this.#end("failed", end.problem, end.problem);
        if (end.asksAgain) await this.poll(row.id, true).catch(() => undefined);
        break;
      case "done":
        await this.#finish();
        break;
    }
    await this.#wake();
  }

  async #finish(): Promise<void> {
    const { storage } = this.ctx;
    const total = modelsOf(storage.sql).reduce(
      (sum, { added, changed, deleted }) => ({
        added: sum.added + added,
        changed: sum.changed + changed,
        deleted: sum.deleted + deleted,
      }),
      { added: 0, changed: 0, deleted: 0 },
    );
    const { twice = 0 } = this.#sync() ?? {};
    storage.sql.exec("UPDATE sync SET wholeOn = startedOn");
    if (twice > 0) note(storage.sql, message("linkedActTwice", { count: twice }), now());
    const isNothing = total.added + total.changed + total.deleted === 0;
    await this.#end("done", isNothing ? message("linkedActNothing") : message("linkedActSynced", total), null);
  }

  /** How far the account was read, and what happened. */
  view(): View {
    const { sql } = this.ctx.storage;
    const sync = this.#sync();
    const known = new Map(modelsOf(sql).map((each) => [each.model, each]));
    const models = linkedModels.flatMap((model) => {
      const row = known.get(model);
      // A kind that the provider's adapter does not read is said to be absent.
      if (row === undefined) return known.size === 0 ? [] : [{ ...unshared, model }];
      const { state, added, changed, deleted } = row;
      const rows = rowsIn(sql, model);
      return [{ model, state, total: state === "done" ? rows : null, rows, added, changed, deleted }];
    });
    const { state = "none", startedOn = null, endedOn = null, calls = 0, problem = null } = sync ?? {};
    return {
      sync: { state, startedOn, endedOn, calls, problem: problem === null ? null : decodeMessage(problem), models },
      activity: activityOf(sql).map(({ id, moment, said }) => ({ id, on: moment, text: decodeMessage(said) })),
    };
  }

  /** Writes the lines of the account under a key of R2. */
  async writeFile(key: string): Promise<WrittenLedger & { readonly number: number }> {
    const { number } = this.#sync() ?? { number: 0 };
    return { ...(await writeLedger(this.env.FILES, this.ctx.storage.sql, key)), number };
  }

  /** Remembers that a file holds the rows of the synchronisation with this number. */
  noteFile(uploadId: string, number: number): void {
    noteReading(this.ctx.storage.sql, uploadId, number, now());
  }

  /** What changed in the bills since each of these files was made. */
  changes(uploadIds: readonly string[]): FileChanges[] {
    return changesSince(this.ctx.storage.sql, uploadIds);
  }

  rows(): number {
    return rowsIn(this.ctx.storage.sql, null);
  }

  /** Deletes everything that was read, and stops. */
  async erase(): Promise<void> {
    emptyTables(this.ctx.storage);
    await this.ctx.storage.deleteAlarm();
  }
}

/** The object of an account. */
export const accountSyncOf = (env: Pick<Env, "ACCOUNT_SYNC">, accountId: string): DurableObjectStub<AccountSync> =>
  objectNamed<AccountSync>(env.ACCOUNT_SYNC, accountId);
