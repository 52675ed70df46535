/** What an industry code says for scoring: travel class, acceptance tier, purchase-card industry, excluded. */
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { ScoringFacts } from "./scoring-fields.ts";

interface IndustryClass {
  tande: ScoringFacts["tande"];
  tier: ScoringFacts["tier"];
  pcardMcc: boolean;
  excludedMcc: boolean;
}
export interface IndustryCodes {
  mcc: string;
  naics: string;
  sic: string;
  unspsc: string;
}

const within = (ranges: readonly (readonly [number, number])[], code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

function fromMcc(code: number, lists: ScoringRuleset["lists"]): IndustryClass {
  return {
    tande: within(lists.tandeCoreMcc, code) ? "core" : within(lists.tandeOtherMcc, code) ? "other" : "",
    tier: within(lists.tierAMcc, code) ? "A" : within(lists.tierBMcc, code) ? "B" : "",
    pcardMcc: within(lists.pcardMcc, code),
    excludedMcc: within(lists.excludedMcc, code),
  };
}

type CrossWalk = ScoringRuleset["lists"]["crossWalk"]["naics"];

/** The line with the longest prefix of a code; null when none fits. */
function longestPrefix(lines: CrossWalk, code: string): CrossWalk[number] | null {
  let best: { line: CrossWalk[number]; length: number } | null = null;
  for (const line of lines) {
    for (const prefix of line.prefixes) {
      if (code.startsWith(prefix) && prefix.length > (best?.length ?? 0)) best = { line, length: prefix.length };
    }
  }
  return best?.line ?? null;
}

/**
 * Reads MCC, else NAICS, else SIC, else UNSPSC: the first code that is stated decides. Classes are cached by code, since
 * a job has few codes and many suppliers.
 */
export function industryClassifier(lists: ScoringRuleset["lists"]): (codes: IndustryCodes) => IndustryClass {
  const known = new Map<string, IndustryClass>();
  const nothing: IndustryClass = { tande: "", tier: "", pcardMcc: false, excludedMcc: false };
  const classify = ({ mcc, naics, sic, unspsc }: IndustryCodes): IndustryClass => {
    if (mcc) return fromMcc(Number(mcc), lists);
    const walks: [CrossWalk, string][] = [
      [lists.crossWalk.naics, naics],
      [lists.crossWalk.sic, sic],
      [lists.crossWalk.unspsc, unspsc],
    ];
    const stated = walks.find(([, code]) => code !== "");
    const line = stated ? longestPrefix(stated[0], stated[1]) : null;
    if (!line) return nothing;
    const tande = line.tande === "core" || line.tande === "other" ? line.tande : "";
    const tier = line.tier === "A" || line.tier === "B" ? line.tier : "";
    return { ...nothing, tande, tier };
  };
  return (codes) => {
    const key = `${codes.mcc}|${codes.naics}|${codes.sic}|${codes.unspsc}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = classify(codes)));
    return found;
  };
}
