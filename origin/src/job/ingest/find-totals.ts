/**
 * Finds the rows of a file that are totals of others, in the dry run: by label, and by arithmetic (the running sum of a
 * group or of the file). Arithmetic alone takes no row away: it needs a label, a missing date or name, or groups of the
 * same build all through the file; else the row is asked about. The ingest leaves out the rows found here.
 */
import {
  mostAskedTotals,
  type ComparedTotal,
  type TotalRowAnswer,
  type TotalRows,
} from "@paygauge/api-types/entities/total-rows";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import type { LineOutcome, LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import type { Plan } from "@paygauge/analysis/reading/lines/plan";
import { rawText } from "./raw-text.ts";
import { RunningSums, type Mark, type Match } from "./running-sums.ts";
import { KeptRow, RowLook, type TotalRow } from "./total-row.ts";

/** Total rows after which a further group may have started, at most: totals of totals reach back over them. */
const mostMarks = 64;
const mostOpen = 100_000;
const shownLength = 300;
/** Chance matches that are borne where a row also lacks what lines have, and where its amount is all that speaks. */
const borne = { odd: 1, plain: 0.05 } as const;

interface OpenRow extends ComparedTotal {
  /** sum: only its amount speaks; odd: it lacks a date as well; label: only its label speaks; balance: it is dated. */
  by: "sum" | "odd" | "label" | "balance";
}

interface TotalsFound {
  /** Lines of the total rows, ascending. */
  lines: number[];
  /** Whether these are other rows than were left out while reading: then the file is read once more by them. */
  isNew: boolean;
  report: TotalRows;
}

export class TotalsFinder {
  private readonly plan: Plan;
  private readonly sums: RunningSums;
  private readonly look: RowLook;
  private readonly kept: KeptRow;
  private readonly answers: ReadonlyMap<number, boolean>;
  private readonly decided: ReadonlySet<number> | null;
  private readonly unit: number;
  private readonly start: Mark;
  /** Places where groups may have started: the file's beginning, and after each total row. */
  private readonly marks: Mark[];
  /** After the last row that looked like a total, left out or not. */
  private tile: Mark;
  /** Where the present supplier's rows begin. */
  private readonly run: Mark;
  private dated = 0;
  private tests = 0;
  private oddTests = 0;
  private readonly found: number[] = [];
  private readonly open: OpenRow[] = [];
  /** Rows that are each the sum of all since the one before. */
  private readonly tiles: number[] = [];
  private tiledRows = 0;
  /** Suppliers of three rows and more, and last rows of theirs that are the sum of the others. */
  private runs = 0;
  private readonly runTotals: number[] = [];
  private runTotal = 0;
  private agree = 0;
  private differ = 0;
  private readonly differing: ComparedTotal[] = [];
  /** Total rows since the last line, and those before the first. */
  private trailing: (ComparedTotal & { agrees: boolean })[] = [];
  private leading: ComparedTotal[] = [];

  /** @param decided lines that an earlier reading of the file found: no other row is a total */
  constructor(plan: Plan, answers: readonly TotalRowAnswer[], decided: ReadonlySet<number> | null = null) {
    this.plan = plan;
    this.sums = new RunningSums(plan);
    this.look = new RowLook(plan);
    this.kept = new KeptRow(this.look, plan);
    this.answers = new Map(answers.map(({ line, isTotal }) => [line, isTotal]));
    this.decided = decided;
    this.unit = 10 ** plan.usual.digits;
    this.start = this.sums.mark();
    this.marks = [this.start];
    this.tile = this.start;
    this.run = this.sums.mark();
  }

  /** Whether a row is a total; told of every row that is not blank, in the order of the file. */
  judge(record: RecordReader, line: LineReader, outcome: LineOutcome): boolean {
    const known = this.answers.get(record.line) ?? this.decided?.has(record.line);
    const isSame = outcome === "line" && line.sameKey;
    const amount = line.written;
    const near = this.isNear(amount);
    if (known !== true && !near && this.isPlain(record, outcome)) {
      this.take(record, amount, isSame);
      return false;
    }
    const row = this.look.look(record);
    const match = this.bestMatch(row, record, amount);
    const verdict = known === undefined ? this.decide(row, match, amount) : known ? "total" : "line";
    if (verdict === "total") {
      this.flag(record, amount, match);
      return true;
    }
    if (verdict !== "line") this.leaveOpen(record, amount, match, verdict);
    this.take(record, amount, isSame);
    if (verdict === "sum") this.noteTile(record.line, amount);
    return false;
  }

  /** A row that needs no look: it has what lines have, or no word of totals. */
  private isPlain(record: RecordReader, outcome: LineOutcome): boolean {
    if (outcome === "line" && this.look.isBalance(record)) return false;
    if (outcome === "no-name" || (this.plan.fillsDown && !this.look.isNamed(record))) return false;
    return !this.look.isOdd(record) || (!this.plan.blockNames && !this.look.mayLabel(record));
  }

  private isNear(amount: number): boolean {
    if (amount !== amount || amount === 0) return false;
    const { sum } = this.sums;
    const last = this.marks.at(-1) ?? this.start;
    const slack = this.unit + Math.abs(amount) * 0.005;
    return (
      (Math.abs(amount - sum) <= slack && this.sums.rows > 1) ||
      (Math.abs(amount - (sum - last.sum)) <= slack && this.sums.rows - last.rows > 1) ||
      (Math.abs(amount - (sum - this.tile.sum)) <= slack && this.sums.rows - this.tile.rows > 1) ||
      (Math.abs(amount - (sum - this.run.sum)) <= slack && this.sums.rows - this.run.rows > 1)
    );
  }

  private take(record: RecordReader, amount: number, isSame: boolean): void {
    if (isSame) this.runTotal = 0;
    else this.endRun();
    if (this.look.isDated(record)) this.dated++;
    if (amount === amount) this.sums.add(amount, record);
    this.kept.keep(record);
    this.trailing = [];
  }

  private endRun(): void {
    if (this.sums.rows - this.run.rows >= 3) this.runs++;
    if (this.runTotal > 0 && this.runTotals.length < mostOpen) this.runTotals.push(this.runTotal);
    this.runTotal = 0;
    this.sums.renew(this.run);
  }

  /** The group whose sum the amount is: the nearest of those that agree. */
  private bestMatch(row: TotalRow, record: RecordReader, amount: number): Match | null {
    if (amount !== amount || (amount === 0 && row.label === null)) return null;
    const marks =
      row.label === null && row.isNamed ? [this.start, this.tile, this.run] : [...this.marks, this.tile, this.run];
    const last = this.marks.at(-1) ?? this.start;
    let best: Match | null = null;
    for (const mark of [last, ...marks]) {
      const match = this.sums.matchSince(mark, amount, this.unit);
      if (match === null || (best !== null && best.off <= match.off)) continue;
      // Net and tax that aren't sums speak against a gross that is one by chance.
      const others = this.sums.othersSince(mark, record, this.unit);
      if (row.label === null && others.differ > others.agree) continue;
      best = match;
    }
    return best;
  }

  /** Whether chance hardly gives such a match in so many tries. */
  private isProof(match: Match, amount: number, tests: number, share: number): boolean {
    const step = Math.max(1, this.sums.step);
    return tests * ((2 * match.off) / step + 1) <= (share * Math.abs(amount)) / step;
  }

  private get datesAreUsual(): boolean {
    return this.look.hasDates && this.dated >= this.sums.rows * 0.5;
  }

  private decide(row: TotalRow, match: Match | null, amount: number): "total" | "line" | OpenRow["by"] {
    this.tests++;
    const { label } = row;
    // A list without amounts has no totals, at most a last line called "Total": "Total Home Comfort" is a supplier.
    if (this.plan.amount < 0 && row.isNamed) return label?.isSure && row.filled === 1 ? "total" : "line";
    if (row.isBalance && (row.isDated || row.hasDocument)) return this.isExact(amount, borne.odd) ? "total" : "balance";
    if (!row.isNamed) return this.decideNameless(row, match, amount);
    if (label?.isSure) return this.decideSure(row, match, amount);
    if (label !== null) return this.decideNamed(row, label.of, match, amount);
    if (match === null || match.rows < 2 || this.plan.type >= 0) return "line";
    if (this.datesAreUsual && this.dated >= this.sums.rows * 0.9 && !row.hasDocument) {
      this.oddTests++;
      return this.isProof(match, amount, this.oddTests, borne.odd) ? "total" : "odd";
    }
    return "sum";
  }

  private decideNameless(row: TotalRow, match: Match | null, amount: number): "total" | "line" {
    if (row.label !== null && !row.hasDocument) return "total";
    if (row.isFigures && amount === amount && !row.hasDocument && !row.hasId) return "total";
    if (match === null) return "line";
    return row.label !== null || (match.rows > 1 && !row.hasDocument) ? "total" : "line";
  }

  /** "Total" and nothing else: a total, unless the row is built like a line of a supplier of that name. */
  private decideSure(row: TotalRow, match: Match | null, amount: number): "total" | "line" | "label" {
    if (row.isDated || row.hasDocument) return this.isExact(amount, borne.odd) ? "total" : "line";
    if (match !== null) return "total";
    if (row.hasId) return "line";
    if (this.datesAreUsual || row.label?.isName === false || row.filled < this.usualFilled) return "total";
    return "label";
  }

  /** "Acorn Ltd Total": a total where Acorn is in the row before, or the sum is right; else a supplier's name. */
  private decideNamed(
    row: TotalRow,
    of: readonly string[],
    match: Match | null,
    amount: number,
  ): "total" | "line" | "label" {
    const isGroup = of.some((name) => this.kept.says(name));
    if (row.isDated || row.hasDocument) {
      const isSum = isGroup ? match !== null && match.off === 0 && match.rows > 1 : this.isExact(amount, borne.plain);
      return isSum ? "total" : "line";
    }
    if (isGroup || (match !== null && match.rows > 1)) return "total";
    const mayBeTotal = this.datesAreUsual && !row.hasId && !this.kept.says(row.label?.text ?? "");
    return mayBeTotal ? "label" : "line";
  }

  /** Whether a row that is built like a line is to the last unit the sum of the file, or of all since the last total. */
  private isExact(amount: number, share: number): boolean {
    const group = this.groupOf(amount);
    return group !== null && group.off === 0 && group.rows > 1 && this.isProof(group, amount, this.tests, share);
  }

  private get usualFilled(): number {
    return this.sums.rows === 0 ? 0 : this.kept.filled;
  }

  private compared(record: RecordReader, amount: number, match: Match | null): ComparedTotal {
    const nearest = match ?? this.nearest(amount);
    return {
      line: record.line,
      raw: rawText(record, this.plan.dialect.encoding).slice(0, shownLength),
      stated: String(amount),
      sum: String(nearest.sum),
      rows: nearest.rows,
    };
  }

  /** The group whose sum is nearest to an amount that isn't a sum. */
  private nearest(amount: number): Match {
    const { rows, sum } = this.sums;
    const all = this.marks
      .map((mark) => ({ rows: rows - mark.rows, sum: sum - mark.sum, off: Math.abs(amount - (sum - mark.sum)) }))
      .filter((group) => group.rows > 0);
    return all.toSorted((a, b) => a.off - b.off)[0] ?? { rows: 0, sum: 0, off: Math.abs(amount) };
  }

  private flag(record: RecordReader, amount: number, match: Match | null): void {
    this.found.push(record.line);
    this.endRun();
    if (amount !== amount) return;
    const compared = this.compared(record, amount, match);
    if (this.sums.rows === 0) {
      this.leading.push(compared);
      // What is brought forward is part of every sum that is carried forward.
      this.marks.push({ ...this.start, sum: -amount });
      return;
    }
    this.count(compared, match !== null);
    this.trailing.push({ ...compared, agrees: match !== null });
    const mark = this.sums.mark();
    if (this.marks.length >= mostMarks) this.marks.splice(1, 1);
    this.marks.push(mark);
    this.tile = mark;
  }

  private count(compared: ComparedTotal, agrees: boolean): void {
    if (agrees) this.agree++;
    else {
      this.differ++;
      if (this.differing.length < mostAskedTotals) this.differing.push(compared);
    }
  }

  private leaveOpen(record: RecordReader, amount: number, match: Match | null, by: OpenRow["by"]): void {
    // Rows of one supplier make each other's sums by chance too often: the whole file or a group that a total began.
    const group = by === "sum" ? this.groupOf(amount) : match;
    const asks = by !== "sum" || (group !== null && this.isProof(group, amount, this.sums.rows, borne.plain));
    // What is neither asked nor part of a pattern needs no words.
    if (this.open.length >= mostOpen || !asks) return;
    const compared = this.compared(record, amount, group);
    this.open.push({ ...compared, ...(by === "balance" ? { isBalance: true } : {}), by });
  }

  private groupOf(amount: number): Match | null {
    const last = this.marks.at(-1) ?? this.start;
    return this.sums.matchSince(this.start, amount, this.unit) ?? this.sums.matchSince(last, amount, this.unit);
  }

  /** A line that is the sum of the lines before it, since the last such one or of its own supplier. */
  private noteTile(line: number, amount: number): void {
    const { sums } = this;
    const before = (mark: Mark) => ({ rows: sums.rows - 1 - mark.rows, sum: sums.sum - amount - mark.sum });
    const isSumOf = ({ rows, sum }: { rows: number; sum: number }) =>
      rows > 1 && Math.abs(amount - sum) <= sums.tolerance(amount, rows, this.unit);
    if (isSumOf(before(this.run))) this.runTotal = line;
    const group = before(this.tile);
    if (!isSumOf(group)) return;
    if (this.tiles.length < mostOpen) this.tiles.push(line);
    this.tiledRows += group.rows + 1;
    this.tile = sums.mark();
  }

  /** What the whole file says: told once, after its last row. */
  settle(): TotalsFound {
    this.endRun();
    const { rows } = this.sums;
    const more = new Set<number>();
    if (this.decided === null) {
      const isTiled = this.tiles.length >= 3 && this.tiledRows === rows;
      if (isTiled) this.tiles.forEach((line) => more.add(line));
      if (this.runTotals.length >= 3 && this.runTotals.length === this.runs)
        this.runTotals.forEach((line) => more.add(line));
      const odd = this.open.filter(({ by }) => by === "odd");
      if (odd.length >= 3) odd.forEach(({ line }) => more.add(line));
      this.lastLabel().forEach((line) => more.add(line));
      for (const [line, isTotal] of this.answers) if (!isTotal) more.delete(line);
    }
    const lines = [...new Set([...this.found, ...more])].toSorted((a, b) => a - b);
    for (const each of this.leading) {
      const agrees = this.isWhole(each);
      if (agrees || this.agree === 0) this.count({ ...each, sum: String(this.sums.sum), rows }, agrees);
    }
    const asked = this.open.filter(({ line }) => !more.has(line)).slice(0, mostAskedTotals);
    return { lines, isNew: lines.length > this.found.length, report: this.report(asked) };
  }

  /** A row that says "Total" at the file's end is one where its amount is of the file's size. */
  private lastLabel(): number[] {
    const last = this.open.at(-1);
    if (last?.by !== "label" || last.line !== this.kept.line) return [];
    const sum = this.sums.sum - Number(last.stated);
    return Math.abs(Number(last.stated) - sum) <= Math.abs(sum) / 2 ? [last.line] : [];
  }

  private isWhole({ stated }: ComparedTotal): boolean {
    const amount = Number(stated);
    return Math.abs(amount - this.sums.sum) <= this.sums.tolerance(amount, this.sums.rows, this.unit);
  }

  private report(asked: readonly OpenRow[]): TotalRows {
    const { sums } = this;
    const whole = (each: ComparedTotal): ComparedTotal => ({ ...each, sum: String(sums.sum), rows: sums.rows });
    const last = this.trailing.findLast((each) => this.isWhole(each) || (!each.agrees && each.rows === sums.rows));
    const own = last ?? this.leading[0] ?? null;
    const { currency } = this.plan.usual;
    return {
      currency,
      minorDigits: minorDigitsOf(currency),
      agree: this.agree,
      differ: this.differ,
      differing: this.differing,
      own: own === null ? null : plainOf(whole(own)),
      asked: asked.map(plainOf),
    };
  }
}

function plainOf({ line, raw, stated, sum, rows, isBalance }: ComparedTotal): ComparedTotal {
  return { line, raw, stated, sum, rows, ...(isBalance === undefined ? {} : { isBalance }) };
}
