import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { Language } from "@paygauge/api-types/languages";
import type { ReportComparison } from "@paygauge/api-types/reports/versions";
import type { ComparedFacts } from "./compared-facts.ts";
import { reportFormats, type ReportFormats } from "./formats.ts";
import { reportWords, type ReportWords } from "./words/words.ts";

/** One side of a comparison. */
export interface ComparedVersion {
  readonly version: number;
  readonly facts: ComparedFacts;
  /** Places of levels by supplier (compared-facts.ts). */
  readonly levels: ReadonlyMap<string, string>;
}

const high = String(scoreLevels.indexOf("High"));

interface Moves {
  readonly joined: number;
  readonly left: number;
  /** Suppliers that have a capability at High which they had not. */
  readonly entered: number;
  readonly byCapability: readonly { readonly entered: number; readonly left: number }[];
}

/** Suppliers of both sides whose level of a capability came to High or left it, and who came and went. */
function movesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Moves {
  const byCapability = capabilities.map(() => ({ entered: 0, left: 0 }));
  let [joined, entered] = [0, 0];
  for (const [key, now] of after) {
    const was = before.get(key);
    if (was === undefined) joined += 1;
    let isIn = false;
    for (const [at, moves] of byCapability.entries()) {
      const [isHigh, wasHigh] = [now[at] === high, was?.[at] === high];
      if (isHigh && !wasHigh) {
        moves.entered += 1;
        isIn = true;
      }
      if (!isHigh && wasHigh) moves.left += 1;
    }
    if (isIn) entered += 1;
  }
  let left = 0;
  for (const [key, was] of before) {
    if (after.has(key)) continue;
    left += 1;
    for (const [at, moves] of byCapability.entries()) if (was[at] === high) moves.left += 1;
  }
  return { joined, left, entered, byCapability };
}

interface Sides {
  readonly from: ComparedFacts;
  readonly to: ComparedFacts;
  readonly moves: Moves;
  readonly words: ReportWords;
  readonly formats: ReportFormats;
}

const isSameMoney = ({ from, to }: Pick<Sides, "from" | "to">): boolean => from.currency === to.currency;

function spendSentences({ from, to, words, formats }: Sides): string[] {
  if (!isSameMoney({ from, to })) return [words.say("compareOtherCurrency", { from: from.currency, to: to.currency })];
  if (from.spendMinor === to.spendMinor || from.spendMinor === 0) return [];
  const change = formats.change((to.spendMinor - from.spendMinor) / Math.abs(from.spendMinor));
  return [
    words.say("compareSpendFrom", { change, from: formats.short(from.spendMinor), to: formats.short(to.spendMinor) }),
  ];
}

function sectionSentences({ from, to, words }: Sides, titleOf: (id: string) => string): string[] {
  const names = (ids: readonly string[]): string => ids.map(titleOf).join(", ");
  const added = to.sections.filter((id) => !from.sections.includes(id));
  const removed = from.sections.filter((id) => !to.sections.includes(id));
  return [
    ...(added.length > 0 ? [words.say("compareAdded", { names: names(added) })] : []),
    ...(removed.length > 0 ? [words.say("compareRemoved", { names: names(removed) })] : []),
  ];
}

function sentencesOf(sides: Sides, titleOf: (id: string) => string): string[] {
  const { from, to, moves, words, formats } = sides;
  const isMoved = moves.joined > 0 || moves.left > 0;
  const matched = isSameMoney(sides) && from.matchedMinor !== to.matchedMinor;
  const date = (iso: string | null): string => (iso === null ? words.say("noDataDate") : formats.date(iso));
  return [
    ...spendSentences(sides),
    ...(isMoved
      ? [
          words.say("compareSuppliers", {
            from: from.suppliers,
            to: to.suppliers,
            joined: moves.joined,
            left: moves.left,
          }),
        ]
      : []),
    ...capabilities.flatMap((capability, at) => {
      const { entered = 0, left = 0 } = moves.byCapability[at] ?? {};
      if (entered + left === 0) return [];
      return [words.say("compareEntered", { name: words.say(capability), entered, left })];
    }),
    ...(matched
      ? [
          words.say("compareMatched", {
            from: formats.short(from.matchedMinor),
            to: formats.short(to.matchedMinor),
          }),
        ]
      : []),
    ...(from.dataDate === to.dataDate
      ? []
      : [words.say("compareDates", { from: date(from.dataDate), to: date(to.dataDate) })]),
    ...sectionSentences(sides, titleOf),
  ];
}

function headlineOf({ from, to, moves, words, formats }: Sides): string {
  const isSpendTold = isSameMoney({ from, to }) && from.spendMinor !== 0 && from.spendMinor !== to.spendMinor;
  const change = isSpendTold ? formats.change((to.spendMinor - from.spendMinor) / Math.abs(from.spendMinor)) : "";
  const spend = isSpendTold ? words.say("compareSpend", { change }) : words.say("compareSame");
  const isOther = !isSameMoney({ from, to });
  return words.say("compareHeadline", {
    spend: isOther ? words.say("compareOtherCurrency", { from: from.currency, to: to.currency }) : spend,
    entered: isOther ? 0 : moves.entered,
  });
}

/** What changed between two versions, in the language of anyone who asks. */
export function compareVersions(
  before: ComparedVersion,
  after: ComparedVersion,
  locale: Language,
  titleOf: (id: string) => string,
): ReportComparison {
  const sides = {
    from: before.facts,
    to: after.facts,
    moves: movesOf(before.levels, after.levels),
    words: reportWords(locale),
    formats: reportFormats(locale, after.facts.currency, after.facts.minorDigits),
  };
  const sentences = sentencesOf(sides, titleOf);
  return {
    from: before.version,
    to: after.version,
    headline: headlineOf(sides),
    sentences: sentences.length === 0 ? [sides.words.say("compareNothing")] : sentences,
  };
}
