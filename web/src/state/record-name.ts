import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { PageHit } from "@paygauge/api-types/sitemap";
import { useDrawnPage } from "./page.ts";

/** What the record of a page is called, with the page: it counts while that page is the one that is open. */
export const recordNameAtom = atom<{ readonly hit: PageHit; readonly name: string } | null>(null);

/** Names the page's record in its crumb and in the title of the browser's tab. */
export function useRecordName(name: string): void {
  const hit = useDrawnPage();
  const set = useSetAtom(recordNameAtom);
  useEffect(() => set({ hit, name }), [hit, name, set]);
}
