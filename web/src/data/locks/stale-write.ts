import { atom } from "jotai";
import type { ApiProblem } from "../api-problem.ts";
import { store } from "../../state/store.ts";
import type { LockEntity } from "./held-tokens.ts";

/** A write that was refused since what it was based on is no longer what stands. */
export interface StaleWrite {
  readonly entity: LockEntity;
  readonly params: Readonly<Record<string, string>>;
  /** What the user wanted to save: the call's body. */
  readonly wanted: unknown;
}

const codes: readonly string[] = ["LOCK_LOST", "LOCK_EXPIRED", "CHANGED_MEANWHILE"];

/** The last such write; null when it was looked at. */
export const staleWriteAtom = atom<StaleWrite | null>(null);

/** Has a refusal of that kind told by the frame's dialog. */
export function noteStaleWrite(write: StaleWrite, problem: ApiProblem): void {
  if (problem.status !== 409 || !codes.includes(problem.code)) return;
  problem.isTold = true;
  store.set(staleWriteAtom, write);
}
