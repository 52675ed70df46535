/** Dates whose year, month and day have columns of their own. */
import { describe, expect, it } from "vitest";
import { readAsProposed } from "./proposed.fixture.ts";

const names = ["Acorn Ltd", "Bluewater Ltd", "Northgate Ltd"];
const rows = (cells: (at: number) => string) =>
  Array.from({ length: 12 }, (_, at) => `${cells(at)},${names[at % 3]},${100 + at}.50\n`).join("");
const daysOf = async (text: string) => {
  const { shown, check } = await readAsProposed(text);
  return { days: shown?.map(({ date }) => date).slice(0, 2), undated: check?.months.length === 0 };
};

describe("year, month and day in columns of their own", () => {
  it.each([
    ["numbers", "Day,Month,Year", (at: number) => `${at + 4},${(at % 3) + 1},2026`, ["2026-01-04", "2026-02-05"]],
    [
      "names of months",
      "Jahr,Monat,Tag",
      (at: number) => `2026,${["Januar", "März"][at % 2]},${at + 4}`,
      ["2026-01-04", "2026-03-05"],
    ],
    ["Buddhist years", "Year,Month,Day", (at: number) => `2569,${at + 1},7`, ["2026-01-07", "2026-02-07"]],
    [
      "no days",
      "Payment Year,Payment Month",
      (at: number) => `202${5 + (at % 2)},${at + 1}`,
      ["2025-01-01", "2026-02-01"],
    ],
  ] as const)("are one date: %s", async (_, header, cells, days) => {
    const read = await daysOf(`${header},Supplier,Amount\n${rows(cells)}`);
    expect(read.days).toEqual(days);
  });

  it("give way to a column of whole dates, which keeps its own order", async () => {
    const { named, shown } = await readAsProposed(
      `Date,Year,Month,Supplier,Amount\n${rows((at) => `${at + 13}/02/2026,2025,${at + 1}`)}`,
    );
    expect(named).toMatchObject({ documentDate: "Date" });
    expect(named?.dateMonth).toBeUndefined();
    expect(shown?.[0]?.date).toBe("2026-02-13");
  });

  it("are asked about where the year is fiscal", async () => {
    const { named } = await readAsProposed(
      `Fiscal Year,Month,Supplier,Amount\n${rows((at) => `202${5 + (at % 2)},${at + 1}`)}`,
    );
    expect(named?.dateMonth).toBeUndefined();
  });

  it("name a day that does not exist as unreadable", async () => {
    const { check } = await readAsProposed(
      `Day,Month,Year,Supplier,Amount\n${rows((at) => `${at === 3 ? 31 : 1},2,2026`)}`,
    );
    expect(check?.warnings).toContainEqual(expect.objectContaining({ code: "date-unreadable", count: 1 }));
  });
});
