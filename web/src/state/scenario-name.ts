import type { Scenario } from "@paygauge/analysis/value/case/case-model";
import { useTranslations } from "./formats.ts";

/** What a scenario is called: as a user named it, or as its level is. */
export function useScenarioName(): (scenario: Pick<Scenario, "name" | "level">) => string {
  const words = useTranslations("businessCase.assumptions.levels");
  return ({ name, level }) => (name === "" ? words(level) : name);
}
