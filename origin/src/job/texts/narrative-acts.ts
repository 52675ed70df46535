/** Reads and writes the narrative of a run. */
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import { keepChosen } from "@paygauge/api-types/entities/job-capabilities";
import { atStatedConversion } from "@paygauge/analysis/value/stated-conversion";
import { isUnmatched } from "@paygauge/api-types/entities/matched-suppliers";
import type { Language } from "@paygauge/api-types/languages";
import type { Env } from "../../env.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { reportFormats } from "../reports/formats.ts";
import { findingOf } from "../reports/sections/overview.ts";
import { reportWords } from "../reports/words/words.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { summaryOfRun } from "../summary/keep-summary.ts";
import type { VersionId } from "../../prompts/usage.ts";
import { lockEnded } from "../use-cases/use-case-context.ts";
import { keepDraft, placeOf, shownText, writeText, type NewDraft, type NewText } from "./text-store.ts";

interface NarrativeContext {
  readonly env: Pick<Env, "DB" | "FILES">;
  readonly storage: DurableObjectStorage;
  readonly isStale: (fence: number | null) => boolean;
}

interface OfRun {
  readonly run: string;
  readonly language: Language;
  /** The issuer spells English as in the United States. */
  readonly isAmerican: boolean;
  /** What the issuer states of its jobs; undefined without. */
  readonly conversion: number | undefined;
}

/** @throws Refusal 409 where the run is not whole */
async function wordedRun({ env, storage }: NarrativeContext, { run, language, isAmerican, conversion }: OfRun) {
  const found = await summaryOfRun(env, storage, run);
  const record = readWholeRun(storage.sql, run);
  if (found === null || record === null) throw notAnalysed();
  const summary = atStatedConversion(keepChosen(found, record.payload.issuer), conversion);
  const words = reportWords(language, isAmerican);
  return { words, formats: reportFormats(language, summary.currency, summary.minorDigits), summary };
}
type Worded = Awaited<ReturnType<typeof wordedRun>>;

function composed(worded: Worded): string {
  const { finding, lead } = findingOf(worded);
  return [`${finding}.`, ...lead].join(" ");
}

/** "Virtual card: High 214 suppliers, £3.1m; Medium 406 suppliers, £5.7m." */
function levelsOf({ words, formats, summary }: Worded): string {
  const lines = summary.capabilities.map(({ capability, suppliers, spendMinor }) => {
    const levels = scoreLevels
      .filter((level) => level !== "None" && (suppliers[level] ?? 0) > 0)
      .map((level) => {
        const count = words.say("supplierCount", { count: suppliers[level] ?? 0 });
        return `${words.say(level)} ${count}, ${formats.short(spendMinor[level] ?? 0)}`;
      });
    return levels.length === 0 ? "" : `${words.say(capability)}: ${levels.join("; ")}.`;
  });
  return lines.filter((line) => line !== "").join(" ");
}

/** Figures of the prompt's variables, as the language writes them; null where the run does not know one. */
function figuresOf(worded: Worded) {
  const { words, formats, summary } = worded;
  const { totals, best, proven, year } = summary;
  const known = !isUnmatched(summary);
  const range = { first: formats.date(year.from ?? ""), last: formats.date(year.to ?? "") };
  return {
    period: year.from === null || year.to === null ? null : words.say("periodRange", range),
    currency: summary.currency,
    spend: formats.short(totals.spendMinor),
    suppliers: formats.count(totals.suppliers),
    transactions: formats.count(totals.payments > 0 ? totals.payments : totals.invoices),
    "capability.levels": levelsOf(worded) || null,
    "addressable.amount": formats.short(summary.addressableMinor),
    "cardable.amount": known ? formats.short(summary.cardableMinor) : null,
    "opportunity.amount": known ? formats.short(summary.opportunityMinor) : null,
    "opportunity.method": known && best !== null ? words.say(best.method) : null,
    "opportunity.yearAmount": known && best !== null ? formats.short(best.yearMinor) : null,
    "opportunity.suppliers": known && best !== null ? formats.count(best.top) : null,
    "opportunity.highAmount": known && best !== null ? formats.short(best.highMinor) : null,
    "cheques.amount": proven.chequeMinor > 0 ? formats.short(proven.chequeMinor) : null,
  } as const;
}

export const narrativeActs = {
  async narrative(context: NarrativeContext, ask: OfRun) {
    const text = composed(await wordedRun(context, ask));
    return shownText(context.storage.sql, placeOf.narrative(ask.run), ask.language, text);
  },

  narrativeFigures: async (context: NarrativeContext, ask: OfRun) => figuresOf(await wordedRun(context, ask)),

  keepNarrativeDraft({ storage: { sql } }: NarrativeContext, { run, draft }: { run: string; draft: NewDraft }): void {
    keepDraft(sql, placeOf.narrative(run), draft);
  },

  /** @returns the prompt version whose draft was edited */
  writeNarrative(
    { storage: { sql }, isStale }: NarrativeContext,
    { run, fence, text }: { run: string; fence: number | null; text: NewText },
  ): VersionId | null {
    if (isStale(fence)) throw lockEnded();
    return writeText(sql, placeOf.narrative(run), text);
  },
} as const;
