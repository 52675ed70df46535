import { atom, useAtomValue } from "jotai";
import type { SystemMode } from "@paygauge/api-types/states";
import { bootAtom } from "./boot.ts";
import { mayWriteAtom } from "./entity-lock.ts";

const polledMode = atom<SystemMode | null>(null);
const polledFlags = atom<readonly string[] | null>(null);

/** The system's mode: what the last poll said, else what the page was loaded with. */
export const modeAtom = atom(
  (get): SystemMode => get(polledMode) ?? get(bootAtom)?.mode ?? "Live",
  (_get, set, mode: SystemMode) => set(polledMode, mode),
);

const polledMessage = atom<string | null | undefined>(undefined);

/** What the notification bar says; null: nothing. */
export const systemMessageAtom = atom(
  (get): string | null => {
    const polled = get(polledMessage);
    return polled === undefined ? (get(bootAtom)?.systemMessage ?? null) : polled;
  },
  (_get, set, message: string | null) => set(polledMessage, message),
);

/** False in read-only mode, and while another user changes what the screen edits: looking works, changing does not. */
export function useMayChange(): boolean {
  const mayWrite = useAtomValue(mayWriteAtom);
  return useAtomValue(modeAtom) !== "ReadOnly" && mayWrite;
}

/** Feature flags in force, refetched every five minutes. */
export const flagsAtom = atom(
  (get): readonly string[] => get(polledFlags) ?? get(bootAtom)?.flags ?? [],
  (_get, set, flags: readonly string[]) => set(polledFlags, flags),
);
