import { isScoringField, type Condition, type ConditionLeaf } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";

/** A condition as a sentence part: "Spend a year is at least 10,000 and not (Domestic is yes)". */
export function useConditionWords(): (condition: Condition) => string {
  const words = useWords("rulesets.condition");
  const formats = useFormats();
  const leafWords = ({ field, op, value }: ConditionLeaf): string => {
    const fact = isScoringField(field) ? words(`facts.${field}`) : field;
    const text =
      typeof value === "boolean"
        ? words(value ? "yes" : "no")
        : typeof value === "number"
          ? formats.count(value)
          : value === ""
            ? words("empty")
            : value;
    return `${fact} ${words(`operators.${op}`)} ${text}`;
  };
  const say = (condition: Condition, inner: boolean): string => {
    if ("not" in condition) return words("negated", { condition: say(condition.not, false) });
    if (!("all" in condition) && !("any" in condition)) return leafWords(condition);
    const parts = "all" in condition ? condition.all : condition.any;
    if (parts.length === 0) return words("never");
    const text = parts.map((part) => say(part, true)).join(words("all" in condition ? "and" : "or"));
    return inner && parts.length > 1 ? `(${text})` : text;
  };
  return (condition) => say(condition, false);
}
