import fc from "fast-check";
import { expect, test } from "vitest";
import { SupplierColumns } from "./columns.ts";
import { inOrder } from "./order.ts";

/** A store that answers what the columns ask for: a count, and one column at a time. */
function storeOf(rows: readonly { readonly name: string; readonly spendMinor: number | null }[]): SqlStorage {
  const exec = (query: string) => {
    if (query.includes("max(ordinal)")) return { one: () => ({ n: rows.length }) };
    const column = query.includes("SELECT name") ? "name" : "spendMinor";
    return { raw: () => rows.map((row) => [row[column]]) };
  };
  return { exec } as unknown as SqlStorage; // the two questions are all that columns ask
}

const row = fc.record({
  name: fc.constantFrom("", "Alpha", "beta", "Gamma", "delta"),
  spendMinor: fc.option(fc.integer({ min: -20, max: 20 })),
});

test("whatever part is asked for first, rows come in the order that a whole sort gives", () => {
  const order = fc.constantFrom("name", "-name", "spendMinor", "-spendMinor");
  fc.assert(
    fc.property(
      fc.oneof(fc.array(row, { maxLength: 20 }), fc.array(row, { minLength: 250, maxLength: 400 })),
      order,
      fc.option(order, { nil: undefined }),
      fc.array(fc.oneof(fc.nat(25), fc.nat(420)), { minLength: 1, maxLength: 6 }),
      // As if the job had so many suppliers that keys and place do not fit one number.
      fc.boolean(),
      (rows, orderBy, secondaryOrderBy, ends, isHuge) => {
        const columns = new SupplierColumns(storeOf(rows), "r");
        const most = isHuge ? 1 : Number.MAX_SAFE_INTEGER;
        const places = Uint32Array.from(rows.keys()).filter((at) => at % 3 !== 1);
        const asked = { orderBy, ...(secondaryOrderBy === undefined ? {} : { secondaryOrderBy }) };
        const whole = [...inOrder(columns, places, asked, rows.length, most)];
        expect(whole).toEqual([...places].toSorted((a, b) => compared(rows, asked, a, b)));
        for (const end of ends)
          expect([...inOrder(columns, places, asked, end, most)].slice(0, end)).toEqual(whole.slice(0, end));
      },
    ),
    { numRuns: 500 },
  );
});

type Asked = { readonly orderBy: string; readonly secondaryOrderBy?: string };

/** An independent reading of the order: blanks last, then the ordinal. */
function compared(
  rows: readonly { name: string; spendMinor: number | null }[],
  asked: Asked,
  a: number,
  b: number,
): number {
  for (const key of [asked.orderBy, asked.secondaryOrderBy ?? ""]) {
    const name = key.replace("-", "") === "name" ? "name" : "spendMinor";
    if (key === "") continue;
    const [one, two] = [a, b].map((at) => {
      const value = rows[at]?.[name] ?? null;
      return value === "" ? null : typeof value === "string" ? value.toLowerCase() : value;
    });
    if (one === two) continue;
    if (one === null || one === undefined) return 1;
    if (two === null || two === undefined) return -1;
    return (one < two ? -1 : 1) * (key.startsWith("-") ? -1 : 1);
  }
  return a - b;
}

test("letters with marks are next to those without", () => {
  const names = ["zebra", "Öl", "oktober", "Ärzte", "Éclair", "apfel", "", "Azur"];
  const rows = names.map((name) => ({ name, spendMinor: null }));
  const places = Uint32Array.from(rows.keys());
  const columns = new SupplierColumns(storeOf(rows), "r");
  const ordered = inOrder(columns, places, { orderBy: "name" }, rows.length);
  expect([...ordered].map((at) => names[at])).toEqual([
    "apfel",
    "Ärzte",
    "Azur",
    "Éclair",
    "oktober",
    "Öl",
    "zebra",
    "",
  ]);
});
