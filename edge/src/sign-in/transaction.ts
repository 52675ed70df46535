import * as v from "valibot";
import type { EdgeBindings } from "../environment.ts";
import { readCookie, transactionPrefix } from "../rules/cookies.ts";
import { seal, sealingKeys, unseal } from "../session/seal.ts";

/** One attempt to sign in, kept by the browser in its own sealed cookie, so that five tabs may sign in at once (S12, S19). */
export interface Transaction {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly callbackUrl: string;
  readonly startedAt: number;
}

export const transactionSeconds = 600;

const form = v.strictObject({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  callbackUrl: v.string(),
  startedAt: v.number(),
});

/** Name of the cookie of an attempt: the first part of its state, which carries 256 random bits. */
export function transactionName(state: string): string | null {
  return /^[\w-]{43}$/.test(state) ? `${transactionPrefix}${state.slice(0, 16)}` : null;
}

export async function sealTransaction(env: EdgeBindings, brand: string, transaction: Transaction): Promise<string> {
  const name = transactionName(transaction.state) ?? "";
  return seal(await sealingKeys(env.SEALING_KEYS), name, brand, transaction);
}

/** The attempt that a callback's state names, when this browser began it on this brand within ten minutes. */
export async function openTransaction(
  env: EdgeBindings,
  brand: string,
  cookieHeader: string | null,
  state: string,
): Promise<Transaction | null> {
  const name = transactionName(state);
  const cookie = name === null ? null : readCookie(cookieHeader, name);
  if (name === null || cookie?.kind !== "value") return null;
  const opened = v.safeParse(form, await unseal(await sealingKeys(env.SEALING_KEYS), name, brand, cookie.value));
  if (!opened.success || opened.output.state !== state) return null;
  return Date.now() - opened.output.startedAt < transactionSeconds * 1000 ? opened.output : null;
}
