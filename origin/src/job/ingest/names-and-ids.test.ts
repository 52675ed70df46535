/** Ids that are unique within a company of the group only, and names that go on in a second column. */
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { openQuestions } from "@paygauge/api-types/entities/questions";
import { readAsProposed } from "./proposed.fixture.ts";

async function read(text: string, change?: Partial<ColumnMapping>) {
  const result = await readAsProposed(text, change === undefined ? {} : { change: () => change });
  if (result.refusal !== null) throw new Error(result.refusal);
  const open = openQuestions(result.check.questions, result.mapping.answers, undefined);
  return { ...result, open };
}

/** Two companies give the ids 1 to 3 to suppliers that have nothing in common. */
const group = (heading: string): string =>
  `${heading}Vendor;Vendor Name;Date;Amount\n${["Acme Timber", "Bolt Coaches", "Crane Laundry"]
    .flatMap((name, at) => [
      [name, "UK01"],
      [["Quartz Catering", "River Surveys", "Solar Roofing"][at] ?? "", "IE01"],
    ])
    .map(([name = "", company], at) => {
      const code = heading === "" ? "" : `${company};`;
      return `${code}40${Math.floor(at / 2) + 1};${name};2026-01-1${at};${100 + at}.00`;
    })
    .join("\n")}\n`;

describe("ids of suppliers", () => {
  it.each(["Company Code", "Buchungskreis", "Legal entity", "Société"])(
    "with a column %s: asks, and offers one supplier of each company",
    async (name) => {
      const { open } = await read(group(`${name};`));
      expect(open).toMatchObject([{ code: "supplierIds", ids: 3, company: { column: 0, name } }]);
      const answers = { supplierIds: "byCompany", companyColumn: 0 } as const;
      const answered = await read(group(`${name};`), { answers });
      expect(answered.open).toEqual([]);
      expect(answered.payees.map(({ supplierId }) => supplierId)).toEqual([
        "UK01 401",
        "IE01 401",
        "UK01 402",
        "IE01 402",
        "UK01 403",
        "IE01 403",
      ]);
    },
  );

  it("asks of two unrelated names without such a column, and offers none", async () => {
    expect((await read(group(""))).open).toMatchObject([{ code: "supplierIds", ids: 3, company: null }]);
  });

  it("asks nothing of spellings of one name", async () => {
    const text = group("").replaceAll(/(Quartz|River|Solar) \w+/g, (_, at) => String(at));
    const related = text.replace("Quartz", "Acme Timber Ltd").replace("River", "BOLT").replace("Solar", "Crane Ltd");
    expect((await read(related)).open).toEqual([]);
  });
});

describe("names in two columns", () => {
  it.each([
    ["Name 1", "Name 2"],
    ["Vendor name", "Vendor name 2"],
    ["Lieferantenname", "Firma 2"],
  ])("%s and %s are one name", async (first, second) => {
    const rows = ["Stadtwerke;Kiel AG", "Stadtwerke;Ulm GmbH", "Acme Ltd;"];
    const text = `${first};${second};Datum;Betrag\n${rows.map((row, at) => `${row};1${at}.01.2026;${at + 1},00`).join("\n")}\n`;
    const { payees, named } = await read(text);
    expect(named["nameContinued"]).toBe(second);
    expect(payees.map(({ name }) => name)).toEqual(["Stadtwerke Kiel AG", "Stadtwerke Ulm GmbH", "Acme Ltd"]);
  });
});
