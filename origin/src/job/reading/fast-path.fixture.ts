/** Cells as ledgers write them, made from a seed, and where the fast path and the whole evidence judge one differently. */
import fc from "fast-check";
import { isAmountText } from "@paygauge/analysis/reading/amounts";
import { DateEvidence } from "@paygauge/analysis/reading/date-evidence";
import { FigureShape } from "@paygauge/analysis/reading/figure-shape";
import { MarkEvidence } from "@paygauge/analysis/reading/mark-evidence";
import { mayBePeriod, periodIn } from "@paygauge/analysis/reading/periods";
import { ColumnProfiler, withoutMemory } from "@paygauge/analysis/reading/profiles";
import { SideEvidence } from "@paygauge/analysis/reading/side-evidence";
import { isBalanceLabel, mayBeBalance } from "@paygauge/analysis/reading/total-labels";
import { weekIn } from "@paygauge/analysis/reading/weeks";

const utf8 = new TextEncoder();
const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(""));
const of = (min: number, max: number) => fc.integer({ min, max });
const two = (value: number) => String(value).padStart(2, "0");

const groups = fc.tuple(of(1, 999), fc.array(digits(3, 3), { maxLength: 3 }));
const grouped = (mark: string) => groups.map(([first, rest]) => [String(first), ...rest].join(mark));
/** One amount in each of 40 spellings. */
const spellings: readonly ((whole: string, cents: string) => string)[] = [
  (w, c) => `${w}.${c}`,
  (w, c) => `-${w}.${c}`,
  (w, c) => `${w},${c}`,
  (w, c) => `-${w},${c}`,
  (w) => w,
  (w) => `-${w}`,
  (w, c) => `${w}.${c.slice(1)}`,
  (w, c) => `(${w}.${c})`,
  (w, c) => `${w}.${c}-`,
  (w, c) => `+${w}.${c}`,
  (w, c) => `£${w}.${c}`,
  (w, c) => `£ ${w}.${c}`,
  (w, c) => `-£${w}.${c}`,
  (w, c) => `$${w}.${c} CR`,
  (w, c) => `${w}.${c}CR`,
  (w, c) => `${w}.${c} DR`,
  (w, c) => `${w},${c} S`,
  (w, c) => `${w},${c}H`,
  (w, c) => `${w},${c} €`,
  (w, c) => `€ ${w},${c}`,
  (w) => `€ ${w},-`,
  (w, c) => `CHF ${w}.${c}`,
  (w, c) => `GBP${w}.${c}`,
  (w, c) => `${w}.${c} GBP`,
  (w, c) => `${w}.${c}USD`,
  (w, c) => `R$ ${w},${c}`,
  (w, c) => `Rs. ${w}.${c}`,
  (w, c) => `${w},${c} kr`,
  (w, c) => `$ ${w}.${c} M.N.`,
  (w, c) => `"${w}.${c}"`,
  (w, c) => `'${w}.${c}`,
  (w, c) => `="${w}.${c}"`,
  (w, c) => `${w.slice(0, 1)}.${c}E+0${c.slice(0, 1)}`,
  (w) => `${w} lakh`,
  (w, c) => `${w}.${c} million`,
  (w, c) => `${w}\u00a0${c}0,${c}`,
  (w, c) => `\u2212${w}.${c}`,
  (w) => [...w].map((digit) => String.fromCharCode(0x0660 + Number(digit))).join(""),
  (w, c) => `zł ${w},${c}`,
  (w, c) => `.${c}${w.slice(0, 1)}`,
];
const amounts = fc
  .tuple(fc.oneof(digits(1, 9), grouped(","), grouped("."), grouped(" "), grouped("'")), digits(2, 3), of(0, 39))
  .map(([whole, cents, at]) => spellings[at]?.(whole, cents) ?? whole);

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec januar mars mai août dez Sept".split(" ");
/** One day in each of 30 spellings. */
const days: readonly ((y: number, m: number, d: number, word: string) => string)[] = [
  (y, m, d) => `${y}-${two(m)}-${two(d)}`,
  (y, m, d) => `${y}-${two(m)}-${two(d)} 00:00:00`,
  (y, m, d) => `${y}-${two(m)}-${two(d)}T10:15:00Z`,
  (y, m, d) => `${y}/${two(m)}/${two(d)}`,
  (y, m, d) => `${two(d)}/${two(m)}/${y}`,
  (y, m, d) => `${m}/${d}/${y} 0:00`,
  (y, m, d) => `${d}.${m}.${y}`,
  (y, m, d) => `${two(d)}.${two(m)}.${String(y).slice(2)}`,
  (y, m, d) => `${two(d)}-${two(m)}-${y}`,
  (y, m, d, word) => `${two(d)}-${word}-${y}`,
  (y, m, d, word) => `${d} ${word} ${y}`,
  (y, m, d, word) => `${d}. ${word} ${y}`,
  (y, m, d, word) => `${word} ${d}, ${y}`,
  (y, m, d) => `${y}${two(m)}${two(d)}`,
  (y, m, d) => `${y}${two(m)}${two(d)},120000`,
  (y, m, d) => String(36_000 + y + m * 30 + d),
  (y, m, d) => `${36_000 + y + m * 30 + d}.5`,
  (y, m, d, word) => `${word}-${two(y % 100)}`,
  (y, m, d, word) => `${word} ${d}`,
  (y, m) => `${y}-${two(m)}`,
  (y, m) => `${two(m)}/${y}`,
  (y, m) => `Q${1 + (m % 4)} ${y}`,
  (y, m) => `Q${1 + (m % 4)}${y}`,
  (y, m) => `${y}Q${1 + (m % 4)}`,
  (y, m) => `P${two(m)} ${y}/${two((y + 1) % 100)}`,
  (y, m) => `FY${two(y % 100)} P${two(m)}`,
  (y, m, d) => `KW ${d}/${y}`,
  (y, m, d) => `${y}-W${two(d)}`,
  (y, m, d) => `${two(d)}${two(m)}`,
  (y, m, d) => `Monday, ${two(d)}/${two(m)}/${y}`,
];
const dates = fc
  .tuple(of(1990, 2035), of(1, 13), of(1, 32), fc.constantFrom(...months), of(0, 29))
  .map(([year, month, day, word, at]) => days[at]?.(year, month, day, word) ?? "");

/** Ranges of letters in 12 scripts. */
const scripts: readonly (readonly [number, number])[] = [
  [0x61, 0x7a],
  [0xe0, 0xff],
  [0x3b1, 0x3c9],
  [0x430, 0x44f],
  [0x5d0, 0x5ea],
  [0x627, 0x64a],
  [0x905, 0x939],
  [0xe01, 0xe2e],
  [0x3042, 0x3093],
  [0x30a2, 0x30f3],
  [0x4e00, 0x4eff],
  [0xac00, 0xacff],
];
const word = fc
  .tuple(
    fc.constantFrom(...scripts),
    fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 9 }),
  )
  .map(([[from, to], places]) => String.fromCharCode(...places.map((at) => Math.floor(from + at * (to - from + 1)))));
const tails = ["", "", " Ltd", " GmbH", " b/f", " balance brought forward", " 2024", "1234567", "/03", " saldo", "-99"];
const names = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom(...tails), fc.boolean())
  .map(([words, tail, isUpper]) => (isUpper ? words.join(" ").toUpperCase() : words.join(" ")) + tail);
const codes = fc
  .tuple(
    fc.constantFrom("M", "INV", "P", "Q", "W", "CR", "USD", "s", "Re", "K", "e"),
    digits(1, 9),
    fc.constantFrom("", "A", "-2", "/24"),
  )
  .map(([front, number, back]) => front + number + back);

/** Labels of balances, behind one byte or two of others. */
const balances = [
  "Balance b/f",
  "B/F",
  "c/d",
  "Saldo",
  "Opening balance",
  "Solde initial",
  "CARRIED FORWARD",
  "Riporto",
];
const labels = fc.tuple(fc.constantFrom("", "1 ", "12 "), fc.constantFrom(...balances)).map((parts) => parts.join(""));

/** Kinds of cells. */
export const cellKinds = { amounts, dates, names, codes, labels } as const;

const figure = new FigureShape();

/** Where the evidence of one cell and the quick looks before it disagree; null where they agree. */
function differenceOf(cell: string): string | null {
  const bytes = utf8.encode(cell);
  const end = bytes.length;
  const isAmount = new MarkEvidence().add(bytes, 0, end) !== 0;
  if (isAmount !== (/[\d\p{Nd}-]|[\u2012-\u2015\u2212]/u.test(cell) && isAmountText(cell))) return "amount";
  const date = new DateEvidence();
  const isDate = date.add(bytes, 0, end);
  if (figure.read(bytes, 0, end) && !figure.mayBeDate(bytes, 0) && (isDate || date.effect !== 0)) return "figure";
  if (!mayBePeriod(bytes, 0, end) && end <= 28 && /^[fgkmpqtw].*\d$/i.test(cell))
    if (periodIn(cell) !== null || weekIn(cell) !== null) return "period";
  return isBalanceLabel(cell) && !mayBeBalance(bytes, 0, end) ? "balance" : null;
}

/** The profile of a column of these cells, each of them several times; `index` decides whether texts are remembered. */
function profileOf(cells: readonly string[], index: number): object {
  const column = new ColumnProfiler(index, "Reference");
  for (const cell of cells) {
    const bytes = utf8.encode(cell.trim());
    if (bytes.length > 0) column.add(bytes, 0, bytes.length, "utf-8");
  }
  return { ...column.profile(cells.length, new SideEvidence(index + 1, 1)), index: 0 };
}

/** Cells that are judged differently, of `count` of a kind; as one column, too, with and without remembered texts. */
export function differences(kind: keyof typeof cellKinds, count: number, seed: number): string[] {
  const cells = fc.sample(cellKinds[kind], { numRuns: count, seed });
  const found = cells.flatMap((cell) => {
    const difference = differenceOf(cell.trim());
    return difference === null ? [] : [`${difference}: ${cell}`];
  });
  // Ledgers repeat their cells: each second one is one of the first hundred.
  const column = cells.map((cell, at) => (at % 2 === 0 ? cell : (cells[(at * 7) % 100] ?? cell)));
  const [remembered, judged] = [0, withoutMemory].map((index) => JSON.stringify(profileOf(column, index)));
  return remembered === judged ? found : [...found, `profiles: ${remembered} and ${judged}`];
}
