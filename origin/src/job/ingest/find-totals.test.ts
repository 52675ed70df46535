/** Total rows: none flagged in made ledgers without, none missed in those with; asked where only the sum speaks. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { checkLedger } from "./check.ts";
import { Ingest } from "./ingest.ts";
import { withoutTotals, withTotals, type MadeLedger } from "./ledgers-with-totals.fixture.ts";
import { nodeStore } from "./node-store.ts";
import { ingestSummary, readRejects } from "./read.ts";

const settings = { currency: "GBP", fallbackCountry: "GBR" };
const pause = async () => {};
type Ledger = Pick<MadeLedger, "text" | "kind" | "sources" | "comma">;

/** A ledger with exactly these columns. */
async function through({ text, kind, sources, comma }: Ledger, change: Partial<ColumnMapping> = {}) {
  const bytes = new TextEncoder().encode(text);
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const columns = (text.split("\n")[0] ?? "").split(";").map((name, index) => ({ index, name }));
  const dialect = { encoding: "utf-8", hadBom: false, delimiter: ";", lineEnd: "lf", headerRow: 1, columns } as const;
  const mapping: ColumnMapping = {
    sources,
    dateOrders: { documentDate: "ymd" },
    decimalMark: comma ? "," : ".",
    currency: "GBP",
    cardFlag: false,
    headerSignature: "made",
    ...change,
  };
  const checked = await checkLedger(read, bytes.length, dialect, mapping, { ...settings, kind, pause });
  const store = nodeStore();
  const { totalLines } = checked;
  await new Ingest(store, settings, { pause }).run(
    { uploadId: "u", size: bytes.length, kind, dialect, mapping, totalLines },
    read,
  );
  const taken = ingestSummary(store.sql, "GBP");
  const kept = readRejects(store.sql, { after: 0, limit: 1000 });
  store.db.close();
  expect([taken.sumMinor, taken.totalRows, taken.money]).toEqual([
    checked.check.sumMinor,
    checked.check.totalRows,
    checked.check.money,
  ]);
  expect(kept.filter(({ reason }) => reason === "total-row").map(({ line }) => line)).toEqual(totalLines);
  return { ...checked, asked: (checked.check.totals?.asked ?? []).map(({ line }) => line) };
}

/** MADE_LEDGERS of each kind; `npm run soak` makes 1,000. */
const made = Number(process.env["MADE_LEDGERS"] ?? 60);

describe("made ledgers", () => {
  it("without totals: none is flagged", async () => {
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(withoutTotals, async (ledger) => {
        const { check, asked: doubted } = await through(ledger);
        expect([check.totalRows, check.accepted, check.sumMinor]).toEqual([0, ledger.rows, String(ledger.sum)]);
        asked += doubted.length > 0 ? 1 : 0;
      }),
      { numRuns: made, seed: 20_251_123, endOnFailure: true },
    );
    // A question flags no row, but it is still one question too many.
    expect(asked).toBeLessThan(made / 50);
  });

  it("with totals: none is missed, and no line with them", async () => {
    await fc.assert(
      fc.asyncProperty(withTotals, async (ledger) => {
        const { check, totalLines } = await through(ledger);
        expect([totalLines, check.accepted, check.sumMinor]).toEqual([ledger.totals, ledger.rows, String(ledger.sum)]);
      }),
      { numRuns: made, seed: 20_251_124, endOnFailure: true },
    );
  });
});

const columns = {
  supplierName: { column: 0 },
  documentNumber: { column: 1 },
  documentDate: { column: 2 },
  amount: { column: 3 },
};
const ledger = (rows: readonly string[], header = "Supplier;Number;Date;Amount"): Ledger => ({
  text: [header, ...rows, ""].join("\n"),
  kind: "advanced",
  sources: columns,
  comma: false,
});
const acorn = ["Acorn Ltd;1;2025-01-10;1234.56", "Acorn Ltd;2;2025-01-11;2000.11"];
const bolt = ["Bolt plc;3;2025-01-12;55.55", "Bolt plc;4;2025-01-13;812.44"];

describe("total rows", () => {
  it("are reported with the sums of their groups, totals of totals as well", async () => {
    const { check, totalLines } = await through(
      ledger([...acorn, "Acorn Ltd Total;;;3234.67", ...bolt, "Total for Bolt plc;;;999.99", "Grand Total;;;4102.66"]),
    );
    expect(totalLines).toEqual([4, 7, 8]);
    expect(check).toMatchObject({ accepted: 4, rejected: 0, sumMinor: "410266" });
    expect(check.totals).toMatchObject({
      agree: 2,
      differ: 1,
      differing: [{ line: 7, stated: "99999", sum: "86799", rows: 2 }],
      own: { line: 8, stated: "410266", sum: "410266", rows: 4 },
    });
  });

  it("carry sums from page to page", async () => {
    const { check, totalLines } = await through(
      ledger([
        "Brought forward;;;500.00",
        ...acorn,
        "Carried forward;;;3734.67",
        "Balance b/f;;;3734.67",
        ...bolt,
        "c/f;;;4602.66",
      ]),
    );
    expect(totalLines).toEqual([2, 5, 6, 9]);
    expect(check).toMatchObject({ accepted: 4, sumMinor: "410266", totals: { differ: 0 } });
  });

  it("may precede their rows, and have no label", async () => {
    const above = await through(ledger(["Total;;;4102.66", ...acorn, ...bolt]));
    expect([above.totalLines, above.check.totals?.own?.sum]).toEqual([[2], "410266"]);
    const bare = await through(ledger([...acorn, ";;;3234.67", ...bolt, ";;;867.99"]));
    expect([bare.totalLines, bare.check.totals?.agree]).toEqual([[4, 7], 2]);
    const undated = await through(ledger([...acorn, "Acorn Ltd;;;3234.67", ...bolt, "Bolt plc;;;867.99"]));
    expect(undated.totalLines).toEqual([4, 7]);
  });

  it("without label, name or date missing are found where the whole file is built so, and asked about elsewhere", async () => {
    const group = (name: string, at: number, ...amounts: number[]) =>
      [...amounts, amounts.reduce((sum, each) => sum + each, 0)].map(
        (amount, row) => `${name};${at + row};2025-02-${10 + row};${amount.toFixed(2)}`,
      );
    const tiled = [...group("A", 1, 12.5, 80.25), ...group("B", 4, 7.75, 9, 1.13), ...group("C", 8, 44.4, 5.01)];
    expect((await through(ledger(tiled))).totalLines).toEqual([4, 8, 11]);
    const once = await through(ledger([...acorn, ...bolt, "Cog Ltd;9;2025-03-01;4102.66"]));
    expect([once.totalLines, once.asked]).toEqual([[], [6]]);
    const told = (isTotal: boolean) =>
      through(ledger([...acorn, ...bolt, "Cog Ltd;9;2025-03-01;4102.66"]), { totalRows: [{ line: 6, isTotal }] });
    expect([(await told(true)).totalLines, (await told(false)).totalLines]).toEqual([[6], []]);
    expect([(await told(true)).asked, (await told(false)).asked]).toEqual([[], []]);
  });

  it("exclude rows whose net and tax don't add up, and suppliers with such names", async () => {
    const header = "Supplier;Number;Date;Amount;Net;VAT";
    const rows = ["A;1;2025-01-01;120.12;100.10;20.02", "B;2;2025-01-02;60.06;50.05;10.01"];
    const chance = await through(ledger([...rows, "C;3;2025-01-03;180.18;180.18;0.00"], header));
    expect([chance.totalLines, chance.asked]).toEqual([[], []]);
    const total = await through(ledger([...rows, ";;;180.18;150.15;30.03"], header));
    expect(total.totalLines).toEqual([4]);
    const named = ["Total Gas & Power", "Summa", "Subtotal Ltd", "Totalenergies", "Total"];
    const suppliers = named.map((name, at) => `${name};${at + 5};2025-01-0${at + 1};${at + 3}1.17`);
    expect((await through(ledger([...acorn, ...suppliers]))).totalLines).toEqual([]);
  });

  it("agree when rounded, and are found among the suppliers of a summary", async () => {
    const rounded = await through(ledger([...acorn, "Total;;;3235"]));
    expect([rounded.totalLines, rounded.check.totals?.agree]).toEqual([[4], 1]);
    const sources = { supplierName: { column: 0 }, spend: { column: 1 } };
    const summary = (rows: string) =>
      through({ text: `Supplier;Spend\n${rows}\n`, kind: "base", sources, comma: false });
    expect((await summary("Acorn;1000.10\nSumma;7.00\nTotal Gas;20.05\nTotal;1027.15")).totalLines).toEqual([5]);
    const wrong = await summary("Acorn;1000.10\nBolt;20.05\nTotal;1100.00");
    expect([wrong.totalLines, wrong.check.totals?.own]).toMatchObject([[4], { stated: "110000", sum: "102015" }]);
    // In the middle it may be a supplier: it is asked about.
    expect((await summary("Acorn;1000.10\nTotal;77.00\nBolt;20.05")).asked).toEqual([3]);
  });
});
