import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useLocation } from "wouter";
import { strayDropAtom } from "../data/stray-drop.ts";
import { useTranslations } from "../state/formats.ts";
import { notifyInfo } from "../state/notifications.ts";
import { useGuard } from "../state/permissions.ts";
import { store } from "../state/store.ts";

const waiting = "#content[aria-busy], #content .animate-appear[aria-busy], #content [data-shape]";
/** Between two looks at a page, ms: parts that follow each other leave it without a placeholder for a moment. */
const interval = 200;

/** Says what to do with a file that was dropped on a page that takes none; while the page loads, the file waits. */
export function StrayDropNotice() {
  const words = useTranslations("notices.drop");
  const [, navigate] = useLocation();
  const { opens } = useGuard();
  const files = useAtomValue(strayDropAtom);
  const mayCreate = opens("newJob");
  useEffect(() => {
    if (files === null) return undefined;
    let drawn = 0;
    const timer = setInterval(() => {
      drawn = document.querySelector(waiting) === null ? drawn + 1 : 0;
      if (drawn < 2) return;
      store.set(strayDropAtom, null);
      if (mayCreate) notifyInfo(words("newJob"), { label: words("open"), onSelect: () => navigate(linkTo("newJob")) });
      else notifyInfo(words("nowhere"));
    }, interval);
    return () => clearInterval(timer);
  }, [files, mayCreate, words, navigate]);
  return null;
}
