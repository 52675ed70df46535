/** Ranges of a stored file (RFC 9110 section 14): a download that was cut off resumes, a video plays from any second. */

interface Range {
  readonly from: number;
  /** Included. */
  readonly to: number;
}

/**
 * The one range that a request asks for: null for the whole file, which several ranges and nonsense get too; "none"
 * for a range after the end of the file.
 */
export function rangeOf(header: string | null, size: number): Range | "none" | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "none" : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < from) return null;
  return from >= size ? "none" : { from, to };
}

/** The Range header of a request; null where its condition names another version of the file, or a weak tag. */
export function askedRange({ headers }: Request, tag: string): string | null {
  const condition = headers.get("if-range");
  return condition === null || condition === tag ? headers.get("range") : null;
}

/** R2's option for a range; none for the whole file. */
export const rangeOption = (range: Range | null) =>
  range === null ? undefined : { range: { offset: range.from, length: range.to - range.from + 1 } };

/** Says in the headers of an answer which bytes it has. */
export function sayRange(headers: Headers, range: Range | null, size: number): void {
  headers.set("content-length", String(range === null ? size : range.to - range.from + 1));
  if (range !== null) headers.set("content-range", `bytes ${range.from}-${range.to}/${size}`);
}
