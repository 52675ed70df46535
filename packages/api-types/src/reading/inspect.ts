/** Looks through a whole file: what it is, how it is written, what its columns hold, and which mapping fits it. */
import type { FileDialect, FileRefusal, LedgerInspection } from "../entities/ledger.ts";
import { breakdownVerdict } from "./breakdown-verdict.ts";
import { compactInspection } from "./compact-inspection.ts";
import {
  columnsOf,
  detectDelimiter,
  detectHeaderRow,
  detectLineEnd,
  detectQuoteEscape,
  headRecords,
  headShape,
} from "./dialect.ts";
import { EncodingTally, markLength } from "./encoding.ts";
import { refusalOfForm } from "./compound-file.ts";
import { refusalOf } from "./file-kind.ts";
import { ColumnProfiler, mostTallied } from "./profiles.ts";
import { SideEvidence } from "./side-evidence.ts";
import { proposeMapping, type ProposalHints } from "./propose.ts";
import { shapeRefusal } from "./file-shapes.ts";
import { type Pause, pauseOnTimer, type TurnOptions, Turns } from "../turns/turns.ts";
import { unitsOfTurn } from "../turns/units-of-turn.ts";
import { grammarOf, readAll, type RangeReader } from "./ranges.ts";
import type { RecordReader } from "./records.ts";
import { unitInTitle } from "./units.ts";

/** How the product writes the CSV of a workbook. */
export const workbookDialect = { encoding: "utf-8", delimiter: ",", lineEnd: "lf" } as const;

export interface InspectOptions extends ProposalHints {
  /** What the person states about the file; the rest is detected. */
  dialect?: Partial<Pick<FileDialect, "encoding" | "delimiter" | "lineEnd" | "headerRow">>;
  onProgress?: (bytes: number) => void;
  pause?: Pause;
  /** Gives what was found with every refusal that the content called for. */
  tellsRefused?: boolean;
}

/** A refusal whose code is overridable comes with the inspection, so that a person may insist. */
type InspectResult =
  | { ok: true; inspection: LedgerInspection }
  | { ok: false; refusal: FileRefusal; inspection?: LedgerInspection };

const headBytes = 1024 * 1024;
const previewRows = 20;
const headRows = 300;

/**
 * Reads the file once through. Dates and amounts are judged over whole columns.
 * @param read ranges of the file
 * @param size its bytes
 */
export async function inspectLedger(read: RangeReader, size: number, options: InspectOptions): Promise<InspectResult> {
  const head = new Uint8Array(await read(0, Math.min(size, headBytes)));
  const sniffed = await refusalOfForm(head, read);
  if (sniffed !== null) return { ok: false, refusal: refusalOf(sniffed) };
  const lineEnd = options.dialect?.lineEnd ?? detectLineEnd(head);
  const delimiter = options.dialect?.delimiter ?? detectDelimiter(head, lineEnd);
  const quoteEscape = detectQuoteEscape(head, grammarOf({ delimiter, lineEnd }));
  const grammar = grammarOf({ delimiter, lineEnd, quoteEscape });
  const pause = options.pause ?? pauseOnTimer;
  await pause();
  const { isTooWide, records: telling } = headShape(head, grammar, headRows, options.dialect?.headerRow);
  if (isTooWide) return { ok: false, refusal: refusalOf("too-many-columns") };
  await pause();
  const rough = headRecords(head, grammar, "utf-8", telling);
  await pause();
  const headerRow = options.dialect?.headerRow ?? detectHeaderRow(rough);
  const columns = columnsOf(rough, headerRow);
  if (columns.length < 2 && options.kind !== "matchedDataOnly") return { ok: false, refusal: refusalOf("one-column") };
  const survey = new Survey(columns, headerRow);
  const tally = new EncodingTally();
  const counting: RangeReader = async (offset, length) => {
    const bytes = await read(offset, length);
    await pause();
    await survey.window(offset, bytes, tally, { pause });
    return bytes;
  };
  await readAll(counting, size, grammar, (record) => survey.add(record), options);
  survey.close(tally);
  const encoding = options.dialect?.encoding ?? tally.encoding();
  if (survey.rows === 0) return { ok: false, refusal: refusalOf("header-only") };
  const decoded = encoding === "utf-8" ? rough : headRecords(head, grammar, encoding, telling);
  const named = encoding === "utf-8" ? columns : columnsOf(decoded, headerRow);
  const dialect: FileDialect = {
    encoding,
    hadBom: markLength(head) > 0,
    delimiter,
    lineEnd,
    ...(quoteEscape === "doubled" ? {} : { quoteEscape }),
    headerRow,
    columns: named,
  };
  const profiles = await profilesOf(survey, named, { pause });
  const above = rough.slice(0, Math.max(0, headerRow - 1));
  const titleUnit = unitInTitle(above);
  const titles = titlesIn(above);
  const proposal = proposeMapping(dialect, profiles, options, titleUnit);
  const preview = decoded
    .slice(headerRow, headerRow + previewRows * 3)
    .filter((cells) => cells.some((cell) => cell !== ""))
    .slice(0, previewRows);
  const whole = { dialect, rows: survey.rows, preview, profiles, proposal, titles, titleUnit };
  const inspection = compactInspection(whole);
  const refusal = doubt(whole, options.kind);
  if (refusal === null) return { ok: true, inspection };
  return refusal.overridable || options.tellsRefused === true
    ? { ok: false, refusal, inspection }
    : { ok: false, refusal };
}

/** Cells above a header that are kept as titles, and their longest text. */
const titlesKept = { cells: 10, characters: 200 } as const;

function titlesIn(lines: readonly (readonly string[])[]): string[] {
  const cells = lines.flat().filter((cell) => cell.trim() !== "");
  return cells.slice(0, titlesKept.cells).map((cell) => cell.trim().slice(0, titlesKept.characters));
}

/** The profiles of all columns under their names, finished some at a time. */
async function profilesOf(
  survey: Survey,
  named: FileDialect["columns"],
  options: TurnOptions,
): Promise<LedgerInspection["profiles"]> {
  const turns = new Turns("profiledColumns", options);
  const profiles: LedgerInspection["profiles"] = [];
  for (const profiler of survey.profilers) {
    const name = named[profiler.index]?.name ?? profiler.name;
    const profile = { ...profiler.profile(survey.rows, survey.sides), name };
    const breakdown = breakdownVerdict(profile);
    profiles.push(breakdown === null ? profile : { ...profile, breakdown });
    await turns.after(1);
  }
  await turns.next();
  return profiles;
}

/** Collects the profiles of all columns, record by record. */
class Survey {
  rows = 0;
  readonly profilers: ColumnProfiler[];
  private readonly headerRow: number;
  private seen = 0;
  private tallied = 0;
  readonly sides: SideEvidence;
  private readonly slots: Int8Array;
  private readonly kinds: Int8Array;

  constructor(columns: FileDialect["columns"], headerRow: number) {
    this.profilers = columns.map((column) => new ColumnProfiler(column.index, column.name));
    this.headerRow = headerRow;
    this.sides = new SideEvidence(columns.length, mostTallied);
    this.slots = new Int8Array(columns.length);
    this.kinds = new Int8Array(columns.length);
  }

  /** Tallies the bytes of a window that no earlier window held (windows overlap by an unfinished record). */
  async window(offset: number, bytes: Uint8Array, tally: EncodingTally, options: TurnOptions): Promise<void> {
    const from = Math.max(0, this.tallied - offset);
    if (from >= bytes.length) return;
    const turns = new Turns("talliedBytes", options);
    for (let at = from; at < bytes.length; at += unitsOfTurn.talliedBytes) {
      tally.add(bytes.subarray(at, at + unitsOfTurn.talliedBytes));
      await turns.next();
    }
    this.tallied = offset + bytes.length;
  }

  close(tally: EncodingTally): void {
    tally.add(new Uint8Array([32]));
  }

  add(record: RecordReader): void {
    this.seen++;
    if (this.seen <= this.headerRow) return;
    const { buffer, starts, ends } = record;
    const { profilers, slots, kinds } = this;
    slots.fill(-1);
    kinds.fill(0);
    const width = Math.min(record.width, profilers.length);
    let filled = false;
    for (let at = 0; at < width; at++) {
      let start = starts[at] ?? 0;
      let end = ends[at] ?? 0;
      while (start < end && (buffer[start] ?? 0) <= 32) start++;
      while (end > start && (buffer[end - 1] ?? 0) <= 32) end--;
      if (start === end) continue;
      filled = true;
      const profiler = profilers[at];
      if (profiler === undefined) continue;
      kinds[at] = profiler.add(buffer, start, end, "utf-8");
      slots[at] = profiler.slot;
    }
    this.sides.add(slots, kinds, width);
    if (filled) this.rows++;
  }
}

/** What the content speaks against, although the form is readable. */
function doubt(inspection: LedgerInspection, kind: InspectOptions["kind"]): FileRefusal | null {
  const { proposal, profiles } = inspection;
  const shape = shapeRefusal(inspection, kind);
  if (shape !== null) return refusalOf(shape);
  if (proposal.missing.includes("supplierName")) {
    return profiles.some(couldBeName) ? null : refusalOf("no-name-column");
  }
  if (proposal.missing.length > 0) {
    return profiles.some((each) => each.numberShare >= 0.5) ? null : refusalOf("no-amount-column");
  }
  return null;
}

/** A text column with many values might be names under a strange header: the person is asked, not refused. */
function couldBeName(profile: LedgerInspection["profiles"][number]): boolean {
  return profile.numberShare < 0.2 && profile.dateShare < 0.2 && profile.filledShare > 0.5 && profile.distinct >= 20;
}
