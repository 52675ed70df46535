/** Columns that date a row by nothing but a year: "2024", "FY24", "2023/24". */

/** A year of four digits, or of two behind "FY"; a year over two calendar years is known by its first. */
const yearText = /^(?:(?:FY|GJ)\s*'?(?<short>\d{4}|\d{2})|(?<year>(?:19|20)\d{2}))(?:\s?[/–-]\s?(?<to>\d{4}|\d{2}))?$/i;

/** The year that a text names; null where it names none, or two that don't follow each other. */
export function yearIn(text: string): number | null {
  const groups = yearText.exec(text.trim())?.groups;
  if (groups === undefined) return null;
  const named = groups.year ?? groups.short ?? "";
  const year = named.length === 2 ? 2000 + Number(named) : Number(named);
  const { to } = groups;
  return to === undefined || Number(to) % 100 === (year + 1) % 100 ? year : null;
}

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();

const calendarHeader = /^(?:calendar )?(?:year|jahr|kalenderjahr|annee|ano|anno|jaar|ar|aar|rok|vuosi)$/;
const fiscalHeader =
  /^(?:fy|(?:fiscal|financial|budget|accounting) ?(?:year|yr)|haushaltsjahr|geschaftsjahr|wirtschaftsjahr|rechnungsjahr|exercice|ejercicio|esercizio|boekjaar|begrotingsjaar|regnskabsar|rakenskapsar)$/;

/** Whether a heading names years; `calendar` ones begin in January, others on a day that a user states. */
export function yearHeader(name: string): "calendar" | "fiscal" | null {
  const text = plain(name);
  if (calendarHeader.test(text)) return "calendar";
  return fiscalHeader.test(text) ? "fiscal" : null;
}
