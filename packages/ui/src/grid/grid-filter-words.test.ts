import { describe, expect, test, vi } from "vitest";
import { englishTexts } from "../context/ui-texts.ts";
import { cellText, shownText } from "./grid-column.ts";
import type { GridColumn } from "./grid-column.ts";
import {
  blankCondition,
  blankGroup,
  filterWords,
  groupFilters,
  operatorsFor,
  ungroupFilters,
  valueProblem,
} from "./grid-filter-words.ts";
import { operators } from "./grid-query.ts";
import type { GridFilter } from "./grid-query.ts";

interface Row {
  readonly spend: number | null;
  readonly on: string;
}

const spend: GridColumn<Row> = { key: "spend", title: "Spend", type: "number", width: 90, value: (row) => row.spend };
const on: GridColumn<Row> = { key: "on", title: "On", type: "date", width: 90, value: (row) => row.on };
const equal = (value: string, allowNull = false): GridFilter => ({
  property: "country",
  operator: "Equal",
  value,
  allowNull,
});
const words = (filters: readonly GridFilter[], column?: GridColumn<Row>) =>
  groupFilters(filters).map((group) => filterWords(group, column, englishTexts, "en-GB"));

describe("filter chips", () => {
  test("read as sentences", () => {
    const atLeast: GridFilter = {
      property: "spend",
      operator: "GreaterThanOrEqual",
      value: "100000",
      allowNull: false,
    };
    expect(words([atLeast], spend)).toEqual(["greater than or equal to 100,000"]);
    expect(words(["GBR", "FRA", "DEU", "ITA", "ESP", "POL"].map((code) => equal(code)))).toEqual([
      "equals GBR, FRA, +4",
    ]);
    expect(words([equal("GBR", true)])).toEqual(["equals GBR or blank"]);
    expect(words([equal("", true)])).toEqual(["is blank"]);
  });

  test("Equal conditions of one property share a chip, ranges do not", () => {
    const low: GridFilter = { property: "spend", operator: "GreaterThan", value: "1", allowNull: false };
    const high: GridFilter = { property: "spend", operator: "LessThan", value: "9", allowNull: false };
    const filters = [equal("GBR"), low, high, equal("FRA")];
    expect(groupFilters(filters).length).toBe(3);
    expect(ungroupFilters(groupFilters(filters))).toEqual([equal("GBR"), equal("FRA"), low, high]);
  });

  test("every operator is offered by some type of column", () => {
    const offered = new Set((["text", "number", "date", "enum"] as const).flatMap((type) => operatorsFor(type)));
    expect([...offered].sort()).toEqual([...operators].sort());
  });

  test("yes and no are chosen, never searched for as text", () => {
    expect(operatorsFor("enum")).toEqual(["Equal", "NotEqual"]);
  });

  test("not blank stands alone next to other exclusions", () => {
    const not = (value: string, allowNull: boolean): GridFilter => ({
      ...equal(value, allowNull),
      operator: "NotEqual",
    });
    const filters = [not("GBR", true), not("", false), not("FRA", true)];
    expect(words(filters)).toEqual(["does not equal GBR, FRA or blank", "is not blank"]);
    expect(ungroupFilters(groupFilters(filters)).find(({ value }) => value === "")?.allowNull).toBe(false);
  });

  test("blanks alone are two conditions, written and read as the chip says them", () => {
    for (const condition of ["blank", "notBlank"] as const) {
      const group = blankGroup("on", condition);
      expect(blankCondition(group)).toBe(condition);
      expect(filterWords(group, on, englishTexts, "en-GB")).toBe(englishTexts.grid[condition]);
      expect(groupFilters(ungroupFilters([group]))).toEqual([group]);
    }
    expect(blankCondition({ property: "on", operator: "Equal", values: ["2026-11-14"], allowNull: true })).toBe(
      undefined,
    );
    expect(blankCondition({ property: "on", operator: "Contains", values: [""], allowNull: true })).toBe(undefined);
  });

  test("a value that cannot be compared gets a sentence", () => {
    expect(valueProblem("number", ["12x"], englishTexts)).toBe(englishTexts.grid.numberNeeded);
    expect(valueProblem("number", [" "], englishTexts)).toBe(englishTexts.grid.valueNeeded);
    expect(valueProblem("date", ["2026-11-14"], englishTexts)).toBeUndefined();
    expect(valueProblem("date", ["tomorrow"], englishTexts)).toBe(englishTexts.grid.dateNeeded);
    expect(valueProblem("number", ["-12.5"], englishTexts)).toBeUndefined();
  });
});

test("cells show blank for nothing, grouped digits and a true minus sign", () => {
  expect(cellText(spend, { spend: null, on: "" }, "en-GB")).toBe("");
  expect(cellText(spend, { spend: -1234.4, on: "" }, "en-GB")).toBe("\u22121,234");
  expect(cellText(on, { spend: 0, on: "2026-11-14" }, "en-GB")).toBe("14 Nov 2026");
  expect(cellText(spend, { spend: 0, on: "" }, "en-GB")).toBe("0");
});

describe("what is copied of one cell is what it shows", () => {
  const at = (moment?: "day" | "utc"): GridColumn<Row> => ({ ...on, ...(moment === undefined ? {} : { moment }) });
  const late = { spend: null, on: "2026-11-22T22:30:05.000Z" };

  test("of a moment the day or the time of the zone that its column names, wherever the reader is", () => {
    vi.stubEnv("TZ", "Pacific/Auckland");
    expect(shownText(at("day"), late, "en-GB")).toBe("22 Nov 2026");
    expect(shownText(at("day"), late, "de-DE")).toBe("22. Nov. 2026");
    expect(shownText(at("utc"), late, "en-GB")).toBe("22 Nov 2026, 22:30:05");
    expect(shownText(at(), late, "en-GB")).toBe("23 Nov 2026, 11:30");
    vi.unstubAllEnvs();
  });

  test("of a cell that draws something else, its words", () => {
    expect(shownText({ ...spend, copy: () => "High" }, { spend: null, on: "" }, "en-GB")).toBe("High");
  });
});
