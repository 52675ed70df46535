import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** D1 takes expressions a hundred deep: more letters of one search than these are looked for as they are written. */
const maxLetters = 30;

type Pair = readonly [letter: string, place: string];

/** `replace` for each pair around a text; letters go as their code points, never as text of a statement. */
function around(pairs: readonly Pair[]): { readonly begin: string; readonly end: string } {
  const point = (letter: string) => `char(${letter.codePointAt(0) ?? 0})`;
  const end = pairs.map(([letter, place]) => `, ${point(letter)}, ${point(place)})`).join("");
  return { begin: "replace(".repeat(pairs.length), end };
}

function replacing(pairs: readonly Pair[]): (text: SQLWrapper) => SQL {
  const { begin, end } = around(pairs);
  return (text) => sql`${sql.raw(begin)}${text}${sql.raw(end)}`;
}

/** The capitals of letters of a text that SQLite's lower() doesn't know: it knows ASCII alone. */
const capitalsOf = (folded: string): Pair[] =>
  [...new Set(folded)]
    .flatMap((letter): Pair[] => {
      const capital = letter.toUpperCase();
      return letter > "\u007F" && capital !== letter && [...capital].length === 1 ? [[capital, letter]] : [];
    })
    .slice(0, maxLetters);

/** A column's text in lower case as far as `folded` has letters of it. */
const inLowerCase = (column: SQLWrapper, folded: string): SQL =>
  replacing(capitalsOf(folded))(sql`lower(cast(${column} as text))`);

/** The same for a column that is named in plain SQL. */
export function lowerCaseSql(column: string, folded: string): string {
  const { begin, end } = around(capitalsOf(folded));
  return `${begin}lower(cast(${column} as text))${end}`;
}

/** Where in a column a text has to be. */
export type TextMatch = "Contains" | "StartsWith" | "EndsWith";

/** Whether a column has a text, whatever the case. instr and substr: D1 refuses LIKE patterns over 50 bytes. */
export function textMatch(standing: TextMatch, column: SQLWrapper, raw: string): SQL {
  const value = raw.toLowerCase();
  if (value === "") return sql`1 = 1`;
  const text = inLowerCase(column, value);
  if (standing === "Contains") return sql`instr(${text}, ${value}) > 0`;
  if (standing === "StartsWith") return sql`substr(${text}, 1, length(${value})) = ${value}`;
  return sql`substr(${text}, -length(${value})) = ${value}`;
}

/** Letters with marks, by the letter whose place they have in an alphabet. */
const marked: Readonly<Record<string, string>> = {
  a: "àáâãäåą",
  c: "çćč",
  e: "èéêëę",
  i: "ìíîï",
  l: "ł",
  n: "ñń",
  o: "òóôõöø",
  s: "śš",
  u: "ùúûü",
  z: "źżž",
};
const inPlain = replacing(
  Object.entries(marked).flatMap(([plain, letters]) =>
    [...letters].flatMap((letter): Pair[] => [
      [letter, plain],
      [letter.toUpperCase(), plain],
    ]),
  ),
);

/** A column's text by which rows are ordered: Ä next to A, whatever the case. Most texts are ASCII and stay as they are. */
export function alphabetical(column: SQLWrapper): SQL {
  return sql`case when ${column} glob ${"*[^\u0001-\u007F]*"} then ${inPlain(column)} else ${column} end collate nocase`;
}
