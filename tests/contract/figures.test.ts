import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/**
 * Parts of screens whose every figure opens how it is made. A part that is added here declares its figures as
 * `FigureQuery`, and draws them with `Figure`.
 */
const parts = [
  "web/src/areas/analysis/summary/summary-headline.tsx",
  "web/src/areas/analysis/summary/summary-waterfall.tsx",
  "web/src/areas/analysis/summary/capability-table.tsx",
  "web/src/areas/analysis/supplier/measures-panel.tsx",
  "web/src/areas/analysis/use-cases/value-panel.tsx",
];

/** Lines that draw money and declare no query: words of a sentence take money as their argument. */
const undeclared = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /\b(?:money\.(?:exact|compact|average)|formats\.money)\(/.test(line))
    .filter((line) => !/<Figure\b|\bwords\(|^const |^note:/.test(line));

it("a figure that is drawn without its query is found", () => {
  expect(undeclared("<td>{money.exact(sum)}</td>\nfigure: money.compact(sum),")).toHaveLength(2);
  expect(
    undeclared('<Figure of={made.spend}>{money.exact(sum)}</Figure>\nwords("all", { money: money.exact(1) })'),
  ).toEqual([]);
});

it.each(parts)("%s draws every figure with the query it was computed from", (file) => {
  const text = read(file);
  expect(text).toContain("<Figure ");
  expect(undeclared(text)).toEqual([]);
});
