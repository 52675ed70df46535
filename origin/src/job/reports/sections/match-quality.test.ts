import { matchedCount } from "@paygauge/api-types/entities/matched-suppliers";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { expect, test } from "vitest";
import { reportFormats } from "../formats.ts";
import type { Composing } from "../section.ts";
import { reportWords } from "../words/words.ts";
import { matchSection } from "./match-quality.ts";

/** Suppliers by band as a run of a real ledger has them: some are matched at Low, which counts as not found. */
const suppliers = { High: 150, Medium: 60, Low: 59, Unmatched: 2_731 };
const spendMinor = { High: 5_000, Medium: 2_500, Low: 1_500, Unmatched: 1_000 };

function composing(language: "en" | "de" | "fr"): Composing {
  const summary = {
    match: { suppliers, spendMinor },
    totals: { suppliers: 3_000, spendMinor: 10_000 },
    quality: { accepted: 9, rejected: 0, names: 3_000, variants: 3_000 },
    directory: null,
  };
  const facts: unknown = {
    language,
    words: reportWords(language),
    formats: reportFormats(language, "GBP", 2),
    summary,
    core: { rulesets: { confidence: 1, scoring: 1, directory: null }, matchService: "directory" },
  };
  return facts as Composing;
}

test.each([
  ["en", "210 of 3,000 suppliers matched at Medium or High: 75.0% of spend"],
  ["de", "210 von 3.000 Lieferanten mit Treffer Mittel oder Hoch: 75,0 % der Ausgaben"],
  ["fr", "210 sur 3 000 fournisseurs rapprochés au niveau Moyen ou Élevé : 75,0 % des dépenses"],
] as const)("%s: the report counts as matched whom Summary counts, and names the bands", (language, finding) => {
  const composed = matchSection.compose({}, composing(language));
  expect(composed.finding.replaceAll(/\s/g, " ")).toBe(finding);
  const count = matchedCount({ match: { suppliers, spendMinor } } satisfies Pick<JobSummary, "match">);
  expect(count).toBe(210);
  expect(composed.slide?.points.map(({ figure }) => figure)).toEqual(["150", "60"]);
});
