/** One line of a difference; numbers count from 1 and are null on the side that doesn't have the line. */
export interface DiffLine {
  readonly kind: "same" | "removed" | "added";
  readonly before: number | null;
  readonly after: number | null;
  readonly parts: readonly DiffPart[];
}
/** A piece of a line; marked where the words differ from the paired line. */
export interface DiffPart {
  readonly text: string;
  readonly isMarked: boolean;
}

type Step = "same" | "removed" | "added";
/** Cells of the table of a comparison; above, both sides are taken as wholly different. */
const maxCells = 4_000_000;

/** Steps that turn one list into the other, with as many shared items as possible; removals come before additions. */
export function stepsOf(before: readonly string[], after: readonly string[]): Step[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const rest = Math.min(before.length, after.length) - head;
  while (tail < rest && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const middle = steps(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  const same = (count: number) => Array<Step>(count).fill("same");
  return [...same(head), ...middle, ...same(tail)];
}

function steps(before: readonly string[], after: readonly string[]): Step[] {
  const [rows, columns] = [before.length, after.length];
  if (rows * columns > maxCells) return [...Array<Step>(rows).fill("removed"), ...Array<Step>(columns).fill("added")];
  // Length of the longest shared part of what follows each pair of places.
  const width = columns + 1;
  const shared = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => shared[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      shared[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const found: Step[] = [];
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    const isSame = row < rows && column < columns && before[row] === after[column];
    const removes = column >= columns || (row < rows && at(row + 1, column) >= at(row, column + 1));
    const step: Step = isSame ? "same" : removes ? "removed" : "added";
    found.push(step);
    if (step !== "added") row += 1;
    if (step !== "removed") column += 1;
  }
  return found;
}

const words = /\{\{[^{}]*\}\}|\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const wordsOf = (line: string): string[] => line.match(words) ?? [];
const plain = (text: string): DiffPart[] => (text === "" ? [] : [{ text, isMarked: false }]);

/** Neighbours of the same kind as one piece. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.isMarked === part.isMarked) all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}

/** Both lines with the words marked that only one of them has; unmarked where they have less than a third in common. */
export function markedWords(before: string, after: string): { before: DiffPart[]; after: DiffPart[] } {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const found = stepsOf(one, other);
  const isWord = (word: string) => word.trim() !== "";
  const [left, right]: [DiffPart[], DiffPart[]] = [[], []];
  let [at, to, shared] = [0, 0, 0];
  for (const step of found) {
    if (step !== "added") left.push({ text: one[at] ?? "", isMarked: step === "removed" });
    if (step !== "removed") right.push({ text: other[to] ?? "", isMarked: step === "added" });
    if (step === "same" && isWord(one[at] ?? "")) shared += 1;
    if (step !== "added") at += 1;
    if (step !== "removed") to += 1;
  }
  const most = Math.max(one.filter(isWord).length, other.filter(isWord).length);
  if (shared * 3 < most) return { before: plain(before), after: plain(after) };
  return { before: joined(left), after: joined(right) };
}

/** The difference of two texts, line by line; lines that replace each other have their words marked. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [one, other] = [before.split("\n"), after.split("\n")];
  const found = stepsOf(one, other);
  const lines: DiffLine[] = [];
  let [at, to, step] = [0, 0, 0];
  while (step < found.length) {
    if (found[step] === "same") {
      lines.push({ kind: "same", before: at + 1, after: to + 1, parts: plain(one[at] ?? "") });
      [at, to, step] = [at + 1, to + 1, step + 1];
      continue;
    }
    const end = found.findIndex((each, place) => place >= step && each === "same");
    const block = found.slice(step, end === -1 ? undefined : end);
    const gone = block.filter((each) => each === "removed").length;
    lines.push(...blockLines(one.slice(at, at + gone), other.slice(to, to + block.length - gone), at, to));
    [at, to, step] = [at + gone, to + block.length - gone, step + block.length];
  }
  return lines;
}

/** A run of removed lines and the added ones in their place: the first replaces the first, and so on. */
function blockLines(gone: readonly string[], come: readonly string[], at: number, to: number): DiffLine[] {
  const pairs = gone.map((line, place) => {
    const other = come[place];
    return other === undefined ? null : markedWords(line, other);
  });
  return [
    ...gone.map((line, place): DiffLine => {
      const parts = pairs[place]?.before ?? plain(line);
      return { kind: "removed", before: at + place + 1, after: null, parts };
    }),
    ...come.map((line, place): DiffLine => {
      const parts = pairs[place]?.after ?? plain(line);
      return { kind: "added", before: null, after: to + place + 1, parts };
    }),
  ];
}
