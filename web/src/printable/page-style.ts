import { useEffect } from "react";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { pageRules, type Paper } from "./page-rules.ts";

const nameOf = ({ jobName, words, version }: ReportSnapshot): string =>
  `${jobName} - ${words.reportName} - v${version}`;

/**
 * Writes what a file of the page is made of outside its body: paper and margins, title, language, and the theme whose
 * print variant it is drawn with. It is the version's, whichever user reads it and however their own screens look.
 */
export function usePageStyle(snapshot: ReportSnapshot, paper: Paper, nonce: string): void {
  useEffect(() => {
    const root = document.documentElement;
    root.lang = snapshot.locale;
    root.dataset["theme"] = snapshot.brand.theme;
    root.dataset["mode"] = "print";
    document.title = nameOf(snapshot);
    const colour = (name: string): string => getComputedStyle(root).getPropertyValue(name).trim();
    const style = document.createElement("style");
    style.nonce = nonce;
    style.textContent = pageRules(snapshot, paper, { accent: colour("--accent-text"), text: colour("--text-2") });
    document.head.append(style);
    return () => style.remove();
  }, [snapshot, paper, nonce]);
}
