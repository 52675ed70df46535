import { describe, expect, it } from "vitest";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { inspectLedger, type InspectOptions } from "@paygauge/analysis/reading/inspect";
import { message } from "@paygauge/api-types/catalogue/message";

const encoder = new TextEncoder();

function inspect(content: string | Uint8Array, options: Partial<InspectOptions> = {}) {
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  return inspectLedger(async (offset, length) => bytes.slice(offset, offset + length), bytes.length, {
    kind: "advanced",
    currency: "GBP",
    pause: async () => {},
    ...options,
  });
}

async function refusal(content: string | Uint8Array, kind: LedgerKind = "advanced") {
  const result = await inspect(content, { kind });
  if (result.ok) return null;
  expect(result.refusal.message).toEqual(message(`file-${result.refusal.code}`));
  return result.refusal.code;
}

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join("\n");

describe("refusals", () => {
  it.each([
    ["empty", new Uint8Array(0), "empty"],
    ["blanks alone", " \n \r\n", "empty"],
    ["PDF", encoder.encode("%PDF-1.7 name,amount\n"), "pdf"],
    ["XLS named csv", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), "xls"],
    ["XLSX", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), "xlsx"],
    ["gzip", new Uint8Array([0x1f, 0x8b, 8, 0]), "gzip"],
    ["PNG", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10]), "image"],
    ["HTML", "\n<!DOCTYPE html><html><table>", "html"],
    ["JSON", '[{"name":"Acme","amount":1}]', "json"],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 0x61, 0, 0x2c, 0]), "utf-16"],
    [
      "UTF-16 without mark",
      Uint8Array.from("name,amount\nA,1\n".repeat(9), (c) => c.charCodeAt(0)).reduce<number[]>(
        (all, b) => [...all, b, 0],
        [],
      ),
      "utf-16",
    ],
    ["NULs", new Uint8Array(500), "binary"],
    ["one column", "Supplier\nAcme\nBolt\n", "one-column"],
    ["header alone", "Supplier,Amount,Date\n", "header-only"],
    ["totals by category", "Category,Total\nRent,100.00\nFuel,200.00\n", "no-name-column"],
    ["no amounts", "Supplier Name,City\nAcme,Leeds\nBolt,York\n", "no-amount-column"],
    [
      "contract register",
      "Contract Number,Supplier,Start Date,End Date,Amount\n1,Acme,2024-01-01,2026-01-01,5000.00\n",
      "contract-register",
    ],
    [
      "register whose contracts have titles and terms alone",
      "Contract Title,Supplier,Start Date,End Date,Total Value\nRoof works,Acme,2024-01-01,2026-01-01,5000.00\n",
      "contract-register",
    ],
    [
      "register in German",
      "Vertragsnummer,Lieferant,Laufzeit von,Laufzeit bis,Betrag\n1,Acme,2024-01-01,2026-01-01,5000.00\n",
      "contract-register",
    ],
    [
      "register in Dutch",
      "Contractnummer,Leverancier,Ingangsdatum,Einddatum,Bedrag\n1,Acme,2024-01-01,2026-01-01,5000.00\n",
      "contract-register",
    ],
    [
      "order book",
      "PO Number,Supplier,Order Date,Qty,Unit Price,Delivery Date,Amount\n1,Acme,2024-01-01,2,10.00,2024-02-01,20.00\n",
      "order-book",
    ],
    [
      "order book in French",
      "N° commande,Fournisseur,Quantité,Prix unitaire,Date de livraison,Montant\n1,Acme,2,10.00,2024-02-01,20.00\n",
      "order-book",
    ],
    [
      "one total per supplier",
      `Supplier Name,Amount\n${lines(40, (at) => `Firm ${at} Ltd,${at}00.50`)}\n`,
      "totals-only",
    ],
  ] as const)("%s", async (_, content, code) => {
    const bytes = Array.isArray(content) ? Uint8Array.from(content) : content;
    expect(await refusal(bytes as string | Uint8Array)).toBe(code);
  });

  it("lets a user insist where the content is doubted, and takes a summary as a summary", async () => {
    const summary = `Supplier Name,Total Spend\n${lines(40, (at) => `Firm ${at} Ltd,${at}00.50`)}\n`;
    const doubted = await inspect(summary);
    expect(doubted.ok ? null : doubted.refusal.overridable).toBe(true);
    expect(doubted.inspection?.proposal.missing).toEqual([]);
    const taken = await inspect(summary, { kind: "base" });
    expect(taken.ok && taken.inspection.proposal.mapping.sources).toMatchObject({
      supplierName: { column: 0 },
      spend: { column: 1 },
    });
  });

  it("takes names alone for match data", async () => {
    expect(await refusal("Supplier\nAcme\nBolt\n", "matchedDataOnly")).toBe(null);
  });
});

async function dialectOf(content: string | Uint8Array, options: Partial<InspectOptions> = {}) {
  const result = await inspect(content, options);
  if (result.inspection === undefined) throw new Error(result.ok ? "" : result.refusal.code);
  return result.inspection;
}

const body = (mark: string, end: string) =>
  Array.from({ length: 30 }, (_, at) =>
    ["S" + (at % 9), `Müller ${at % 9} & Söhne`, `${at + 1}`, `1${at},50`, `${(at % 28) + 1}.03.2024`].join(mark),
  ).join(end);

it.each([
  // What contracts are paid with is a ledger, although each line states its contract's term.
  "Contract,Supplier,Start Date,End Date,Invoice Date,Amount",
  "Contract Title,Supplier,Start Date,End Date,Date,Amount",
])("reads a ledger whose lines name contracts: %s", async (header) => {
  const days = "2024-01-01,2026-01-01,2024-05-03";
  const text = `${header}\n${lines(30, (at) => `Roof ${at},Firm ${at % 7},${days},${at}.20`)}\n`;
  expect((await dialectOf(text)).rows).toBe(30);
});

describe("dialects", () => {
  it.each([
    [";", "\r\n", "crlf"],
    ["\t", "\n", "lf"],
    ["|", "\r", "cr"],
  ] as const)("finds %j and %j", async (mark, end, lineEnd) => {
    const header = ["Lieferantennummer", "Lieferant", "Belegnummer", "Betrag", "Zahlungsdatum"].join(mark);
    const { dialect, proposal, rows } = await dialectOf(`\ufeff${header}${end}${body(mark, end)}${end}`);
    expect(dialect).toMatchObject({ delimiter: mark, lineEnd, hadBom: true, headerRow: 1, encoding: "utf-8" });
    expect(rows).toBe(30);
    expect(proposal.mapping).toMatchObject({
      decimalMark: ",",
      dateOrders: { paidDate: "dmy" },
      sources: {
        supplierId: { column: 0 },
        supplierName: { column: 1 },
        documentNumber: { column: 2 },
        amount: { column: 3 },
        paidDate: { column: 4 },
      },
    });
  });

  it("finds a header below titles, with empty and repeated names and empty columns at the end", async () => {
    const text = `Spend report 2024,,,,,,\n,,,,,,\nExported by finance,,,,,,\nVendor Name,Amount,,Amount,Invoice Date,,\n${lines(30, (at) => `Firm ${at % 7},${at}.25,x,${at}.20,2024-01-${String((at % 28) + 1).padStart(2, "0")},,`)}\n`;
    const { dialect, preview } = await dialectOf(text);
    expect(dialect.headerRow).toBe(4);
    expect(dialect.columns.map((column) => column.name)).toEqual([
      "Vendor Name",
      "Amount",
      "Column 3",
      "Amount (2)",
      "Invoice Date",
    ]);
    expect(preview[0]?.slice(0, 2)).toEqual(["Firm 0", "0.25"]);
  });

  it("guesses by values where there is no header", async () => {
    const { dialect, proposal } = await dialectOf(
      lines(
        40,
        (at) => `${1000 + at},Firm number ${at % 20},2024-02-${String((at % 28) + 1).padStart(2, "0")},${at}1.37`,
      ),
    );
    expect(dialect.headerRow).toBe(0);
    expect(proposal.mapping.sources).toMatchObject({
      supplierName: { column: 1 },
      documentDate: { column: 2 },
      amount: { column: 3 },
    });
    expect(proposal.fields.find((each) => each.field === "amount")?.confidence).toBeLessThan(0.5);
  });

  it("reads windows-1252, and lets a user overrule", async () => {
    const text = "Lieferant;Betrag;Datum\nM\xfcller \x80;1,50;01.02.2024\n";
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const { dialect, preview } = await dialectOf(bytes);
    expect([dialect.encoding, preview[0]?.[0]]).toEqual(["windows-1252", "Müller €"]);
    expect((await dialectOf(bytes, { dialect: { headerRow: 0 } })).rows).toBe(2);
  });

  it("decides the order of dates from the whole column, the last row included", async () => {
    const early = lines(30_000, () => "Acme,1.00,03/04/2024");
    const { proposal, profiles } = await dialectOf(`Supplier,Amount,Payment Date\n${early}\nAcme,1.00,03/25/2024\n`);
    expect(proposal.mapping.dateOrders.paidDate).toBe("mdy");
    expect(profiles[2]?.ambiguous).toBe(false);
    const unsure = await dialectOf(
      "Supplier,Amount,Payment Date,Doc\nAcme,1.00,03/04/2024,1\nAcme,1.00,05/06/2024,2\n",
    );
    expect(unsure.profiles[2]?.ambiguous).toBe(true);
  });
});

describe("columns that aren't names", () => {
  const rows = (count: number, line: (at: number) => string) => lines(count, line) + "\n";

  it("takes no flag for the names, whatever its header says", async () => {
    const text = `Supplier,Payee,Amount,Date\n${rows(40, (at) => `${at % 3 ? "Yes" : "No"},Firm ${at % 9} Ltd,${at}.50,2024-01-0${(at % 9) + 1}`)}`;
    const result = await inspect(text);
    expect(result.ok && result.inspection.proposal.mapping.sources.supplierName).toEqual({ column: 1 });
    const alone = `Supplier,Amount,Date\n${rows(40, (at) => `${at % 3 ? "Ja" : "Nein"},${at}.50,2024-01-0${(at % 9) + 1}`)}`;
    expect(await refusal(alone)).toBe("no-name-column");
  });

  it("prefers a column of many names, and is unsure of one of three", async () => {
    const text = `Supplier,Payee,Amount,Date\n${rows(300, (at) => `${["Trade", "Staff", "Grants"][at % 3]},Firm ${at % 90} Ltd,${at}.50,2024-01-0${(at % 9) + 1}`)}`;
    const result = await inspect(text);
    expect(result.ok && result.inspection.proposal.mapping.sources.supplierName).toEqual({ column: 1 });
    const alone = `Supplier,Amount,Date\n${rows(300, (at) => `Firm ${at % 3} Ltd,${at}.50,2024-01-0${(at % 9) + 1}`)}`;
    const only = await inspect(alone);
    const name = only.ok ? only.inspection.proposal.fields.find(({ field }) => field === "supplierName") : undefined;
    expect(name?.source).toEqual({ column: 0 });
    expect(name?.confidence).toBeLessThan(0.5);
  });
});
