/** The dry run: reads a whole file as the ingest would, keeps nothing, and says what would come in. */
import type { ColumnMapping, ImportCheck, LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { RowCode, RowState } from "@paygauge/api-types/entities/checked-rows";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { Arrangement } from "@paygauge/analysis/reading/arrange";
import { grammarOf, readAll, type RangeReader } from "@paygauge/analysis/reading/ranges";
import type { Pause } from "@paygauge/api-types/turns/turns";
import type { Correction } from "@paygauge/api-types/entities/corrections";
import { Corrections } from "@paygauge/analysis/reading/lines/corrections";
import { DatedMoney } from "./dated-money.ts";
import type { CheckedRows } from "./checked-rows.ts";
import { identityOf, payeeFlags, readKey } from "@paygauge/analysis/reading/lines/identity-key";
import { lineReaderOf } from "@paygauge/analysis/reading/lines/line-reader-of";
import { KeyTable } from "@paygauge/analysis/reading/lines/key-table";
import { TotalsFinder } from "./find-totals.ts";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import { planOf, type IngestSettings } from "@paygauge/analysis/reading/lines/plan";
import { DateQuestion } from "./date-question.ts";
import { DocumentTotals } from "./document-totals.ts";
import { VoidNamesQuestion } from "./void-names-question.ts";
import { isVoidName } from "@paygauge/analysis/reading/void-names";
import { textAt } from "@paygauge/analysis/reading/lines/corrections";
import { FillDownQuestion } from "./fill-down-question.ts";
import { NegativesQuestion } from "./negatives-question.ts";
import { otherLines, OtherTables } from "./other-tables.ts";
import { AmountQuestion, IdQuestion } from "./questions.ts";
import { hashOfRow, hashToLeaveOut, quickHashOf, Repeats } from "./repeats.ts";
import { SettledMoney } from "./settled-money.ts";
import { doubtOf, isDated } from "@paygauge/analysis/reading/lines/row-findings";
import type { RowMap } from "./row-map.ts";
import { nameHash, rowHash, supplierIdHash } from "@paygauge/analysis/reading/lines/row-hash";
import { SideQuestion } from "./side-question.ts";
import { SummaryQuestion } from "./summary-question.ts";
import { SwappedQuestion } from "./swapped-question.ts";
import { checkOf, Tally } from "./tally.ts";
import { WiderQuestion } from "./wider-question.ts";

interface CheckOptions extends IngestSettings {
  kind: LedgerKind;
  windowBytes?: number;
  pause?: Pause;
  /** Takes the rows that are added in, to compare them with other files. */
  rows?: CheckedRows;
  /** Applied to the rows while they are read. */
  corrections?: readonly Correction[];
  /** Takes every row but blank ones, with its place and its finding. */
  map?: RowMap;
}

interface CheckResult {
  /** Lines of the file's total rows, ascending: what the ingest is to leave out. */
  totalLines: number[];
  check: ImportCheck;
}

/** Known payees are forgotten beyond this many: the count of suppliers is then a little high. */
const mostPayees = 600_000;

/** Bytes of a long row: a file of more than so many each is rare. */
const longRow = 256;

/**
 * Reads the file and adds it up; once more where only its end tells that some rows are totals.
 * @param onProgress told the bytes read, window by window
 */
export async function checkLedger(
  read: RangeReader,
  size: number,
  dialect: FileDialect,
  mapping: ColumnMapping,
  options: CheckOptions,
  onProgress?: (bytes: number) => void,
): Promise<CheckResult> {
  const answers = mapping.totalRows ?? [];
  const plan = () => planOf(options.kind, dialect, mapping, options);
  const finder = new TotalsFinder(plan(), answers);
  const first = await readOnce(read, size, dialect, mapping, options, finder, onProgress);
  const found = finder.settle();
  const linesOf = (lines: readonly number[]) => [...lines, ...first.otherLines].toSorted((a, b) => a - b);
  if (!found.isNew) return { check: { ...first.check, totals: found.report }, totalLines: linesOf(found.lines) };
  const decided = new TotalsFinder(plan(), answers, new Set(found.lines));
  const second = await readOnce(read, size, dialect, mapping, options, decided, onProgress);
  const { report } = decided.settle();
  return {
    check: { ...second.check, totals: { ...report, asked: found.report.asked } },
    totalLines: linesOf(found.lines),
  };
}

async function readOnce(
  read: RangeReader,
  size: number,
  dialect: FileDialect,
  mapping: ColumnMapping,
  options: CheckOptions,
  finder: TotalsFinder,
  onProgress?: (bytes: number) => void,
): Promise<Omit<CheckResult, "totalLines"> & { otherLines: readonly number[] }> {
  const plan = planOf(options.kind, dialect, mapping, options);
  const line = lineReaderOf(plan);
  const settled = plan.kind === "advanced" && plan.type >= 0 ? new SettledMoney() : null;
  const tally = new Tally(mapping);
  const hashOf = hashToLeaveOut(mapping);
  const leavesOut = hashOf !== null;
  const repeats = new Repeats(leavesOut, size / longRow);
  const amounts = new AmountQuestion(options.kind, dialect, mapping);
  const payees = new Payees(
    options.fallbackCountry,
    mapping.sources.supplierId === undefined ? null : dialect,
    settled,
  );
  const dated = new DatedMoney();
  const isOther = otherLines(mapping);
  const others: number[] = [];
  const tables = new OtherTables(dialect, mapping);
  const summary = new SummaryQuestion(options.kind, dialect, amounts.amount, mapping.decimalMark);
  const negatives = new NegativesQuestion(mapping);
  const fillDown = new FillDownQuestion(dialect, mapping);
  const voids = options.kind === "matchedDataOnly" ? null : new VoidNamesQuestion();
  const swapped = options.kind === "advanced" ? new SwappedQuestion(plan) : null;
  const totals = options.kind === "advanced" ? new DocumentTotals(dialect, mapping) : null;
  const days = options.kind === "advanced" ? new DateQuestion(dialect, mapping) : null;
  const sides = options.kind === "matchedDataOnly" ? null : new SideQuestion(dialect, mapping);
  const { rows, map } = options;
  rows?.begin();
  map?.begin();
  const hasDates = isDated(mapping);
  const hasMoney = options.kind !== "matchedDataOnly";
  let records = 0;
  const wider = new WiderQuestion(plan);
  const arrangement = new Arrangement(dialect, mapping, (record) => wider.add(record));
  const corrections = new Corrections(options.corrections ?? [], dialect);
  const place = await readAll(
    read,
    size,
    grammarOf(dialect),
    arrangement.around(
      corrections.around((record, tooLong, at, length) => {
        if (++records <= dialect.headerRow) {
          if (!tooLong) line.readAbove(record);
          return;
        }
        tally.rows++;
        const outcome = tooLong ? "row-too-long" : line.read(record);
        if (outcome === "blank") {
          tally.blank++;
          fillDown.end();
          tables.pass(record, outcome);
          return;
        }
        const tell = (state: RowState, code: RowCode | null) =>
          map?.add({ at, length, line: record.line, row: records, state, code });
        if (outcome !== "line") line.readWritten(record, tooLong);
        tally.row(line);
        if (outcome === "line") tables.line(record, line);
        else tables.pass(record, outcome);
        if (isOther(record.line)) {
          others.push(record.line);
          line.passTotal();
          tally.totalRows++;
          tally.moneyOf(line, "totalRows");
          tell("leftOut", "total-row");
          return;
        }
        // A row that did not happen is part of no total.
        const isTotal = !tooLong && outcome !== "void-row" && finder.judge(record, line, outcome);
        if (isTotal) line.passTotal();
        if (isTotal) fillDown.end();
        else fillDown.add(record, line, outcome);
        if (outcome === "line" && !isTotal) {
          const hash = hashOf === null ? quickHashOf(record) : hashOf(record, line);
          const repeated = hash !== 0 && repeats.add(hash);
          if (!repeated || mapping.answers?.documentTotals !== undefined) totals?.add(record, line);
          if (repeated && leavesOut) {
            tally.leftOut++;
            tally.moneyOf(line, "leftOut");
            tell("leftOut", "repeated-left-out");
            return;
          }
          if (line.waitsIn === null) {
            tally.line(line, payees.flagsOf(line));
            if (rows !== undefined) keepRow(rows, record, line, payees, hasMoney);
            dated.add(line.date, line.amount);
            voids?.add(payees.voidName, line.amount);
            negatives.add(line.amount);
            days?.add(record, line);
            swapped?.add(line.date);
            summary.add(record);
            sides?.add(record, line);
            settled?.add(payees.supplier, line.type, line.amount);
            if (amounts.other >= 0) amounts.add(line.amount, line.otherAmount(record, amounts.other));
          } else tally.wait(line.waitsIn, line);
          const code = doubtOf(line, hasDates) ?? (repeated ? "repeated" : null);
          tell(code === null ? "ready" : "warning", code);
        } else {
          const kind = isTotal ? "totalRows" : outcome === "void-row" ? "voided" : "rejected";
          tally[kind]++;
          tally.moneyOf(line, kind);
          if (outcome === "void-row" && line.waitsIn === null) {
            if (line.isVoidNamed(record)) voids?.add(textAt(record, plan.name, dialect), line.amount);
            else sides?.addVoid(record, line);
          }
          if (isTotal || outcome === "line") tell("leftOut", "total-row");
          else tell(kind === "voided" ? "leftOut" : "error", outcome);
        }
      }, 0),
      0,
    ),
    {
      ...(onProgress === undefined ? {} : { onProgress }),
      ...(options.windowBytes === undefined ? {} : { bytes: options.windowBytes }),
      ...(options.pause === undefined ? {} : { pause: options.pause }),
    },
  );
  rows?.flush();
  map?.flush();
  tally.warn("open-quote", place.recoveries);
  tally.headings(dialect);
  if (!leavesOut) tally.warn("repeated", repeats.repeated);
  if (!repeats.complete) tally.warn(leavesOut ? "repeated-partly-left-out" : "repeated-partly-counted", 1);
  const counted = checkOf(tally.counters(), options.currency, payees.count);
  const settledMinor = settled?.minor() ?? 0n;
  const ofSides = sides?.questions() ?? [];
  // Which rows are counted says what their negative amounts are as well.
  const isSigned = ofSides.some(
    (each) => each.code === "countedRows" && each.choices.some((choice) => choice.negatives !== undefined),
  );
  const check = {
    ...counted,
    sumMinor: (BigInt(counted.sumMinor) - settledMinor).toString(),
    settledMinor: settledMinor.toString(),
    corrections: (options.corrections ?? []).length === 0 ? null : corrections.counts(),
    months: dated.months(),
    questions: [
      ...amounts.question(),
      ...(payees.ids?.question() ?? []),
      ...ofSides,
      ...(isSigned ? [] : negatives.question()),
      ...(totals?.question() ?? []),
      ...tables.questions(),
      ...wider.question(),
      ...fillDown.question(),
      ...(days?.question() ?? []),
      ...(swapped?.question() ?? []),
      ...(voids?.question() ?? []),
      ...summary.question(payees.count, tally.counters().sumMinor),
    ],
  };
  return { check, otherLines: others };
}

function keepRow(rows: CheckedRows, record: RecordReader, line: LineReader, payee: Payees, hasMoney: boolean): void {
  const currency = hasMoney ? line.conversion.currency : "";
  const hash = rowHash(payee.name, line.date, line.written, currency);
  const key = { hash, supplierId: payee.supplierId, documentNumber: line.numberHash(record) };
  rows.add(key, record.line, line.written, currency);
}

const utf8 = new TextEncoder();

/** Known payees with their flags, and their different names. */
class Payees {
  private readonly names = new Repeats();
  private table = new KeyTable();
  private flags: number[] = [];
  private nameHashes: number[] = [];
  private supplierIdHashes: number[] = [];
  /** Hashes of the name and the id of the payee that `flagsOf` was asked for last. */
  name = 0;
  supplierId = 0;
  /** The name of that payee where it says that its payments are void; null for any other. */
  voidName: string | null = null;
  private voidNames: (string | null)[] = [];
  /** The supplier of that payee, where documents of several types are distinguished. */
  supplier = 0;
  private suppliers: number[] = [];
  private readonly settled: SettledMoney | null;
  private readonly fallbackCountry: string;
  /** Names under each supplier id, where the file has such ids. */
  readonly ids: IdQuestion | null;

  /** @param idsOf the file, where it has ids of suppliers */
  constructor(fallbackCountry: string, idsOf: FileDialect | null, settled: SettledMoney | null) {
    this.fallbackCountry = fallbackCountry;
    this.settled = settled;
    this.ids = idsOf && new IdQuestion(idsOf);
  }

  get count(): number {
    return this.names.count;
  }

  flagsOf(line: LineReader): number {
    if (this.table.count >= mostPayees) {
      this.table = new KeyTable();
      this.flags = [];
      this.nameHashes = [];
      this.supplierIdHashes = [];
      this.voidNames = [];
      this.suppliers = [];
    }
    const payee = this.table.indexOf(line.key, line.keyLength, line.keyHash);
    if (this.table.added) {
      const key = this.table.keyAt(payee);
      const { identity, flags } = identityOf(key, this.fallbackCountry);
      const shown = flags & payeeFlags.redacted ? unredacted(key) : identity;
      this.nameHashes.push(nameHash(shown));
      this.supplierIdHashes.push(supplierIdHash(shown));
      const name = utf8.encode(identity.name);
      this.names.add(hashOfRow(name, 0, name.length));
      this.flags.push(flags);
      this.voidNames.push(isVoidName(identity.name) ? identity.name : null);
      this.ids?.add(identity);
      if (this.settled !== null) this.suppliers.push(this.settled.supplierOf(identity));
    }
    this.supplier = this.suppliers[payee] ?? 0;
    this.name = this.nameHashes[payee] ?? 0;
    this.supplierId = this.supplierIdHashes[payee] ?? 0;
    this.voidName = this.voidNames[payee] ?? null;
    return this.flags[payee] ?? 0;
  }
}

/** What is in a redacted payee's cells tells their rows apart; nothing but a hash of it is kept. */
function unredacted(key: Uint8Array): { name: string; supplierId: string } {
  const cells = readKey(key);
  return { name: cells.get("name") ?? "", supplierId: cells.get("supplierId") ?? "" };
}
