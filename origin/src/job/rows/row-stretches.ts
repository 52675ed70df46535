/** Which bytes of the files hold rows: blocks of rows that lie near each other are read at once. */
import { rowsOfBlock } from "../ingest/slice-rows.ts";
import { rowPage, pagesOfRows, type RowPage } from "../ingest/row-payees.ts";
import type { RowPlaces } from "./row-places.ts";
import type { RunLedger } from "./run-ledger.ts";

/** Bytes between two blocks that are read along rather than asked for apart. */
const readAlong = 64 * 1024;
/** Bytes asked for at once, but for a block that has more. */
const mostAtOnce = 1024 * 1024;

export interface Stretch {
  readonly file: number;
  /** Rows of the file before it. */
  readonly before: number;
  readonly offset: number;
  readonly line: number;
  /** The byte behind it. */
  end: number;
  /** Places of its rows among those that were found. */
  readonly wanted: number[];
}

/** Finds the pages of rows, the last one again without asking. */
class Pages {
  private readonly run: RunLedger;
  private file = -1;
  private firsts: number[] = [];
  private page: RowPage | null = null;

  constructor(run: RunLedger) {
    this.run = run;
  }

  of(file: number, row: number): RowPage | null {
    const uploadId = this.run.files[file]?.uploadId ?? "";
    if (file !== this.file) {
      this.file = file;
      this.firsts = pagesOfRows(this.run.ledger, uploadId);
      this.page = null;
    }
    const { page } = this;
    if (page !== null && row >= page.first && row < page.first + page.count) return page;
    const first = this.firsts.findLast((each) => each <= row);
    this.page = first === undefined ? null : rowPage(this.run.ledger, uploadId, first);
    return this.page;
  }
}

/** The stretches of some of the rows that were found; `wanted` are their places, ascending. */
export function* stretchesOf(run: RunLedger, places: RowPlaces, wanted: Iterable<number>): Generator<Stretch> {
  const pages = new Pages(run);
  let stretch: Stretch | null = null;
  for (const at of wanted) {
    const file = places.file[at] ?? 0;
    const row = places.row[at] ?? 0;
    const page = pages.of(file, row);
    if (page === null) continue;
    const block = Math.floor((row - page.first) / rowsOfBlock);
    const { offset, line } = page.block(block);
    const end = page.block(block + 1).offset;
    const isNear =
      stretch !== null &&
      stretch.file === file &&
      offset - stretch.end < readAlong &&
      (end <= stretch.end || end - stretch.offset < mostAtOnce);
    if (stretch !== null && isNear) {
      stretch.end = Math.max(stretch.end, end);
      stretch.wanted.push(at);
      continue;
    }
    if (stretch !== null) yield stretch;
    stretch = { file, before: page.first + block * rowsOfBlock, offset, line, end, wanted: [at] };
  }
  if (stretch !== null) yield stretch;
}
