/** What a provider says of an account's status, and what becomes of the account's row by it. */
import { and, eq, ne } from "drizzle-orm";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { linkedAccountMachine, mayBecome } from "@paygauge/api-types/states";
import type { Env } from "../env.ts";
import { OutboundError } from "../outbound/outbound.ts";
import { now, openDatabase } from "../store/database.ts";
import { linkedAccounts } from "../store/schema.ts";
import type { AccountFacts } from "./adapter.ts";
import { adapters, placeOf } from "./adapters.ts";
import { openToken } from "./sealed-token.ts";
import { modeOf } from "./settings.ts";

export type AccountRow = typeof linkedAccounts.$inferSelect;

/** The account's row; null where it is gone or deleted. */
export async function liveAccount(env: Env, id: string): Promise<AccountRow | null> {
  const db = openDatabase(env.DB);
  const [row] = await db
    .select()
    .from(linkedAccounts)
    .where(and(eq(linkedAccounts.id, id), ne(linkedAccounts.status, "Deleted")));
  return row ?? null;
}

export const tokenOf = async (env: Env, { id, sealedToken }: AccountRow): Promise<string | null> =>
  sealedToken === null ? null : openToken(env, id, sealedToken);

const unknown = { status: "RelinkNeeded", providerStatus: "", reason: "", integration: "", remoteId: null } as const;

async function ask(env: Env, row: AccountRow): Promise<AccountFacts | null> {
  const adapter = adapters[row.provider];
  const token = await tokenOf(env, row);
  try {
    const asked = { originId: row.id, token, remoteId: row.remoteId };
    return (await adapter.facts(placeOf(env, row.provider), asked)) ?? (row.status === "Incomplete" ? null : unknown);
  } catch (error) {
    // A token that no longer opens anything: signing in again makes it work.
    if (error instanceof OutboundError && error.status === 401 && row.status !== "Incomplete") return unknown;
    throw error;
  }
}

/** The status that an account has by these facts: without a token it can't be read, whatever the provider says. */
const statusBy = (row: AccountRow, facts: AccountFacts): AccountFacts["status"] =>
  row.sealedToken === null ? row.status : facts.status;

function lineOf(before: AccountRow, after: AccountRow): MessageRef | null {
  if (before.status === after.status) return null;
  if (after.status === "Linked") return message("linkedActLinked", { system: after.integration });
  const { reason } = after;
  return reason === "" ? message("linkedActRelink") : message("linkedActRelinkWhy", { reason });
}

/** Asks the provider and stores what it says. @returns the row, and the line of what changed @throws OutboundError */
export async function pollStatus(env: Env, row: AccountRow): Promise<{ row: AccountRow; line: MessageRef | null }> {
  if (modeOf(env, row.provider) === "off") return { row, line: null };
  const facts = await ask(env, row);
  const status = facts === null ? row.status : statusBy(row, facts);
  const told = facts === null ? {} : { providerStatus: facts.providerStatus, reason: facts.reason };
  const named = facts === null || facts.integration === "" ? {} : { integration: facts.integration };
  const remote = facts?.remoteId == null ? {} : { remoteId: facts.remoteId };
  const set = { ...told, ...named, ...remote, statusOn: now() };
  const moved = mayBecome(linkedAccountMachine, row.status, status) ? { status } : {};
  const db = openDatabase(env.DB);
  const here = and(eq(linkedAccounts.id, row.id), eq(linkedAccounts.status, row.status));
  await db
    .update(linkedAccounts)
    .set({ ...set, ...moved })
    .where(here);
  const after = { ...row, ...set, ...moved };
  return { row: after, line: lineOf(row, after) };
}
