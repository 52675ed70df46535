import { atom } from "jotai";
import { staleWriteAtom } from "../data/locks/stale-write.ts";
import type { LockKeeper, LockView } from "../data/locks/lock-keeper.ts";
import { mayWriteIn } from "../data/locks/lock-state.ts";

/** The lock of what the open screen edits; null: it edits nothing that is locked. */
export const entityLockAtom = atom<{ readonly view: LockView; readonly keeper: LockKeeper } | null>(null);

/** False while another user holds the lock of what the screen edits, or no one does. */
export const mayWriteAtom = atom((get) => {
  const lock = get(entityLockAtom);
  return lock === null || mayWriteIn(lock.view.state);
});

/** Something to say about a lock: the frame loads its banner then. */
export const hasLockAtom = atom((get) => get(entityLockAtom) !== null || get(staleWriteAtom) !== null);
