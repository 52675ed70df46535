/** Excel's numbers that stand for days and times (ECMA-376 part 1, sections 18.8.30 and 18.17.4). */
export type FormatKind = "number" | "date" | "time";

const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const builtInTimes = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47]);

/** What numbers of a format mean; `code` is that of a format of the workbook's own. */
export function formatKind(id: number, code: string | undefined): FormatKind {
  if (code === undefined) return builtInDates.has(id) ? "date" : builtInTimes.has(id) ? "time" : "number";
  const letters = (code.split(";")[0] ?? "")
    .replace(/\\.|"[^"]*"|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, "")
    .replace(/general|e[+-]|am\/pm|a\/p/gi, "")
    .toLowerCase();
  if (/[yd]/.test(letters)) return "date";
  if (/[hs]/.test(letters)) return "time";
  return /m/.test(letters) ? "date" : "number";
}

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * The ISO text of a serial number: "2025-03-31", with " 10:14:44" where it has a time, or the time alone. A number that
 * isn't a day of the years 1900 to 9999 stays as it is written.
 * @param written the digits of the cell
 * @param from1904 the workbook counts days from 1904-01-01
 */
export function serialText(written: string, kind: FormatKind, from1904: boolean): string {
  const value = Number(written);
  if (kind === "number" || written === "" || !Number.isFinite(value) || value < 0 || value >= 2_958_466) return written;
  // What is less than a millisecond short of midnight is midnight computed with fractions; 23:59:59.997 is that day's.
  const milliseconds = Math.round((value % 1) * 86_400_000);
  const days = Math.floor(value) + (milliseconds === 86_400_000 ? 1 : 0);
  const rest = Math.min(86_399, Math.round((milliseconds % 86_400_000) / 1000));
  const time = `${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
  if (value < 1 && !from1904) return kind === "time" || rest > 0 ? time : written;
  // Excel believes in 1900-02-29, its day 60; days before it are one off.
  if (!from1904 && days === 60) return written;
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(epoch + days * 86_400_000);
  if (date.getUTCFullYear() > 9999) return written;
  const day = date.toISOString().slice(0, 10);
  return rest > 0 ? `${day} ${time}` : day;
}
