/** Columns that can be read two ways, columns that contradict themselves, and units: told, asked, never guessed. */
import { describe, expect, it } from "vitest";
import type { ColumnMapping, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { openQuestions, settleMapping, testRemembered } from "@paygauge/api-types/entities/ledger-settle";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { unitInHeader, unitInTitle } from "@paygauge/analysis/reading/units";

async function inspect(text: string, currency = "GBP"): Promise<LedgerInspection> {
  const bytes = new TextEncoder().encode(text);
  const result = await inspectLedger(async (at, length) => bytes.slice(at, at + length), bytes.length, {
    kind: "advanced",
    currency,
    pause: async () => {},
  });
  if (result.inspection === undefined) throw new Error(result.ok ? "" : result.refusal.code);
  return result.inspection;
}

const ledger = (header: string, rows: readonly string[]) => `${header}\n${rows.join("\n")}\n`;
const asked = ({ proposal, ...evidence }: LedgerInspection) =>
  openQuestions(proposal.mapping, "advanced", evidence).map(({ asks, field }) => `${asks} ${field}`);

describe("amounts", () => {
  it.each([
    ["points before three digits", ["15.808", "2.450", "9.320"]],
    ["commas before three digits", ['"123,456"', '"7,250"', '"1,000"']],
  ])("are asked about once: %s, with three samples read both ways", async (_, amounts) => {
    const found = await inspect(
      ledger(
        "Supplier,Amount,Date",
        amounts.map((each) => `Acme,${each},2025-01-31`),
      ),
    );
    expect(asked(found)).toEqual(["decimalMark amount"]);
    const plain = amounts.map((each) => each.replaceAll('"', ""));
    expect(found.profiles[1]?.doubtful).toEqual(
      plain.map((text) => ({
        text,
        readings: [
          { as: ".", value: text.includes(".") ? text : text.replace(",", "") },
          { as: ",", value: text.includes(".") ? text.replace(".", "") : text.replace(",", ".") },
        ],
      })),
    );
  });

  it.each([
    ["one with two decimals", ["15.808", "2.45"]],
    ["a mark that comes twice", ["15.808", "1.234.567"]],
    ["whole numbers", ["15808", "2450"]],
    ["both marks in one", ['"15,808.10"', '"2,450"']],
  ])("are not asked about where a value decides: %s", async (_, amounts) => {
    const found = await inspect(
      ledger(
        "Supplier,Amount,Date",
        amounts.map((each) => `Acme,${each},2025-01-31`),
      ),
    );
    expect(asked(found)).toEqual([]);
  });

  it("are not asked about where hundreds of grouped thousands are next to small whole numbers", async () => {
    const rows = Array.from({ length: 100 }, (_, at) => `Acme,"${at % 2 === 0 ? `${at + 1},250` : at + 1}",2025-01-31`);
    const found = await inspect(ledger("Supplier,Amount,Date", rows));
    expect(asked(found)).toEqual([]);
    expect(found.proposal.mapping.decimalMark).toBe(".");
  });

  it("with both marks are asked about, with examples of each", async () => {
    const rows = ["1.250,75", "88,10", "1,250.75", "99.20"].map((each) => `Acme;${each};2025-01-31`);
    const found = await inspect(ledger("Supplier;Amount;Date", rows));
    expect(asked(found)).toEqual(["decimalMark amount"]);
    expect(found.profiles[1]).toMatchObject({ mixed: 2 });
    expect(found.profiles[1]?.doubtful?.map(({ text }) => text).toSorted()).toEqual(
      ["1.250,75", "88,10", "1,250.75", "99.20"].toSorted(),
    );
  });
});

describe("dates", () => {
  const dated = (days: readonly string[], more = "") =>
    ledger(
      `Supplier,Amount,Payment Date${more === "" ? "" : ",Due Date"}`,
      days.map((day) => `Acme,1.50,${day}${more}`),
    );

  it("that fit both orders are asked about, with samples", async () => {
    const found = await inspect(dated(["03/04/2025", "05/04/2025", "07/04/2025", "09/04/2025", "11/04/2025"]), "USD");
    expect(found.proposal.mapping.dateOrders).toEqual({});
    expect(asked(found)).toEqual(["dateOrder paidDate"]);
    expect(found.profiles[2]?.doubtful?.[0]).toEqual({
      text: "03/04/2025",
      readings: [
        { as: "dmy", value: "2025-04-03" },
        { as: "mdy", value: "2025-03-04" },
      ],
    });
  });

  it("that are the same day in both orders, or follow another column of the file, are not", async () => {
    expect(asked(await inspect(dated(["03/03/2025", "04/04/2025"])))).toEqual([]);
    const beside = await inspect(dated(["03/04/2025", "05/06/2025"], ",25/06/2025"));
    expect(asked(beside)).toEqual([]);
    expect(beside.proposal.mapping.dateOrders).toEqual({ paidDate: "dmy", dueDate: "dmy" });
  });

  it("in both orders are asked about with examples of each, also where both are as frequent", async () => {
    const found = await inspect(dated(["25/03/2025", "03/25/2025", "26/03/2025", "03/26/2025", "01/02/2025"]));
    expect(asked(found)).toEqual(["dateOrder paidDate"]);
    expect(found.profiles[2]).toMatchObject({ ambiguous: true, mixed: 2 });
    expect(found.profiles[2]?.doubtful).toContainEqual({
      text: "25/03/2025",
      readings: [{ as: "dmy", value: "2025-03-25" }],
    });
  });

  it("with one slip among hundreds are reported and not asked about", async () => {
    const days = Array.from({ length: 300 }, (_, at) => `${(at % 28) + 1}/03/2025`);
    const found = await inspect(dated([...days, "03/25/2025"]));
    expect(asked(found)).toEqual([]);
    expect(found.profiles[2]).toMatchObject({ ambiguous: false, mixed: 1, dateOrder: "dmy" });
  });
});

describe("units", () => {
  it.each([
    ["Amount £000s", 1000],
    ["Amount (£k)", 1000],
    ["Betrag in T€", 1000],
    ["Betrag (TEUR)", 1000],
    ["Umsatz Tsd. EUR", 1000],
    ["Montant (k€)", 1000],
    ["Montant en milliers d'euros", 1000],
    ["Importe (miles de euros)", 1000],
    ["Importo in migliaia", 1000],
    ["Bedrag in duizenden", 1000],
    ["Spend '000", 1000],
    ["Amount (thousands)", 1000],
    ["Umsatz in Mio. €", 1_000_000],
    ["Spend £m", 1_000_000],
    ["Amount in millions", 1_000_000],
    ["Importe (millones)", 1_000_000],
    ["Importo in milioni", 1_000_000],
    ["Bedrag in miljoenen", 1_000_000],
    ["Betrag Mrd. EUR", 1_000_000_000],
  ])("%s", (header, factor) => {
    expect(unitInHeader(header)?.factor).toBe(factor);
  });

  it.each([
    "Amount",
    "Net Amount (£)",
    "Amount over £500",
    "Payments over £25k",
    "Miles",
    "Amount GBP",
    "Milestone value",
  ])("%s states none", (header) => {
    expect(unitInHeader(header)).toBe(null);
  });

  it("are found in titles, but not where a title names a threshold", () => {
    expect(unitInTitle([["Spend report 2025"], ["All figures in £000"]])?.factor).toBe(1000);
    expect(unitInTitle([["Beträge in Mio. EUR"]])?.factor).toBe(1_000_000);
    expect(unitInTitle([["Payments over £1 million"], ["Spend of more than 500 thousand pounds"]])).toBe(null);
    expect(unitInTitle([["A million thanks to our suppliers"]])).toBe(null);
  });

  it("come with the column, and with the title where the header has none", async () => {
    const rows = ["Acme,1.5,2,2025-01-31", "Bolt,2.25,3,2025-02-28"];
    const found = await inspect(ledger("Supplier,Amount (£000),Gross £,Date", rows));
    expect(found.proposal.mapping.units).toEqual({ amount: 1000 });
    const other = { ...found.proposal.mapping, sources: { ...found.proposal.mapping.sources, amount: { column: 2 } } };
    expect(settleMapping(other, found).units).toBeUndefined();
    const titled = await inspect(`Figures in £m,,,\n${ledger("Supplier,Amount,Doc,Date", rows)}`);
    expect(titled.proposal.mapping.units).toEqual({ amount: 1_000_000 });
    const denied = settleMapping({ ...titled.proposal.mapping, units: {}, stated: { amount: 1 } }, titled);
    expect(denied.units).toBeUndefined();
  });
});

describe("a remembered mapping", () => {
  const header = "Supplier;Amount;Payment Date";
  const file = (amount: string, days: readonly string[], end = "") =>
    inspect(
      ledger(
        header,
        days.map((day) => `Acme${end};${amount};${day}`),
      ),
    );
  const recalled = async (earlier: ColumnMapping, found: LedgerInspection) =>
    testRemembered(earlier, found.proposal.mapping, found);

  it("takes the currencies that this file's amounts name, and no sign or void row of an earlier file", async () => {
    const text = (amounts: readonly string[], type: string) =>
      ledger(
        "Supplier;Amount;Date;Type",
        amounts.map((amount, at) => `Acme;${amount};2025-01-3${at % 2};${at === 3 ? type : "Invoice"}`),
      );
    const earlier = (await inspect(text(["£10.00", "£20.00", "£30.00", "£40.00"], "Credit note"))).proposal.mapping;
    expect(earlier.sides).toHaveLength(1);
    const now = await inspect(text(["£10.00", "€20.00", "£30.00", "£40.00"], "Invoice"));
    const { mapping } = await recalled(earlier, now);
    expect(mapping.sources.currency).toEqual({ column: 1 });
    expect(mapping.sides).toBeUndefined();
  });

  it("gives way to this file's order and mark, with a note", async () => {
    const earlier = (await file("1,250.75", ["25/03/2025", "26/03/2025"])).proposal.mapping;
    const now = await file("1.250,75", ["03/25/2025", "03/26/2025"]);
    const { mapping, overruled } = await recalled(earlier, now);
    expect(mapping).toMatchObject({ decimalMark: ",", dateOrders: { paidDate: "mdy" } });
    expect(overruled).toEqual([
      { field: "amount", what: "decimalMark", remembered: ".", found: "," },
      { field: "paidDate", what: "dateOrder", remembered: "dmy", found: "mdy" },
    ]);
  });

  it("answers nothing that this file leaves open: each file is asked", async () => {
    const earlier = (await file("1,250.75", ["25/03/2025"])).proposal.mapping;
    const now = await file("1,250", ["03/04/2025", "05/04/2025"]);
    const { mapping, overruled } = await recalled(earlier, now);
    expect(openQuestions(mapping, "advanced", now).map(({ asks }) => asks)).toEqual(["decimalMark", "dateOrder"]);
    expect(mapping.stated).toBeUndefined();
    expect(overruled).toEqual([]);
  });

  it("does not answer for a file that contradicts itself", async () => {
    const earlier = (await file("1,250.75", ["25/03/2025"])).proposal.mapping;
    const now = await file("1,250.75", ["25/03/2025", "03/25/2025"]);
    const { mapping, overruled } = await recalled(earlier, now);
    expect(openQuestions(mapping, "advanced", now).map(({ field }) => field)).toEqual(["paidDate"]);
    expect(overruled).toEqual([{ field: "paidDate", what: "dateOrder", remembered: "dmy", found: "" }]);
  });

  it("gives way where a column no longer holds what its field needs", async () => {
    const text = (a: string, b: string) =>
      ledger("Supplier,Net,Amount,Payment Date", [`Acme,${a},${b},2025-01-31`, `Bolt,${a},${b},2025-02-28`]);
    const first = await inspect(text("10.50", "12.60"));
    const earlier = {
      ...first.proposal.mapping,
      sources: { ...first.proposal.mapping.sources, amount: { column: 1 } },
    };
    const now = await inspect(text("paid", "12.60"));
    const { mapping, overruled } = await recalled(earlier, now);
    expect(mapping.sources.amount).toEqual({ column: 2 });
    expect(overruled).toEqual([{ field: "amount", what: "column", remembered: "Net", found: "Amount" }]);
  });
});
