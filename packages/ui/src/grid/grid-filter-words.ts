import type { UiTexts } from "../context/ui-texts.ts";
import { valueText } from "./grid-column.ts";
import type { GridColumn } from "./grid-column.ts";
import type { GridFilter, Operator } from "./grid-query.ts";

/** Conditions shown as one chip: one property and operator, one or more values. */
export interface FilterGroup {
  readonly property: string;
  readonly operator: Operator;
  readonly values: readonly string[];
  readonly allowNull: boolean;
}

const joinable: readonly Operator[] = ["Equal", "NotEqual"];

/** Equal (or NotEqual) conditions on one property become one group; all others stay alone. */
export function groupFilters(filters: readonly GridFilter[]): readonly FilterGroup[] {
  const groups: FilterGroup[] = [];
  for (const { property, operator, value, allowNull } of filters) {
    // "Not blank" stays alone: joined with a value that blanks may pass, it would say nothing.
    const joins = joinable.includes(operator) && !isNotBlank({ operator, value });
    const at = joins
      ? groups.findIndex(
          (group) =>
            group.property === property &&
            group.operator === operator &&
            !isNotBlank({ operator, value: group.values[0] ?? "" }),
        )
      : -1;
    const before = groups[at];
    if (before === undefined) groups.push({ property, operator, values: [value], allowNull });
    else groups[at] = { ...before, values: [...before.values, value], allowNull: before.allowNull || allowNull };
  }
  return groups;
}

const isNotBlank = ({ operator, value }: Pick<GridFilter, "operator" | "value">): boolean =>
  operator === "NotEqual" && value === "";

type BlankCondition = "blank" | "notBlank";

/** Which condition on blanks alone a group is; undefined where it compares with a value. */
export function blankCondition({ operator, values }: FilterGroup): BlankCondition | undefined {
  if (values.some((value) => value !== "")) return undefined;
  return operator === "Equal" ? "blank" : operator === "NotEqual" ? "notBlank" : undefined;
}

/** The group that asks for blanks, or for what is not blank. */
export function blankGroup(property: string, condition: BlankCondition): FilterGroup {
  const isBlank = condition === "blank";
  return { property, operator: isBlank ? "Equal" : "NotEqual", values: [""], allowNull: isBlank };
}

/** The conditions a request carries for these groups. */
export function ungroupFilters(groups: readonly FilterGroup[]): readonly GridFilter[] {
  return groups.flatMap(({ property, operator, values, allowNull }) =>
    values.map((value) => ({ property, operator, value, allowNull })),
  );
}

/** "greater than or equal 100,000", "equal GBR, FRA, +4 or blank". */
export function filterWords<Row>(
  group: FilterGroup,
  column: GridColumn<Row> | undefined,
  texts: UiTexts,
  locale: string,
): string {
  const named = group.values
    .filter((value) => value !== "")
    .map((value) => (column === undefined ? value : valueText(column, value, locale)));
  const shown = named.slice(0, 2).join(", ");
  const more = named.length > 2 ? `, ${texts.grid.more(String(named.length - 2))}` : "";
  const words = [texts.grid.operators[group.operator], shown + more].filter(Boolean).join(" ");
  if (named.length === 0) return group.operator === "NotEqual" ? texts.grid.notBlank : texts.grid.blank;
  return group.allowNull ? `${words} ${texts.grid.orBlank}` : words;
}

/** Operators that make sense for a column's type. */
export function operatorsFor(type: GridColumn<unknown>["type"]): readonly Operator[] {
  const order: readonly Operator[] = ["GreaterThanOrEqual", "GreaterThan", "LessThanOrEqual", "LessThan"];
  if (type === "text") return ["Contains", "StartsWith", "EndsWith", "Equal", "NotEqual"];
  if (type === "enum") return ["Equal", "NotEqual"];
  return [...order, "Equal", "NotEqual"];
}

/** What is wrong with a value typed for this column, as a sentence; undefined when it can be used. */
export function valueProblem(type: GridColumn<unknown>["type"], values: readonly string[], texts: UiTexts) {
  if (values.every((value) => value.trim() === "")) return texts.grid.valueNeeded;
  const [value = ""] = values;
  if (type === "number" && !Number.isFinite(Number(value.trim()))) return texts.grid.numberNeeded;
  if (type === "date" && !/^\d{4}-\d{2}-\d{2}/.test(value)) return texts.grid.dateNeeded;
  return undefined;
}
