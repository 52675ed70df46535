/** Which rows a file's own words subtract or leave out, for the column of amounts that a mapping reads. */
import type { CanonicalColumn, ColumnMapping, ColumnProfile } from "./ledger.ts";
import type { ColumnSides, SideValue } from "./sides.ts";

/** Columns that say something else, whatever words are in them. */
const otherFields: readonly CanonicalColumn[] = [
  "supplierName",
  "supplierId",
  "amount",
  "spend",
  "credit",
  "city",
  "country",
];

function sideColumns(mapping: Pick<ColumnMapping, "sources">, profiles: readonly ColumnProfile[]): ColumnProfile[] {
  const taken = new Set(
    otherFields.flatMap((field) => {
      const source = mapping.sources[field];
      return source !== undefined && "column" in source ? [source.column] : [];
    }),
  );
  return profiles.filter((profile) => profile.sides !== undefined && !taken.has(profile.index));
}

/** The sides that need no question: known words next to amounts that carry no sign themselves. */
export function proposeSides(
  mapping: Pick<ColumnMapping, "sources">,
  profiles: readonly ColumnProfile[],
  amount: number | undefined,
): ColumnSides[] {
  const money = profiles.find(({ index }) => index === amount);
  // A column for each side has its signs; amounts that are mostly negative are asked about first.
  if (money === undefined || mapping.sources.credit !== undefined || money.negatives * 2 > money.filled) return [];
  return sideColumns(mapping, profiles).flatMap((profile) => {
    const values = knownValues(profile, money);
    return values.length === 0 ? [] : [{ column: profile.index, values }];
  });
}

function knownValues({ sides = [] }: ColumnProfile, money: ColumnProfile): ColumnSides["values"] {
  const signsOf = ({ signs }: SideValue) => signs.find(({ column }) => column === money.index);
  const marked = sides.filter(
    ({ side, ...value }) => side !== "add" && side !== null && signsOf({ side, ...value }) !== undefined,
  );
  // Credits that are negative already aren't news.
  const positive = marked.filter((value) => (signsOf(value)?.positive ?? 0) > 0);
  const isMixed = positive.some((value) => (signsOf(value)?.negative ?? 0) > 0);
  const hasOwnSigns = money.negatives > marked.reduce((sum, value) => sum + (signsOf(value)?.negative ?? 0), 0);
  const isUnsure = positive.some(({ side }) => side === "unsure" || (side === "subtract" && hasOwnSigns));
  const rows = positive.reduce((sum, value) => sum + value.rows, 0);
  if (isMixed || isUnsure || rows * 2 > money.filled) return [];
  return positive.flatMap(({ text, side }) => (side === "subtract" || side === "leaveOut" ? [{ text, side }] : []));
}

/** Returns how each column treats its rows: the user's answers first, then the known words of all other columns. */
export function effectiveSides({ sides = [], answers }: Pick<ColumnMapping, "sides" | "answers">): ColumnSides[] {
  const answered = answers?.sides ?? [];
  return [...answered, ...sides.filter(({ column }) => answered.every((answer) => answer.column !== column))];
}
