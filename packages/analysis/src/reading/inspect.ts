/** Looks through a whole file: what it is, how it is written, what its columns hold, and which mapping fits it. */
import type { EncodingChoice, FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { FileRefusal, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import type { MovedHeading } from "@paygauge/api-types/entities/row-forms";
import { Arrangement, isFilledBeyond } from "./arrange.ts";
import { breakdownVerdict } from "./breakdown-verdict.ts";
import { compactInspection } from "./compact-inspection.ts";
import { headRecords } from "./dialect.ts";
import { layoutOf, namedColumns, previewOf, type StatedDialect } from "./layout.ts";
import { EncodingTally } from "./encoding.ts";
import { refusalOfForm } from "./compound-file.ts";
import { refusalOf } from "./file-kind.ts";
import { MovedHeadings } from "./moved-headings.ts";
import { ColumnProfiler, mostTallied } from "./profiles.ts";
import { SideEvidence } from "./side-evidence.ts";
import { blockColumnOf } from "./find-block-names.ts";
import { proposeMapping, type ProposalHints } from "./propose.ts";
import { shapeRefusal } from "./file-shapes.ts";
import { type Pause, pauseOnTimer, type TurnOptions, Turns } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { grammarOf, readAll, type RangeReader } from "./ranges.ts";
import { arrangements, type RecordReader } from "./records.ts";
import { unitInTitle } from "./units.ts";

/** How the product writes the CSV of a workbook. */
export const workbookDialect = { encoding: "utf-8", delimiter: ",", lineEnd: "lf" } as const;

export interface InspectOptions extends ProposalHints {
  dialect?: StatedDialect;
  /** Which encodings cells that are not UTF-8 may have, the likeliest first; null where no letter tells. */
  guessEncoding?: (cells: readonly Uint8Array[]) => EncodingChoice | null;
  onProgress?: (bytes: number) => void;
  pause?: Pause;
  /** Gives the findings with every refusal that the content called for. */
  tellsRefused?: boolean;
}

/** A refusal whose code is overridable comes with the inspection, so that a user may insist. */
type InspectResult =
  | { ok: true; inspection: LedgerInspection }
  | { ok: false; refusal: FileRefusal; inspection?: LedgerInspection };

const headBytes = 1024 * 1024;

/**
 * Reads the file once through. Dates and amounts are judged over whole columns.
 * @param read ranges of the file
 * @param size its bytes
 */
export async function inspectLedger(read: RangeReader, size: number, options: InspectOptions): Promise<InspectResult> {
  const head = new Uint8Array(await read(0, Math.min(size, headBytes)));
  const sniffed = await refusalOfForm(head, read);
  if (sniffed !== null) return { ok: false, refusal: refusalOf(sniffed) };
  const pause = options.pause ?? pauseOnTimer;
  const layout = await layoutOf(head, options.dialect, pause);
  if (typeof layout === "string") return { ok: false, refusal: refusalOf(layout) };
  const { dialect: begun, rough, telling } = layout;
  const { headerRow, columns } = begun;
  if (columns.length < 2 && options.kind !== "matchedDataOnly") return { ok: false, refusal: refusalOf("one-column") };
  const grammar = grammarOf(begun);
  const survey = new Survey(layout.cells === null ? begun : { ...begun, cells: layout.cells }, layout.isOpen);
  const tally = new EncodingTally();
  const counting: RangeReader = async (offset, length) => {
    const bytes = await read(offset, length);
    await pause();
    await survey.window(offset, bytes, tally, { pause });
    return bytes;
  };
  await readAll(counting, size, grammar, (record) => survey.add(record), options);
  survey.close(tally);
  const stated = options.dialect?.encoding;
  const guess = tally.encoding() === "utf-8" ? null : (options.guessEncoding?.(tally.cells) ?? null);
  const guessed = guess?.candidates[0]?.encoding;
  if (stated === undefined && guess !== null && guessed !== undefined && guessed !== "windows-1252") {
    const again = await inspectLedger(read, size, { ...options, dialect: { ...options.dialect, encoding: guessed } });
    return again.inspection === undefined
      ? again
      : { ...again, inspection: { ...again.inspection, encodingChoice: guess } };
  }
  const encoding = stated ?? tally.encoding();
  if (survey.rows === 0) return { ok: false, refusal: refusalOf("header-only") };
  const named =
    encoding === begun.encoding ? columns : namedColumns(headRecords(head, grammar, encoding, telling), headerRow);
  const blockColumn = blockColumnOf(rough, headerRow);
  const dialect: FileDialect = {
    ...begun,
    encoding,
    ...(survey.headings.length === 0 ? {} : { headings: [...survey.headings] }),
    ...(layout.cells === null || !survey.hasWide ? {} : { cells: layout.cells }),
    columns: named,
    ...(blockColumn === null ? {} : { blockColumn }),
  };
  const profiles = await profilesOf(survey, named, { pause });
  const above = rough.slice(0, Math.max(0, headerRow - 1));
  const titleUnit = unitInTitle(above);
  const titles = titlesIn(above);
  const proposal = proposeMapping(dialect, profiles, options, titleUnit, titles);
  const preview = previewOf(head, dialect, telling);
  const choice = guess === null ? {} : { encodingChoice: { ...guess, isOpen: stated === undefined && guess.isOpen } };
  const whole = { dialect, ...choice, rows: survey.rows, preview, profiles, proposal, titles, titleUnit };
  const inspection = compactInspection(whole);
  const refusal = doubt(whole, options.kind);
  if (refusal === null) return { ok: true, inspection };
  return refusal.overridable || options.tellsRefused === true
    ? { ok: false, refusal, inspection }
    : { ok: false, refusal };
}

/** Cells above a header that are kept as titles, and their longest text. */
const titlesKept = { cells: 20, characters: 200 } as const;

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
  /** A row has cells beyond those that the heading names. */
  hasWide = false;
  private readonly slots: Int8Array;
  private readonly kinds: Int8Array;
  private readonly arrangement: Arrangement;
  private readonly moved: MovedHeadings;
  private readonly isOpen: boolean;
  private readonly encoding: FileDialect["encoding"];

  constructor(layout: FileDialect, isOpen: boolean) {
    this.isOpen = isOpen;
    this.encoding = layout.encoding;
    const { columns, headerRow } = layout;
    this.profilers = columns.map((column) => new ColumnProfiler(column.index, column.name));
    this.headerRow = headerRow;
    this.arrangement = new Arrangement(layout, null);
    this.moved = new MovedHeadings(layout);
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

  get headings(): readonly MovedHeading[] {
    return this.moved.found;
  }

  /** Brings a record in order as the check and the import will. */
  private arrange(record: RecordReader): void {
    const heading = this.moved.look(record, this.seen);
    if (heading !== null) this.arrangement.addHeading(heading);
    this.hasWide ||= record.width > this.profilers.length && isFilledBeyond(record, this.profilers.length);
    this.arrangement.arrange(record, this.seen);
  }

  add(record: RecordReader): void {
    this.seen++;
    if (this.seen <= this.headerRow) return;
    this.arrange(record);
    // Cells that may be in several columns tell nothing of any, unless all do.
    if (record.arranged === arrangements.wide && !this.isOpen) {
      this.rows++;
      return;
    }
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
      kinds[at] = profiler.add(buffer, start, end, this.encoding);
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

/** A text column with many values might be names under a strange header: the user is asked, not refused. */
function couldBeName(profile: LedgerInspection["profiles"][number]): boolean {
  return profile.numberShare < 0.2 && profile.dateShare < 0.2 && profile.filledShare > 0.5 && profile.distinct >= 20;
}
