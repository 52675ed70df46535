/** Which sheets a workbook has, what each seems to hold, and which one is read. */
import type { WorkbookSheet } from "@paygauge/api-types/entities/unpacked-file";
import { FileRefused } from "./file-refused.ts";
import { looksLike } from "./sheet.ts";
import type { OpenPart, Workbook } from "./workbook.ts";

/** Pieces of 64 KiB that are looked at of one sheet and of all together: a sheet is not read to be named. */
const piecesOfOne = 64;
const piecesOfAll = 1024;

/**
 * The workbook's sheets in its order; what is not known after a look, or is damaged, may hold something. Once the budget
 * of all is spent, no further sheet is opened.
 */
export async function sheetsOf(open: OpenPart, workbook: Workbook): Promise<WorkbookSheet[]> {
  const sheets: WorkbookSheet[] = [];
  let left = piecesOfAll;
  for (const { name, hidden, part } of workbook.sheets) {
    if (left === 0) {
      sheets.push({ name, hidden, holds: "some" });
      continue;
    }
    const stream = open(part);
    let most = Math.min(piecesOfOne, left);
    left -= most;
    const mayGoOn = (): boolean => most-- > 0;
    const look = async (): Promise<WorkbookSheet["holds"]> => {
      if (stream === null) return "empty";
      try {
        return await looksLike(stream, mayGoOn);
      } catch (error) {
        if (error instanceof FileRefused) return "some";
        throw error;
      }
    };
    sheets.push({ name, hidden, holds: await look() });
    left += Math.max(0, most);
  }
  return sheets;
}

/**
 * The sheet to read: the one that was chosen; otherwise the first table, visible ones first; failing that, the first
 * with anything in it.
 * @throws FileRefused xlsx-empty
 */
export function sheetToRead(sheets: readonly WorkbookSheet[], chosen: number | null): number {
  const filled = [...sheets.keys()].filter((at) => sheets[at]?.holds !== "empty");
  const inOrder = filled.toSorted((a, b) => Number(sheets[a]?.hidden) - Number(sheets[b]?.hidden));
  const sheet =
    chosen === null
      ? (inOrder.find((at) => sheets[at]?.holds === "table") ?? inOrder[0])
      : filled.find((at) => at === chosen);
  if (sheet === undefined) throw new FileRefused("xlsx-empty");
  return sheet;
}
