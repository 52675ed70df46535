import type { GridColumn } from "@paygauge/ui";
import type { SupplierColumn, SupplierRow } from "@paygauge/api-types/entities/suppliers";

type Column = GridColumn<SupplierRow>;

/** Of a job without figures: what is shown, then what is shown by choice or filtered by. */
const shown = [
  "name",
  "country",
  "city",
  "matchBand",
  "matchReason",
  "matchedName",
  "confidence",
  "cardAccepting",
  "vcAccepting",
  "detailLevel",
  "stpCapable",
] as const satisfies readonly SupplierColumn[];
const byChoice = [
  "mcc",
  "mccDescription",
  "matchedState",
  "cardCapability",
  "payeeClass",
  "variants",
  "mccGroup",
  "mccType",
  "sicDivision",
  "sicMajorGroup",
  "sicIndustryGroup",
  "sicIndustryCode",
  "unspscCategory",
  "naicsIndustry",
] as const satisfies readonly SupplierColumn[];

/** What these have of their own here: places in the rows of a narrow screen, room for the title. */
const own: Readonly<Partial<Record<string, Partial<Column>>>> = {
  country: { inList: "line" },
  name: { inList: "title" },
  confidence: { inList: "figure", width: 156 },
  matchBand: { inList: "line" },
  matchReason: { inList: "line" },
};

/** The columns of suppliers without those of money and levels; the match is in front. */
export function matchColumns(columns: readonly Column[]): readonly Column[] {
  const take = (keys: readonly SupplierColumn[], hidden: boolean) =>
    keys.flatMap((key) => {
      const column = columns.find((each) => each.key === key);
      if (column === undefined) return [];
      const { inList: _, ...rest } = column;
      return [{ ...rest, hidden, ...own[key] }];
    });
  return [...take(shown, false), ...take(byChoice, true)];
}
