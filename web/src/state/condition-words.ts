import { isScoringField } from "@paygauge/api-types/entities/scoring-fields";
import type { Condition, ConditionLeaf } from "@paygauge/api-types/entities/conditions";
import { useFormats, useTranslations } from "./formats.ts";

/** A condition as a sentence part: "Spend a year is at least 10,000 and not (Domestic is yes)". */
export function useConditionWords(): (condition: Condition) => string {
  // The whole catalogue: a dialog asks before the part is loaded where no condition is shown.
  const words = useTranslations();
  const formats = useFormats();
  const leafWords = ({ field, op, value }: ConditionLeaf): string => {
    const fact = isScoringField(field) ? words(`rulesets.condition.facts.${field}`) : field;
    const text =
      typeof value === "boolean"
        ? words(`rulesets.condition.${value ? "yes" : "no"}`)
        : typeof value === "number"
          ? formats.count(value)
          : value === ""
            ? words("rulesets.condition.empty")
            : value;
    return `${fact} ${words(`rulesets.condition.operators.${op}`)} ${text}`;
  };
  const say = (condition: Condition, inner: boolean): string => {
    if ("not" in condition) return words("rulesets.condition.negated", { condition: say(condition.not, false) });
    if (!("all" in condition) && !("any" in condition)) return leafWords(condition);
    const parts = "all" in condition ? condition.all : condition.any;
    if (parts.length === 0) return words("rulesets.condition.never");
    const text = parts
      .map((part) => say(part, true))
      .join(words(`rulesets.condition.${"all" in condition ? "and" : "or"}`));
    return inner && parts.length > 1 ? `(${text})` : text;
  };
  return (condition) => say(condition, false);
}
