/** The lines of a file that the check found to be totals: what the ingest leaves out. */

export class TotalLines {
  private at = 0;
  private readonly lines: readonly number[];

  /** @param lines physical lines on which total rows begin, ascending */
  constructor(lines: readonly number[]) {
    this.lines = lines;
  }

  /** Whether the row that begins on a line is a total; asked in the order of the file, from any place in it. */
  has(line: number): boolean {
    while ((this.lines[this.at] ?? Infinity) < line) this.at++;
    return this.lines[this.at] === line;
  }
}

/** Lines as text of their distances, which is short; and back. */
export function packLines(lines: readonly number[]): string {
  let before = 0;
  return lines
    .map((line) => {
      const step = line - before;
      before = line;
      return step.toString(36);
    })
    .join(" ");
}

export function unpackLines(text: string): number[] {
  let line = 0;
  return text === "" ? [] : text.split(" ").map((step) => (line += Number.parseInt(step, 36)));
}
