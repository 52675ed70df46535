/** Months, quarters and fiscal periods in place of days, and the signs of a ledger's sides. */
import { describe, expect, it } from "vitest";
import { openQuestions, settleMapping } from "@paygauge/api-types/entities/ledger-settle";
import { DateReader, isoDay, type FiscalStart } from "@paygauge/analysis/reading/dates";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { MarkEvidence } from "@paygauge/analysis/reading/mark-evidence";

const encoder = new TextEncoder();

function day(text: string, start?: FiscalStart): string | null {
  const bytes = encoder.encode(text);
  const found = new DateReader(start === undefined ? "dmy" : "fiscal", start).read(bytes, 0, bytes.length);
  return Number.isNaN(found) ? null : isoDay(found);
}

describe("months and quarters of the calendar", () => {
  it.each([
    ["Jan-25", "2025-01-01"],
    ["Jan 2025", "2025-01-01"],
    ["März 2025", "2025-03-01"],
    ["giugno 2025", "2025-06-01"],
    ["mrt-25", "2025-03-01"],
    ["2025-01", "2025-01-01"],
    ["2025/11", "2025-11-01"],
    ["01/2025", "2025-01-01"],
    ["2025-Jan", null],
    ["Q1 2025", "2025-01-01"],
    ["2025Q1", "2025-01-01"],
    ["2025-Q3", "2025-07-01"],
    ["Q4/25", "2025-10-01"],
    ["T1 2025", "2025-01-01"],
    ["2T 2025", "2025-04-01"],
    ["1. Quartal 2025", "2025-01-01"],
    ["2e kwartaal 2025", "2025-04-01"],
    ["1er trimestre 2025", "2025-01-01"],
    ["3º trimestre de 2025", "2025-07-01"],
    ["2025-13", null],
    ["2025.01", null],
    ["25-Jan", null],
    ["Q5 2025", null],
    ["Q1", null],
  ])("%s", (text, expected) => {
    expect(day(text)).toBe(expected);
  });
});

describe("periods of a fiscal year", () => {
  const april = { day: "2024-04-01", label: null };
  it.each([
    ["P01", april, "2024-04-01"],
    ["Period 3", april, "2024-06-01"],
    ["P12", april, "2025-03-01"],
    ["P13", april, "2025-03-01"],
    ["Q2", april, "2024-07-01"],
    ["T4", april, "2025-01-01"],
    ["2025-P01", { day: "2024-04-01", label: 2025 }, "2024-04-01"],
    ["P02 2026", { day: "2024-04-01", label: 2025 }, "2025-05-01"],
    ["FY25 P03", { day: "2024-04-01", label: 2025 }, "2024-06-01"],
    ["Q1 2024/25", { day: "2024-04-01", label: 2024 }, "2024-04-01"],
    ["P01 2025", april, null],
    ["P17", april, null],
  ])("%s", (text, start, expected) => {
    expect(day(text, start)).toBe(expected);
  });

  it("are unreadable until a user gives the first day of the year", () => {
    expect(day("P01")).toBe(null);
    expect(day("Q1 2024/25")).toBe(null);
  });

  it("are asked about where years alone date the rows, and calendar years begin in January", async () => {
    const inspect = async (header: string, years: readonly string[]) => {
      const rows = Array.from({ length: 24 }, (_, at) => `Acme ${at % 5},${at + 1}.50,${years[at % years.length]}`);
      const bytes = encoder.encode(`${header}\n${rows.join("\n")}\n`);
      const { inspection } = await inspectLedger(async (at, length) => bytes.slice(at, at + length), bytes.length, {
        kind: "advanced",
        currency: "GBP",
      });
      if (inspection === undefined) throw new Error("refused");
      const { mapping } = inspection.proposal;
      const asks = openQuestions(mapping, "advanced", inspection).map(({ asks: asked }) => asked);
      return { inspection, mapping, asks, date: mapping.sources.documentDate, order: mapping.dateOrders.documentDate };
    };
    const years = { date: { column: 2 }, order: "years" };
    for (const texts of [
      ["2009/10", "2010/11", "2011/12"],
      ["FY24", "FY25"],
      ["2023-2024", "2024-2025"],
    ])
      expect(await inspect("Supplier,Amount,Fiscal Year", texts)).toMatchObject({ ...years, asks: ["fiscalStart"] });
    const { inspection, mapping } = await inspect("Supplier,Amount,Fiscal Year", ["2009/10", "2010/11"]);
    const answered = settleMapping({ ...mapping, fiscalStart: { day: "2009-04-01" } }, inspection);
    expect(answered.fiscalStart).toEqual({ day: "2009-04-01", label: 2009 });
    const calendar = await inspect("Supplier,Amount,Year", ["2023", "2024", "2025"]);
    expect(calendar).toMatchObject({
      ...years,
      asks: [],
      mapping: { fiscalStart: { day: "2023-01-01", label: 2023 } },
    });
    // One year alone, years next to dates, and numbers of another heading date nothing.
    for (const [header, texts] of [
      ["Supplier,Amount,Fiscal Year", ["2024"]],
      ["Supplier,Amount,Site", ["2023", "2024"]],
      ["Supplier,Amount,Fiscal Year", ["2023", "2024", "n/a"]],
    ] as const)
      expect((await inspect(header, texts)).date).toBeUndefined();
    const beside = await inspect("Supplier,Amount,Payment date,Fiscal Year", ["2025-01-15,2024", "2025-05-02,2025"]);
    expect([beside.mapping.sources.paidDate, beside.date]).toEqual([{ column: 2 }, undefined]);
  });

  it.each([
    ["2024", "2024-07-01"],
    ["FY25", "2025-07-01"],
    ["2023/24", "2023-07-01"],
    ["2023/25", null],
    ["2024-05", null],
    ["P01", null],
  ])("year %s counts on its first day", (text, expected) => {
    const bytes = encoder.encode(text);
    const found = new DateReader("years", { day: "2023-07-01", label: 2023 }).read(bytes, 0, bytes.length);
    expect(Number.isNaN(found) ? null : isoDay(found)).toBe(expected);
  });

  it("are asked about once, and only where the column is one of periods", async () => {
    const inspect = async (header: string) => {
      const rows = Array.from({ length: 24 }, (_, at) => `Acme,1.50,2025-P${String((at % 12) + 1).padStart(2, "0")}`);
      const bytes = encoder.encode(`${header}\n${rows.join("\n")}\n`);
      const { inspection } = await inspectLedger(async (at, length) => bytes.slice(at, at + length), bytes.length, {
        kind: "advanced",
        currency: "GBP",
      });
      if (inspection === undefined) throw new Error("refused");
      return inspection;
    };
    const found = await inspect("Supplier,Amount,Posting Period");
    const mapping = settleMapping(
      { ...found.proposal.mapping, sources: { ...found.proposal.mapping.sources, documentDate: { column: 2 } } },
      found,
    );
    expect(mapping.dateOrders).toEqual({ documentDate: "fiscal" });
    expect(openQuestions(mapping, "advanced", found).map(({ asks }) => asks)).toEqual(["fiscalStart"]);
    const answered = settleMapping({ ...mapping, fiscalStart: { day: "2024-04-01" } }, found);
    expect(answered.fiscalStart).toEqual({ day: "2024-04-01", label: 2025 });
    expect(openQuestions(answered, "advanced", found)).toEqual([]);
    expect((await inspect("Supplier,Amount,Code")).profiles[2]?.dateShare).toBe(0);
  });
});

describe("amounts when profiled", () => {
  const kind = (text: string) => {
    const bytes = encoder.encode(text);
    return new MarkEvidence().add(bytes, 0, bytes.length);
  };
  it.each([
    ["123.40 CR", -1],
    ["123.40CR", -1],
    ["123.40 cr.", -1],
    ["1,234.50 DR", 1],
    ["USD 12.00 CR", -1],
    ["(123.40)", -1],
    ["123.40-", -1],
    ["\u2212123.40", -1],
    ["£1,234.50", 1],
    ["12 AB", 0],
    ["A4", 0],
    ["12 CORP", 0],
  ])("%s", (text, expected) => {
    expect(kind(text)).toBe(expected);
  });
});
