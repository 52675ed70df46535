/**
 * Page numbers of the sections of a printed report. Chromium has no `target-counter()`, so the sections are laid out
 * once more, unseen, in columns as large as the pages: columns break by the same rules as pages do.
 */
import { pageContent, type Paper } from "./page-rules.ts";

const gap = 32;

/** Lays out a copy of the document in columns, hands it to `read`, and removes it. */
function inColumns<T>(paper: Element, size: Paper, read: (copy: HTMLElement) => T): T {
  const { width, height } = pageContent[size];
  const box = document.createElement("div");
  const copy = document.createElement("div");
  box.className = "page-measure";
  box.ariaHidden = "true";
  copy.className = paper.className;
  copy.style.cssText = `inline-size: ${width}px; block-size: ${height}px; column-width: ${width}px; column-gap: ${gap}px`;
  copy.append(...[...paper.children].map((child) => child.cloneNode(true)));
  // The cover is a page without margins, before all others.
  copy.querySelector("[data-kind=cover]")?.remove();
  for (const each of copy.querySelectorAll("[id]")) each.removeAttribute("id");
  box.append(copy);
  document.body.append(box);
  const found = read(copy);
  box.remove();
  return found;
}

/** Returns the page on which each section of a printed document begins, by the section's ID; the first page is 1. */
export function measurePages(paper: Element, size: Paper): ReadonlyMap<string, number> {
  const first = paper.querySelector("[data-kind=cover]") === null ? 1 : 2;
  return inColumns(paper, size, (copy) => {
    const start = copy.getBoundingClientRect().left;
    const pageOf = (section: HTMLElement): number => {
      const left = (section.querySelector("h2") ?? section).getClientRects()[0]?.left ?? start;
      return first + Math.round((left - start) / (pageContent[size].width + gap));
    };
    const sections = [...copy.querySelectorAll<HTMLElement>("[data-section]")];
    return new Map(sections.map((section) => [section.dataset["section"] ?? "", pageOf(section)]));
  });
}
