/** Rows and headings that lie otherwise than the first heading says, through proposal, preview, check and import. */
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { readingQuestions } from "@paygauge/api-types/entities/ledger-settle";
import { yearOfColumns } from "@paygauge/analysis/period/upload-period";
import { openQuestions } from "@paygauge/api-types/entities/questions";
import { readAsProposed } from "./proposed.fixture.ts";

type Change = (mapping: ColumnMapping) => Partial<ColumnMapping>;

async function read(text: string, change?: Change, currency = "GBP") {
  const result = await readAsProposed(text, { currency, ...(change === undefined ? {} : { change }) });
  if (result.refusal !== null) throw new Error(result.refusal);
  const { check, mapping } = result;
  const warned = check.warnings.map(({ code }) => code);
  return { ...result, open: openQuestions(check.questions, mapping.answers, undefined), warned };
}

const names = ["Halvard Timber", "Brookline Signs", "Okafor Catering", "Tern & Sons"];
/** Twelve payments, 100.50 to 210.50, 1,866.00 in all. */
const rows = Array.from({ length: 12 }, (_, at) => ({
  name: names[at % 4] ?? "",
  number: `INV${500 + at}`,
  date: `2026-01-${10 + at}`,
  amount: `${100 + at * 10}.50`,
}));
const sum = "186600";
const blank = { name: "", number: "", date: "", amount: "" };
type Row = (typeof rows)[number];
const inOrder = ({ name, number, date, amount }: Row) => `${name},${number},${date},${amount}`;
const heading = "Supplier,Document no,Posting date,Amount";
const file = (...lines: readonly string[]) => `${lines.join("\n")}\n`;
const suppliersOf = ({ payees }: { payees: readonly { name: string }[] }) =>
  new Set(payees.map(({ name }) => name)).size;

describe("a second heading", () => {
  const first = rows.slice(0, 7).map(inOrder);
  const second = rows.slice(7);
  it.each<[string, string, (row: Row) => string]>([
    [
      "in another order",
      "Amount,Posting date,Document no,Supplier",
      (r) => `${r.amount},${r.date},${r.number},${r.name}`,
    ],
    [
      "with another word",
      "Amount,Vendor,Posting date,Document no",
      (r) => `${r.amount},${r.name},${r.date},${r.number}`,
    ],
    [
      "in another language",
      "Betrag,Buchungsdatum,Belegnummer,Lieferant",
      (r) => `${r.amount},${r.date},${r.number},${r.name}`,
    ],
    [
      "with a further column",
      "Supplier,Unit,Document no,Posting date,Amount",
      (r) => `${r.name},7,${r.number},${r.date},${r.amount}`,
    ],
    ["without a column", "Posting date,Amount,Supplier", (r) => `${r.date},${r.amount},${r.name}`],
  ])("%s is followed", async (_, again, line) => {
    const result = await read(file(heading, ...first, again, ...second.map(line)));
    const { check, open, warned, shown } = result;
    expect([check.sumMinor, check.accepted, check.undated, open]).toEqual([sum, 12, 0, []]);
    expect(suppliersOf(result)).toBe(4);
    expect(warned).toContain("heading-moved");
    expect(shown.filter(({ state }) => state === "ready")).toHaveLength(12);
  });

  it("in the first order again is followed as well", async () => {
    const moved = second.slice(0, 2).map((r) => `${r.amount},${r.date},${r.number},${r.name}`);
    const lines = [heading, ...first, "Amount,Posting date,Document no,Supplier", ...moved];
    const { check, inspection } = await read(file(...lines, heading, ...second.slice(2).map(inOrder)));
    expect([check.sumMinor, check.accepted]).toEqual([sum, 12]);
    expect(inspection.dialect.headings).toHaveLength(2);
  });

  it("with more of the known words does not become the first", async () => {
    const lines = second.map((r) => `${r.amount},${r.date},Cheque,GBP,${r.name}`);
    const result = await read(
      file(
        "Supplier,Posting date,Amount",
        ...rows.slice(0, 7).map((r) => `${r.name},${r.date},${r.amount}`),
        "Amount,Posting date,Payment method,Currency,Supplier",
        ...lines,
      ),
    );
    expect([result.check.sumMinor, result.check.accepted]).toEqual([sum, 12]);
  });

  it("that names other things stops with a question", async () => {
    const { open } = await read(file(heading, ...first, "Department,Head,Since,Budget", "Parks,A,B,900.00"));
    expect(open).toMatchObject([{ code: "otherTable" }]);
  });

  it("that repeats the first one changes nothing", async () => {
    const { check, inspection } = await read(file(heading, ...first, heading, ...second.map(inOrder)));
    expect([check.sumMinor, inspection.dialect.headings]).toEqual([sum, undefined]);
  });
});

describe("rows of more cells", () => {
  const wide = (at: number) => (row: Row) => inOrder(row).split(",").toSpliced(at, 0, "77").join(",");
  const text = (at: number) => file(heading, ...rows.slice(0, 6).map(inOrder), ...rows.slice(6).map(wide(at)));

  it("are asked about where amounts may be in either of two cells", async () => {
    const { open, check } = await read(text(3));
    expect(open).toMatchObject([
      {
        code: "widerRows",
        rows: 6,
        from: 8,
        readings: [
          { as: "without", cell: 4, sumMinor: "46200", first: "77" },
          { as: "without", cell: 3, sumMinor: "111300", first: "160.50" },
          { as: "joined", cell: 3, sumMinor: "46311300", first: "77,160.50" },
        ],
      },
    ]);
    expect(check.accepted).toBe(12);
  });

  it.each([
    [{ as: "without", cell: 3 }, sum, 12],
    [{ as: "leaveOut" }, "75300", 6],
  ] as const)("follow the answer %o", async (widerRows, expected, accepted) => {
    const { open, check } = await read(text(3), () => ({ answers: { widerRows } }));
    expect([check.sumMinor, check.accepted, open]).toEqual([expected, accepted, []]);
    expect(check.questions).toMatchObject([
      { code: "widerRows", readings: [{ cell: 4 }, { sumMinor: "111300" }, { as: "joined" }] },
    ]);
  });

  it("are asked about where the heading of a column is missing", async () => {
    const { open } = await read(file(heading, ...rows.map(wide(3))));
    expect(open).toMatchObject([
      { code: "widerRows", rows: 12, readings: [{ cell: 4 }, { cell: 3 }, { as: "joined" }] },
    ]);
    const missing = await read(file(heading, ...rows.map(wide(1))));
    expect([missing.check.sumMinor, missing.open]).toEqual([sum, []]);
  });

  it("are read where one place alone fits every column", async () => {
    const { open, check } = await read(text(1));
    expect([check.sumMinor, check.accepted, check.undated, open]).toEqual([sum, 12, 0, []]);
    const note = file(heading, ...rows.map(inOrder).map((line, at) => (at > 8 ? `${line},checked by hand` : line)));
    expect((await read(note)).check.sumMinor).toBe(sum);
  });
});

describe("commas without quotes", () => {
  it.each([
    ["PORTER, ANNE B", 4],
    ["Acme,Inc.", 4],
    ["Acme, Bolt, Crane", 4],
  ])("in the name %s are joined", async (name, suppliers) => {
    const lines = rows.map((row, at) => inOrder({ ...row, name: at % 4 === 0 ? name : row.name }));
    const result = await read(file(heading, ...lines));
    expect([result.check.sumMinor, result.check.accepted, result.open]).toEqual([sum, 12, []]);
    expect(suppliersOf(result)).toBe(suppliers);
    expect(result.payees.map((payee) => payee.name)).toContain(name);
    expect(result.warned).toContain("cells-joined");
    expect(result.inspection.preview[0]?.length).toBe(4);
  });

  it("in amounts are joined where no amount from a thousand on is whole", async () => {
    const lines = rows.map((row, at) => inOrder({ ...row, amount: at % 5 === 0 ? `1,${row.amount}` : row.amount }));
    const { check, open } = await read(file(heading, ...lines));
    expect([check.sumMinor, check.accepted, open]).toEqual(["486600", 12, []]);
  });

  it("in every amount are asked about", async () => {
    const text = file(heading, ...rows.map((row) => inOrder({ ...row, amount: `1,${row.amount}` })));
    expect((await read(text)).open).toMatchObject([{ code: "widerRows", rows: 12 }]);
    const widerRows = { as: "joined", cell: 3 } as const;
    expect((await read(text, () => ({ answers: { widerRows } }))).check.sumMinor).toBe("1386600");
  });

  it("in every amount with cents are joined", async () => {
    const cents = rows.map((row, at) => inOrder({ ...row, amount: `${100 + at},${10 + at * 7}` }));
    // 12 × 100 + 66, and 12 × 10 + 7 × 66 cents.
    expect((await read(file(heading, ...cents))).check.sumMinor).toBe("127182");
  });

  it("behind amounts do not join them where other amounts have them whole", async () => {
    const lines = rows.map((row, at) =>
      at > 5 ? `${row.name},${row.number},${row.date},${at},${row.amount}` : inOrder({ ...row, amount: "1234.50" }),
    );
    expect((await read(file(heading, ...lines))).open).toMatchObject([{ code: "widerRows" }]);
  });
});

describe("quotes", () => {
  it("are single ones where most words have them", async () => {
    const lines = rows.map(({ name, number, date, amount }) => `'${name}, Ltd','${number}','${date}','${amount}'`);
    const result = await read(file("'Supplier','Document no','Posting date','Amount'", ...lines));
    expect([result.check.sumMinor, result.check.accepted]).toEqual([sum, 12]);
    expect(result.payees[0]?.name).toBe("Halvard Timber, Ltd");
    const doubled = lines.map((line) => line.replace("Tern & Sons", "Tern''s & Sons"));
    expect((await read(file("Supplier,Document no,Posting date,Amount", ...doubled))).payees[3]?.name).toBe(
      "Tern's & Sons, Ltd",
    );
  });

  it("are letters of a name where it begins with one", async () => {
    const lines = rows.map((row) => inOrder({ ...row, name: `'t ${row.name}` }));
    const result = await read(file(heading, ...lines));
    expect([result.payees[0]?.name, result.check.sumMinor]).toEqual(["'t Halvard Timber", sum]);
  });
});

describe("headings next to their values", () => {
  it.each<[string, string, (row: Row, at: number) => string]>([
    ["row numbers without a heading", heading, (row, at) => `${at},${inOrder(row)}`],
    ["a row number in place of the last column", `${heading},Note`, (row, at) => `${at},${inOrder(row)}`],
    ["a blank heading in front", `,${heading}`, (row) => `${inOrder(row)},`],
  ])("%s", async (_, header, line) => {
    const { check, warned, named } = await read(file(header, ...rows.map(line)));
    expect([check.sumMinor, check.accepted, check.undated]).toEqual([sum, 12, 0]);
    expect(named).toMatchObject({ supplierName: "Supplier", amount: "Amount", documentDate: "Posting date" });
    expect(warned).toContain("heading-shifted");
  });
});

describe("headings of registers", () => {
  const register = (header: string, line: (at: number) => string) =>
    file(header, ...Array.from({ length: 12 }, (_, at) => line(at)));
  it.each([
    [
      "AÑO;SECCION;NIF;CONTRATISTA;IMPORTE",
      (at: number) => `2026;Obras;A1902000${at};HALVARD ${at % 4} S.L.;${100 + at},75`,
    ],
    [
      "Jahr;Zuwendungsempfänger;Zweck;Gesamtzuwendung",
      (at: number) => `2026;Verein ${at % 4} e.V.;Sport;${100 + at},75`,
    ],
    ["Jaar;Naam subsidieontvanger;Regeling;Toegekend", (at: number) => `2026;Stichting ${at % 4};Sport;${100 + at},75`],
  ])("%s", async (header, line) => {
    const { named, check, open } = await read(register(header, line), undefined, "EUR");
    const [, , second = "", third = ""] = header.split(";");
    expect([second, third, header.split(";")[1]]).toContain(named["supplierName"]);
    expect([check.accepted, check.sumMinor, open]).toEqual([12, "127500", []]);
  });

  it("offers the one year of a column as the period", async () => {
    const text = register("AÑO;CONTRATISTA;IMPORTE", (at) => `2026;HALVARD ${at % 4} S.L.;${100 + at},75`);
    const { inspection } = await read(text, undefined, "EUR");
    expect(yearOfColumns(inspection)).toMatchObject([{ from: "2026-01-01", to: "2026-12-31", text: "AÑO 2026" }]);
    const two = await read(text.replace("2026;HALVARD 3", "2025;HALVARD 3"), undefined, "EUR");
    expect(yearOfColumns(two.inspection)).toEqual([]);
  });

  it("asks which amounts count where granted and paid ones differ", async () => {
    const text = register(
      "Jaar;Subsidieontvanger;Toegekend;Betaald",
      (at) => `2026;Stichting ${at % 4};${200 + at},00;${at}00,00`,
    );
    expect((await read(text, undefined, "EUR")).open).toMatchObject([{ code: "amountColumn" }]);
  });
});

describe("empty supplier cells below a name", () => {
  const text = file(heading, ...rows.map((row, at) => inOrder({ ...row, name: at % 3 === 0 ? row.name : "" })));
  it("are asked about, with what is at stake", async () => {
    const { open, check } = await read(text);
    expect(open).toMatchObject([{ code: "fillDown", rows: 8, sumMinor: "128400", sample: [{ line: 3 }, {}, {}, {}] }]);
    expect([check.accepted, check.rejected]).toEqual([4, 8]);
  });

  it.each([
    ["above", "186600", 12],
    ["reject", "58200", 4],
  ] as const)("follow the answer %s", async (fillDown, expected, accepted) => {
    const { open, check } = await read(text, () => ({ answers: { fillDown } }));
    expect([check.sumMinor, check.accepted, open]).toEqual([expected, accepted, []]);
    expect(check.questions).toMatchObject([{ code: "fillDown", rows: 8, sumMinor: "128400" }]);
  });

  it("are rejected without a question where they are few", async () => {
    const lines = Array.from({ length: 60 }, (_, at) => inOrder({ ...(rows[at % 12] ?? blank), number: `N${at}` }));
    const { open, check } = await read(file(heading, ...lines.with(20, `,N20,2026-01-10,5.00`)));
    expect([open, check.rejected]).toEqual([[], 1]);
  });
});

describe("one day for all rows", () => {
  const text = file(
    "Supplier,Posting date,Reference,Amount",
    ...rows.map(({ name, date, amount }) => `${name},2026-02-01,${date},${amount}`),
  );
  it("is asked about where a column with another heading has various days", async () => {
    const { open } = await read(text);
    expect(open).toMatchObject([
      { code: "dateColumn", columns: [{ column: 1, name: "Posting date" }, { name: "Reference" }] },
    ]);
    const kept = await read(text, () => ({ answers: { dateColumn: 1 } }));
    expect([kept.open, kept.check.firstDate, kept.check.lastDate]).toEqual([[], "2026-02-01", "2026-02-01"]);
  });

  it("asks nothing where the other column is a date by its heading", async () => {
    const { open } = await read(text.replace("Posting date,Reference", "Payment date,Invoice date"));
    expect(open).toEqual([]);
  });
});

describe("dates that need a year or a user", () => {
  const dated = (days: readonly string[], fileName = "ledger.csv") =>
    readAsProposed(file(heading, ...rows.map((row, at) => inOrder({ ...row, date: days[at] ?? "" }))), { fileName });
  it("have the year of the file's name", async () => {
    const days = rows.map((_, at) => `${13 + at}/0${1 + (at % 9)}`);
    const result = await dated(days, "payments 2025.csv");
    if (result.refusal !== null) throw new Error(result.refusal);
    expect([result.check.firstDate, result.check.lastDate, result.check.undated]).toEqual([
      "2025-01-13",
      "2025-09-21",
      0,
    ]);
    const without = await dated(days);
    if (without.refusal !== null) throw new Error(without.refusal);
    expect(readingQuestions(without.mapping, "advanced", without.inspection)).toMatchObject([
      { asks: "yearStart", field: "documentDate", answered: false },
    ]);
  });

  it.each<[string, (at: number) => string, string, string]>([
    ["a day behind the month's name", (at) => `Mar ${10 + at}`, "2025-03-10", "2025-03-21"],
    ["one digit beside two", (at) => `Jan ${at < 3 ? 7 + at : 10 + (at % 3)}`, "2025-01-07", "2025-01-12"],
    [
      "days far apart",
      (at) => `${["Jan", "Apr", "Dec"][at % 3]}-${at % 2 === 0 ? "02" : 20 + at}`,
      "2025-01-02",
      "2025-12-31",
    ],
    ["weeks", (at) => `KW ${2 + at}`, "2025-01-06", "2025-03-24"],
  ])("of %s have the year of the file's name", async (_, day, first, last) => {
    const result = await dated(
      rows.map((_row, at) => day(at)),
      "payments 2025.csv",
    );
    if (result.refusal !== null) throw new Error(result.refusal);
    expect([result.check.firstDate, result.check.lastDate, result.check.undated]).toEqual([first, last, 0]);
  });

  it("are months where the numbers are years near each other", async () => {
    const result = await dated(rows.map((_, at) => `${["Jan", "Feb", "Mar"][at % 3]}-${22 + (at % 4)}`));
    if (result.refusal !== null) throw new Error(result.refusal);
    expect([result.check.firstDate, result.check.lastDate, result.check.undated]).toEqual([
      "2022-01-01",
      "2025-03-01",
      0,
    ]);
  });

  it("are asked about where a spreadsheet swapped days up to 12 for months", async () => {
    const days = rows.map((_, at) => (at % 2 === 0 ? `2025-0${1 + (at % 8)}-03` : `${13 + at}/03/2025`));
    const text = file(heading, ...rows.map((row, at) => inOrder({ ...row, date: days[at] ?? "" })));
    const { open, check } = await read(text);
    expect(open).toMatchObject([{ code: "swappedDates", rows: 6, asWritten: "2025-01-03", swapped: "2025-03-01" }]);
    expect(check.lastDate).toBe("2025-07-03");
    const swapped = await read(text, () => ({ answers: { swappedDates: "swap" } }));
    expect([swapped.open, swapped.check.firstDate, swapped.check.lastDate]).toEqual([[], "2025-03-01", "2025-03-24"]);
    const kept = await read(text.replace("2025-01-03", "2025-01-31"));
    expect(kept.open).toEqual([]);
  });
});

describe("names in two columns, and groups of suppliers", () => {
  it("joins first and last names", async () => {
    const people = ["Ann,Porter", "Ben,Porter", "Ann,Okafor"];
    const lines = rows.map(({ number, date, amount }, at) => `${people[at % 3] ?? ""},${number},${date},${amount}`);
    const result = await read(file("First name,Last name,Document no,Posting date,Amount", ...lines));
    expect(new Set(result.payees.map(({ name }) => name))).toEqual(new Set(["Ann Porter", "Ben Porter", "Ann Okafor"]));
    expect([result.check.sumMinor, result.check.suppliers]).toEqual([sum, 3]);
    const german = await read(file("Vorname,Nachname,Belegnummer,Belegdatum,Betrag", ...lines));
    expect(german.payees[0]?.name).toBe("Ann Porter");
  });

  it("leaves the first name of a contact out of a supplier's name", async () => {
    const lines = rows.map((row) => `${row.name},Ann,${row.number},${row.date},${row.amount}`);
    const result = await read(file("Supplier,First name,Document no,Posting date,Amount", ...lines));
    expect([result.payees[0]?.name, result.named["firstName"]]).toEqual(["Halvard Timber", undefined]);
  });

  it("takes the payee's class from the vendor group", async () => {
    const groups = ["KRED Domestic", "EMPL Employees", "Tax authorities", "Intercompany"];
    const lines = rows.map((row, at) => `${row.name},${groups[at % 4] ?? ""},${row.number},${row.date},${row.amount}`);
    const result = await read(file("Supplier,Vendor group,Document no,Posting date,Amount", ...lines));
    expect(result.payees.map(({ payeeClass }) => payeeClass)).toEqual([
      "Supplier",
      "Employee",
      "TaxAuthority",
      "Intercompany",
    ]);
  });
});
