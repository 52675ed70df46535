/** What a workbook says about its sheets: names and parts, which numbers are dates, where days are counted from. */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { FileRefused } from "./file-refused.ts";
import { formatKind, type FormatKind } from "./number-format.ts";
import { attributesOf, readXml, type XmlHandler } from "./xml-reader.ts";

interface SheetPart {
  name: string;
  /** Name of the part in the archive. */
  part: string;
  hidden: boolean;
}

export interface Workbook {
  sheets: SheetPart[];
  from1904: boolean;
  /** Kind of the numbers of each cell style, by its index. */
  formats: FormatKind[];
  sharedStrings: string | null;
}

/** Opens a part by name; null when the archive has none. */
export type OpenPart = (name: string) => ByteStream | null;

const ignore = { close: () => {}, text: () => {} };

interface Relation {
  kind: string;
  target: string;
}

/** Parts that a part refers to, by id. */
async function relationsOf(open: OpenPart, part: string): Promise<Map<string, Relation>> {
  const slash = part.lastIndexOf("/");
  const folder = part.slice(0, slash + 1);
  const stream = open(`${folder}_rels/${part.slice(slash + 1)}.rels`);
  const relations = new Map<string, Relation>();
  if (stream === null) return relations;
  await readXml(stream, {
    ...ignore,
    open(name, given) {
      if (name !== "Relationship") return;
      const attributes = attributesOf(given);
      const kind = attributes.get("Type") ?? "";
      if (relations.size >= fileLimits.workbookParts.limit) throw new FileRefused("xlsx-broken");
      relations.set(attributes.get("Id") ?? "", {
        kind: kind.slice(kind.lastIndexOf("/") + 1),
        target: resolve(folder, attributes.get("Target") ?? ""),
      });
    },
  });
  return relations;
}

/** A target is relative to its folder, or to the archive where it begins with a slash. */
function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith("/") ? target : folder + target).split("/")) {
    if (step === "..") path.pop();
    else if (step !== "" && step !== ".") path.push(step);
  }
  return path.join("/");
}

async function formatsOf(stream: ByteStream | null): Promise<FormatKind[]> {
  if (stream === null) return [];
  const codes = new Map<number, string>();
  const { styles, numberFormat } = fileLimits;
  const formats: FormatKind[] = [];
  let inCells = false;
  const handler: XmlHandler = {
    open(name, given) {
      if (name === "cellXfs") inCells = true;
      if (name !== "numFmt" && !(inCells && name === "xf")) return;
      const attributes = attributesOf(given);
      const id = Number(attributes.get("numFmtId") ?? 0);
      const code = attributes.get("formatCode") ?? "";
      if (Math.max(codes.size, formats.length) >= styles.limit || code.length > numberFormat.limit)
        throw new FileRefused("xlsx-styles");
      if (name === "numFmt") codes.set(id, code);
      else formats.push(formatKind(id, codes.get(id)));
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
    text: () => {},
  };
  await readXml(stream, handler);
  return formats;
}

/** The first part of a kind. */
function targetOf(relations: ReadonlyMap<string, Relation>, wanted: string): string | null {
  for (const { kind, target } of relations.values()) if (kind === wanted) return target;
  return null;
}

/** The part that is the workbook, of an archive that may be one; null when it is none. */
export async function workbookPart(open: OpenPart): Promise<string | null> {
  return targetOf(await relationsOf(open, ""), "officeDocument");
}

/**
 * Reads the workbook and its styles.
 * @throws FileRefused xlsx-broken, xlsx-sheets, xlsx-styles
 */
export async function readWorkbook(open: OpenPart, part: string): Promise<Workbook> {
  const stream = open(part);
  if (stream === null) throw new FileRefused("xlsx-broken");
  const relations = await relationsOf(open, part);
  let sheets = 0;
  const workbook: Workbook = { sheets: [], from1904: false, formats: [], sharedStrings: null };
  await readXml(stream, {
    ...ignore,
    open(name, given) {
      if (name === "workbookPr") {
        workbook.from1904 = /^(1|true)$/.test(attributesOf(given).get("date1904") ?? "");
      } else if (name === "sheet") {
        const attributes = attributesOf(given);
        if (++sheets > fileLimits.sheets.limit) throw new FileRefused("xlsx-sheets");
        const relation = relations.get(attributes.get("id") ?? "");
        if (relation?.kind !== "worksheet") return;
        const hidden = (attributes.get("state") ?? "visible") !== "visible";
        const title = attributes.get("name") ?? "";
        if (title.length > fileLimits.sheetName.limit) throw new FileRefused("xlsx-broken");
        workbook.sheets.push({ name: title, part: relation.target, hidden });
      }
    },
  });
  const styles = targetOf(relations, "styles");
  workbook.formats = await formatsOf(styles === null ? null : open(styles));
  workbook.sharedStrings = targetOf(relations, "sharedStrings");
  return workbook;
}
