import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";

export const papers = ["A4", "letter"] as const;
export type Paper = (typeof papers)[number];
export const isPaper = (word: string | null): word is Paper => papers.some((each) => each === word);

/** Regions that print on Letter; all others have A4. */
const letterRegions = new Set(["US", "CA", "MX", "CL", "CO", "CR", "GT", "NI", "PA", "PH", "PR", "SV", "VE"]);

/** The paper of a reader, by the region of their first tag that names one. */
export function paperOf(tags: readonly string[]): Paper {
  for (const tag of tags) {
    const region = /-([A-Z]{2})\b/.exec(tag)?.[1];
    if (region !== undefined) return letterRegions.has(region) ? "letter" : "A4";
  }
  return "A4";
}

/** Between the side margins, CSS px: what figures are drawn for. */
export const contentWidth: Readonly<Record<Paper, number>> = { A4: 665, letter: 687 };
const millimetre = 96 / 25.4;
/** The margins of a page, mm: above, at both sides, and below. */
const margins = { top: 24, side: 17, bottom: 20 } as const;
const sheet = { A4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
/** What a page holds between its margins, CSS px. */
const contentOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width: (width - 2 * margins.side) * millimetre,
  height: (height - margins.top - margins.bottom) * millimetre,
});
export const pageContent = { A4: contentOf(sheet.A4), letter: contentOf(sheet.letter) } as const;
/** A slide, CSS px. */
export const slideSize = { width: 1280, height: 720 } as const;

/** A text as a string of CSS: no character of it ends the string or the style element. */
export function cssString(text: string): string {
  return `"${text.replaceAll(/[^\p{L}\p{N} .,:;()&+%/–—-]/gu, (each) => `\\${each.codePointAt(0)?.toString(16)} `)}"`;
}

/** "Page {page} of {pages}", both places filled by the paper's own counters. */
export function pageCount(words: string): string {
  return words
    .split(/(\{pages?\})/)
    .filter((part) => part !== "")
    .map((part) => (part === "{page}" ? "counter(page)" : part === "{pages}" ? "counter(pages)" : cssString(part)))
    .join(" ");
}

/** Colours of the page's margins: a margin box reads no custom property. */
interface MarginColours {
  readonly accent: string;
  readonly text: string;
}

const plainPages = `@page { size: 13.333in 7.5in; margin: 0; }`;

/**
 * The paper and its margins: brand and job above, version, data date and page below, on every page but the cover, which
 * is bled to the paper's edges. Slides carry all that themselves.
 */
export function pageRules(snapshot: ReportSnapshot, paper: Paper, { accent, text }: MarginColours): string {
  if (snapshot.reportType === "presentation") return plainPages;
  const { words, brand, jobName } = snapshot;
  const foot = [words.confidential, words.version, words.dataDate].filter((each) => each !== "").join(" · ");
  const type = `font: 8.5pt "IBM Plex Sans Variable", Arial, sans-serif; color: ${text};`;
  const box = (place: string, content: string, more = ""): string =>
    `@${place} { content: ${content}; ${type} ${more} }`;
  const empty = ["top-left", "top-right", "bottom-left", "bottom-right"].map((each) => `@${each} { content: none; }`);
  return `
@page { size: ${paper}; margin: ${margins.top}mm ${margins.side}mm ${margins.bottom}mm;
${box("top-left", cssString(brand.name), `font-weight: 600; color: ${accent};`)}
${box("top-right", cssString(jobName))}
${box("bottom-left", cssString(foot))}
${box("bottom-right", pageCount(words.page), "white-space: nowrap;")}
}
@page cover { margin: 0; ${empty.join(" ")} }`;
}
