import { atom } from "jotai";

/** What the shell has open above the page; one at a time. */
export const overlayAtom = atom<"roles" | "palette" | "shortcuts" | null>(null);
