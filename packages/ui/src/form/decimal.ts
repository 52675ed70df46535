interface Marks {
  readonly decimal: string;
  readonly group: string;
}

const marksOf = (locale: string): Marks => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-12_345_678.9);
  const mark = (type: "decimal" | "group") => parts.find((part) => part.type === type)?.value ?? "";
  return { decimal: mark("decimal"), group: mark("group") };
};

/**
 * A number as a user writes it in their locale, as plain decimal text ("1250.5"); undefined where it is none.
 * Grouping must be between groups of digits: "1,5" isn't a number in English and one and a half in German.
 */
export function parseDecimal(text: string, locale: string): string | undefined {
  const { decimal, group } = marksOf(locale);
  // Keyboards write plain spaces and hyphens where locales have narrow spaces and minus signs.
  const plain = text
    .trim()
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .replaceAll("\u2212", "-")
    .replaceAll("’", "'");
  const [whole = "", part, ...more] = plain.split(decimal);
  if (more.length > 0) return undefined;
  const mark = group.replaceAll(/[\u00A0\u202F]/g, " ").replaceAll("’", "'");
  const digits = ungrouped(whole, mark);
  if (digits === undefined || (part !== undefined && !/^\d+$/.test(part))) return undefined;
  return part === undefined ? digits : `${digits}.${part}`;
}

/** "-1,234,567" without its marks; undefined where the marks are elsewhere than between groups of digits. */
function ungrouped(whole: string, mark: string): string | undefined {
  if (/^[-+]?\d+$/.test(whole)) return whole.replace("+", "");
  if (mark === "" || !whole.includes(mark)) return undefined;
  const [first = "", ...groups] = whole.split(mark);
  // Two digits as well: Indian numbers are grouped by two above the thousand.
  const grouped =
    /^[-+]?\d{1,3}$/.test(first) &&
    groups.every((each, at) => /^\d{2,3}$/.test(each) && (at < groups.length - 1 || each.length === 3));
  return grouped ? (first + groups.join("")).replace("+", "") : undefined;
}

/** Plain decimal text as the locale writes it, with every digit it has; other text stays as it is. */
export function decimalText(plain: string, locale: string): string {
  const hit = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain);
  if (hit === null) return plain;
  const [, sign = "", whole = "0", part] = hit;
  const { decimal } = marksOf(locale);
  const figures = new Intl.NumberFormat(locale).format(BigInt(whole));
  return `${sign}${figures}${part === undefined ? "" : decimal + part}`;
}
