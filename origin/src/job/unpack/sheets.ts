/** Which sheets a workbook has, what each seems to hold, and which one is read. */
import type { WorkbookSheet } from "@paygauge/api-types/entities/unpacked-file";
import { FileRefused } from "./file-refused.ts";
import type { SharedStrings } from "./shared-strings.ts";
import { looksLike, sheetRows, unknownSheet, type SheetLook } from "./sheet-look.ts";
import type { OpenPart, Workbook } from "./workbook.ts";

/** Pieces of 64 KiB that are looked at of one sheet and of all together: a sheet is not read to be named. */
const piecesOfOne = 64;
const piecesOfAll = 1024;

/** A sheet with what a look at it found. */
type LookedSheet = Pick<WorkbookSheet, "name" | "hidden"> & SheetLook;

/**
 * The workbook's sheets in its order; what is not known after a look, or is damaged, may hold something. Once the budget
 * of all is spent, no further sheet is opened.
 */
export async function sheetsOf(open: OpenPart, workbook: Workbook, strings: SharedStrings): Promise<LookedSheet[]> {
  const sheets: LookedSheet[] = [];
  let left = piecesOfAll;
  for (const { name, hidden, part } of workbook.sheets) {
    if (left === 0) {
      sheets.push({ name, hidden, ...unknownSheet });
      continue;
    }
    const stream = open(part);
    let most = Math.min(piecesOfOne, left);
    left -= most;
    const mayGoOn = (): boolean => most-- > 0;
    const look = async (): Promise<SheetLook> => {
      if (stream === null) return { ...unknownSheet, holds: "empty" };
      try {
        return await looksLike(stream, strings, workbook, mayGoOn);
      } catch (error) {
        if (error instanceof FileRefused) return unknownSheet;
        throw error;
      }
    };
    sheets.push({ name, hidden, ...(await look()) });
    left += Math.max(0, most);
  }
  return sheets;
}

/** How well a sheet suits: one of payments, then one of sums, then any table; visible ones first of each. */
function rankOf({ holds, hidden, rows }: LookedSheet): number {
  const kind = holds === "empty" ? 0 : holds === "some" ? 1 : rows === sheetRows.others ? 2 : 2 + rows;
  return kind * 2 + (hidden ? 0 : 1) - (hidden && kind > 2 ? 2 : 0);
}

/**
 * The sheet to read: the one that was chosen; otherwise the first of those with names, days and amounts; failing that,
 * one with names and amounts, a table, or anything in it.
 * @throws FileRefused xlsx-empty
 */
export function sheetToRead(sheets: readonly LookedSheet[], chosen: number | null): number {
  const filled = [...sheets.entries()].filter(([, { holds }]) => holds !== "empty");
  const [best] = filled.toSorted(([, a], [, b]) => rankOf(b) - rankOf(a));
  const sheet = chosen === null ? best?.[0] : filled.find(([at]) => at === chosen)?.[0];
  if (sheet === undefined) throw new FileRefused("xlsx-empty");
  return sheet;
}
