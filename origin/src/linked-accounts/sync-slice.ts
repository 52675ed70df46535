/** Part of a synchronisation: pages one after the other, until there are no more or its time is over. */
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { linkedModels } from "@paygauge/api-types/entities/linked-accounts";
import { Refusal } from "@paygauge/worker/refusal";
import type { Env } from "../env.ts";
import { asRefusal } from "../outbound/as-refusal.ts";
import { OutboundError } from "../outbound/outbound.ts";
import type { AccountGate } from "./account-gate.ts";
import { tokenOf, type AccountRow } from "./account-status.ts";
import { adapters } from "./adapters.ts";
import { digestOf, takePage } from "./sync-page.ts";
import { forgetSeen, modelsOf, syncOf, type ModelRow } from "./sync-tables.ts";

/** How long one slice reads, and failures in a row after which the synchronisation ends; a failure waits this long. */
const sliceMs = 15_000;
const mostFailures = 40;
const failureWaitMs = 1000;

type SliceEnd =
  | { readonly kind: "more"; readonly waitMs: number }
  | { readonly kind: "done" }
  /** Canceled, or deleted, while a page was on its way. */
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly problem: MessageRef; readonly asksAgain: boolean };

interface Slice {
  readonly env: Env;
  readonly gate: AccountGate;
  readonly storage: DurableObjectStorage;
  readonly row: AccountRow;
}

function nextModel(sql: SqlStorage): ModelRow | null {
  const rows = new Map(modelsOf(sql).map((each) => [each.model, each]));
  for (const model of linkedModels) {
    const row = rows.get(model);
    if (row?.state === "waiting" || row?.state === "reading") return row;
  }
  return null;
}

/** Reads on until the slice's time is over. */
export async function readSlice(slice: Slice): Promise<SliceEnd> {
  const { storage, env, row } = slice;
  const token = await tokenOf(env, row);
  if (token === null) return { kind: "failed", problem: message("linkedNoToken"), asksAgain: false };
  const until = Date.now() + sliceMs;
  while (Date.now() < until) {
    const model = nextModel(storage.sql);
    if (model === null) return { kind: "done" };
    const end = await readPage(slice, token, model);
    if (end !== null) return end;
  }
  return { kind: "more", waitMs: 0 };
}

/** Reads one page. @returns null to go on */
async function readPage({ storage, env, gate, row }: Slice, token: string, model: ModelRow): Promise<SliceEnd | null> {
  const { sql } = storage;
  const { number } = syncOf(sql) ?? { number: 0 };
  const isStill = () => {
    const sync = syncOf(sql);
    return sync?.state === "running" && sync.number === number;
  };
  const callsBefore = gate.calls;
  const count = () => sql.exec("UPDATE sync SET calls = calls + ?", gate.calls - callsBefore);
  try {
    const { cursor, since } = model;
    const page = await adapters[row.provider].page({ env, gate }, { token, model: model.model, cursor, since });
    const digest = await digestOf(page);
    if (!isStill()) return { kind: "stopped" };
    let problem: MessageRef | null = null;
    storage.transactionSync(() => {
      count();
      problem = takePage(sql, { provider: row.provider, number, model, page, digest });
    });
    return problem === null ? null : { kind: "failed", problem, asksAgain: false };
  } catch (error) {
    if (!isStill()) return { kind: "stopped" };
    count();
    return afterFailure(sql, row, model, error);
  }
}

/** Whether the provider no longer knows the place in a list. */
const isExpired = (error: OutboundError, { cursor, restarts }: ModelRow): boolean =>
  error.status === 400 && cursor !== null && restarts === 0;

function afterFailure(sql: SqlStorage, row: AccountRow, model: ModelRow, error: unknown): SliceEnd | null {
  if (!(error instanceof OutboundError)) throw error;
  if (isExpired(error, model)) {
    sql.exec("UPDATE model SET cursor = NULL, restarts = restarts + 1 WHERE model = ?", model.model);
    forgetSeen(sql, model.model);
    return null;
  }
  if (error.status === 401) return { kind: "failed", problem: message("linkedSignInAgain"), asksAgain: true };
  sql.exec("UPDATE sync SET failures = failures + 1");
  const { failures } = syncOf(sql) ?? { failures: 0 };
  const mayPass =
    error.fault !== "shape" && error.fault !== "private" && error.fault !== "redirect" && error.status !== 400;
  if (mayPass && failures < mostFailures)
    return { kind: "more", waitMs: Math.max(failureWaitMs, Math.min(error.retryAfterMs, 60_000)) };
  const shown = asRefusal(error, row.provider);
  const problem = shown instanceof Refusal ? shown.ref : message("linkedShape", { provider: row.provider });
  return { kind: "failed", problem, asksAgain: false };
}
