import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/**
 * A figure is an amount of money of an analysed job that a screen draws as a separate value. It is drawn in `Figure`, whose
 * `FigureQuery` declares the source it was computed from, or in a business case's `Figure`, which opens its formula. An
 * amount within a sentence, the argument of a text, isn't a figure; every other place of an amount is listed below with its
 * reason.
 */
const root = path.resolve(import.meta.dirname, "../..");
const rooms = ["web/src/areas", "web/src/shell"];

const reasons = {
  row: "a cell, a card or a line of a list, whose row leads to the supplier, set, campaign or job that it is of",
  bar: "a bar: its menu opens how it is made",
  case: "drawn beside the same amount of a business case that opens its formula, or within that formula",
  rows: "stands with the rows that it adds up",
  again: "repeats, in its note or its table, a figure that opens above",
  words: "made here, and written into a sentence or a figure elsewhere",
  before: "of a file before its analysis: there are no suppliers and no rows of a run",
  apart: "of no one job: several jobs, a question of analytics, a rehearsal of rules, or upkeep",
} as const;

type Places = Readonly<Record<string, readonly [reason: keyof typeof reasons, count: number]>>;

/** Of files in these folders none has an analysed job. */
const outside: Readonly<Record<string, keyof typeof reasons>> = {
  "web/src/areas/admin/": "apart",
  "web/src/areas/analysis/global/": "apart",
  "web/src/areas/analytics/": "apart",
  "web/src/areas/devops/": "apart",
  "web/src/areas/jobs/drop/": "before",
  "web/src/areas/jobs/workflow/": "before",
  "web/src/areas/rulesets/": "apart",
};

const places: Places = {
  "web/src/areas/analysis/business-case/case-caveats.tsx": ["case", 1],
  "web/src/areas/analysis/business-case/cohort-facts.tsx": ["case", 2],
  "web/src/areas/analysis/business-case/compare-dialog.tsx": ["case", 2],
  "web/src/areas/analysis/business-case/figure-explained.tsx": ["case", 1],
  "web/src/areas/analysis/business-case/issuer-panel.tsx": ["case", 1],
  "web/src/areas/analysis/business-case/lever-panel.tsx": ["case", 1],
  "web/src/areas/analysis/business-case/result-strip.tsx": ["case", 2],
  "web/src/areas/analysis/business-case/scenario-bar.tsx": ["case", 1],
  "web/src/areas/analysis/business-case/supplier-panel.tsx": ["case", 1],
  "web/src/areas/analysis/business-case/tornado-panel.tsx": ["case", 1],
  "web/src/areas/analysis/business-case/use-parameter-words.ts": ["case", 2],
  "web/src/areas/analysis/comparison/moves-panel.tsx": ["row", 1],
  "web/src/areas/analysis/payees/class-filter.tsx": ["row", 1],
  "web/src/areas/analysis/payees/payee-row.tsx": ["row", 1],
  "web/src/areas/analysis/suppliers/duplicates-dialog.tsx": ["row", 1],
  "web/src/areas/analysis/use-cases/changes-dialog.tsx": ["row", 1],
  "web/src/areas/analysis/use-cases/save-use-case-dialog.tsx": ["row", 2],
  "web/src/areas/analysis/use-cases/use-set-columns.tsx": ["row", 2],
  "web/src/areas/campaigns/across/route-sums-table.tsx": ["row", 3],
  "web/src/areas/campaigns/across/use-across-columns.tsx": ["row", 3],
  "web/src/areas/campaigns/board/campaign-board.tsx": ["row", 2],
  "web/src/areas/campaigns/campaign/calls-part.tsx": ["row", 1],
  "web/src/areas/campaigns/campaign/counters-strip.tsx": ["row", 1],
  "web/src/areas/campaigns/grid/use-member-columns.tsx": ["row", 2],
  "web/src/areas/campaigns/list/campaigns-page.tsx": ["row", 3],
  "web/src/areas/job-admin/details/runs-panel.tsx": ["row", 1],
  "web/src/areas/jobs/list/use-job-columns.tsx": ["row", 2],
  "web/src/areas/main/dashboard/campaigns-part.tsx": ["row", 3],
  "web/src/areas/main/dashboard/recent-jobs.tsx": ["row", 2],
  "web/src/areas/vendors/list/vendor-peek.tsx": ["row", 1],
  "web/src/areas/analysis/insights/use-bars.ts": ["bar", 1],
  "web/src/areas/analysis/use-method-data.ts": ["bar", 1],
  "web/src/areas/campaigns/report/report-part.tsx": ["bar", 1],
  "web/src/areas/analysis/supplier/rows/rows-sum.tsx": ["rows", 1],
  "web/src/areas/analysis/uncounted/balance-panel.tsx": ["rows", 1],
  "web/src/areas/analysis/insights/insight-totals.tsx": ["again", 1],
  "web/src/areas/analysis/summary/summary-waterfall.tsx": ["again", 3],
  "web/src/areas/analysis/use-cases/value-panel.tsx": ["again", 3],
  "web/src/areas/campaigns/report/value-chart.tsx": ["again", 1],
  "web/src/areas/vendors/detail/figures-strip.tsx": ["again", 1],
  "web/src/shell/job-frame/evidence/evidence-figures.tsx": ["again", 5],
  "web/src/areas/analysis/comparison/suppliers-panel.tsx": ["words", 1],
  "web/src/areas/analysis/job-money.ts": ["words", 2],
  "web/src/areas/analysis/payees/payees-facts.tsx": ["words", 1],
  "web/src/areas/analysis/payees/payees-waiting.tsx": ["words", 1],
  "web/src/areas/analysis/summary/quality-panel.tsx": ["words", 2],
  "web/src/areas/analysis/supplier/match-panel.tsx": ["words", 1],
  "web/src/areas/vendors/words/use-vendor-money.ts": ["words", 1],
  "web/src/shell/job-frame/evidence/use-evidence-words.ts": ["words", 1],
  "web/src/shell/job-frame/publish-difference.tsx": ["words", 1],
  "web/src/shell/job-frame/use-job-facts.ts": ["words", 1],
  "web/src/areas/downloads/page/new-download.tsx": ["apart", 1],
  "web/src/areas/main/dashboard/money-figures.tsx": ["apart", 1],
};

/** A call that writes an amount. */
const amount = /\b(?:money\.(?:exact|compact|average|whole|estimate|price)|formats\.money|money)\(/g;
const ofText = /(?:words|say|said|labels|labelled|message|caveat|texts\.\w+)$/;

/** Whether an opening bracket that is still open before a place belongs to a call of a text. */
function isInSentence(text: string, place: number): boolean {
  let closed = 0;
  for (let at = place - 1; at >= 0; at--) {
    const letter = text[at] ?? "";
    if (")]}".includes(letter)) closed++;
    else if ("([{".includes(letter)) {
      if (closed > 0) closed--;
      else if (letter === "(" && ofText.test(text.slice(Math.max(0, at - 40), at))) return true;
    }
  }
  return false;
}

/** Whether a place is between a figure's beginning and its end. */
function isInFigure(text: string, place: number): boolean {
  const before = text.slice(0, place);
  const begun = before.search(/<Figure\b(?![\s\S]*<Figure\b)/);
  if (begun < 0) return false;
  const since = before.slice(begun);
  return !since.includes("</Figure>") && !/^<Figure\b[^<]*?\/>/.test(since);
}

const undeclared = (text: string): number =>
  [...text.matchAll(amount)].filter(({ index }) => !isInSentence(text, index) && !isInFigure(text, index)).length;

const files = rooms
  .flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes(".test."))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  .filter((file) => !Object.keys(outside).some((folder) => file.startsWith(folder)));

it("a figure that is drawn without its query is found", () => {
  expect(undeclared("<td>{money.exact(sum)}</td>\nfigure: money.compact(sum),")).toBe(2);
  expect(undeclared("<Figure of={made.spend} />\n<td>{money.exact(sum)}</td>")).toBe(1);
  expect(
    undeclared('<Figure of={made.spend}>{money.exact(sum)}</Figure>\nwords("all", { money: money.exact(1) })'),
  ).toBe(0);
});

it("every amount of a screen is a figure with its query, part of a sentence, or listed with its reason", () => {
  const found = files.flatMap((file) => {
    const count = undeclared(readFileSync(path.join(root, file), "utf8"));
    return count === 0 ? [] : [[file, count] as const];
  });
  const listed = Object.entries(places).map(([file, [, count]]) => [file, count] as const);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

it("screens draw figures with their query", () => {
  const drawn = files.filter((file) => /<Figure\b/.test(readFileSync(path.join(root, file), "utf8")));
  expect(drawn.length).toBeGreaterThan(25);
});
