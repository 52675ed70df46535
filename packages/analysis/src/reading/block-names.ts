/**
 * Supplier names in rows of their own above the supplier's rows, as in reports by vendor of QuickBooks and Xero, supplier
 * activity of Sage and account lists of SAP (FBL1N).
 */
import { foldHeader } from "./synonyms.ts";
import { totalLabelOf } from "./total-labels.ts";

/** A filled cell of a row. */
export interface FilledCell {
  readonly column: number;
  readonly text: string;
}

/** What a row above a supplier's rows says of it. */
interface BlockName {
  /** Column of the cell with the name, or of the ID where it has no name. */
  readonly column: number;
  /** "" where the row states an ID alone. */
  readonly name: string;
  /** "" where the row states none. */
  readonly supplierId: string;
}

/** Cells of a row that can be a heading: labels and values of an ID and a name, and one more. */
export const mostHeadingCells = 6;
const longestHeading = 300;

const parties =
  "vendor|supplier|creditor|payee|merchant|lieferant|kreditor|fournisseur|proveedor|acreedor|fornitore|leverancier|crediteur|" +
  "leverandor|leverantor|dostawca|toimittaja|fornecedor|a c|account|konto|compte|cuenta|conto|rekening";
const nameWords = "name|nom|naam|navn|namn|nombre|nazwa|nimi|nome|ragione sociale|description|bezeichnung";
const idWords =
  "no|nr|number|id|code|ref|reference|nummer|numero|num|codigo|codice|account|a c|konto|kontonummer|kode|kod";
const nameLabel = new RegExp(
  `^(?:(?:${parties}) ?)?(?:${nameWords})$|^(?:lieferantenname|kreditorenname|leverandornavn|leverantorsnamn|leveranciersnaam)$`,
);
const partyLabel = new RegExp(
  `^(?:${parties})(?: ?(?:${idWords}))?$|^(?:lieferantennummer|kreditorennummer|leverandornummer|leverantorsnummer)$`,
);
/** "V-100200", "70012", "S001": digits, with few letters in front. */
const idAlone = /^(?=[^ ]*\d)[\p{L}]{0,4}[-_/. ]?\d[\d\-_/.]*$/u;
const idInFront = /^((?=[^ ]*\d)[\p{L}]{0,4}[-_/.]?\d[\d\-_/.]*)(?:\s*[-–—:|]\s*|\s+)(\p{L}.*)$/su;
const separatedId = /^((?=[^ ]*\d)[\p{L}]{0,4}[-_/.]?\d[\d\-_/.]{2,})\s*[-–—:|]\s*(\p{L}.*)$/su;
/** Lines of a page, not of a supplier. */
const pageLine =
  /^(?:page|seite|pagina|página|printed|gedruckt|imprim|run (?:date|time)|report|date|datum|as (?:at|of)|for the period|period|user|currency|accrual basis|cash basis)\b/i;

function labelOf(text: string): "name" | "party" | null {
  const folded = foldHeader(text.replace(/[:#.]+\s*$/, ""));
  if (folded === "" || folded.length > 40) return null;
  if (nameLabel.test(folded)) return "name";
  return partyLabel.test(folded) ? "party" : null;
}

/** "A/C: S001   Name: Acorn": the labelled parts of a cell as cells. */
function partsOf({ column, text }: FilledCell): FilledCell[] {
  const parts = text.split(/(?<=:)\s*|\s{2,}|\t/).map((part) => part.trim());
  const filled = parts.filter((part) => part !== "");
  const hasLabel = filled.some((part) => part.endsWith(":") && labelOf(part) !== null);
  return hasLabel ? filled.map((part) => ({ column, text: part })) : [{ column, text }];
}

/** "Total Home Comfort" may be a supplier; "Grand total" is none. */
const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !idAlone.test(text) && totalLabelOf(text)?.isSure !== true;

/** A value behind the label of a supplier: its ID, its name, or both. */
function splitParty({ column, text }: FilledCell): BlockName | null {
  if (idAlone.test(text)) return { column, name: "", supplierId: text };
  const both = idInFront.exec(text);
  if (both !== null) return { column, name: both[2] ?? "", supplierId: both[1] ?? "" };
  return isName(text) ? { column, name: text, supplierId: "" } : null;
}

/** A heading without labels: a name alone, or an ID and a name. */
function plainName(cells: readonly FilledCell[]): BlockName | null {
  const [first, second] = cells;
  if (first === undefined || cells.length > 2) return null;
  if (second !== undefined) {
    if (!idAlone.test(first.text) || !isName(second.text)) return null;
    return { column: second.column, name: second.text, supplierId: first.text };
  }
  if (pageLine.test(first.text)) return null;
  const both = separatedId.exec(first.text);
  if (both !== null) return { column: first.column, name: both[2] ?? "", supplierId: both[1] ?? "" };
  return isName(first.text) ? { column: first.column, name: first.text, supplierId: "" } : null;
}

/**
 * What a row without amounts says of the supplier of the rows below it; null where it says nothing.
 * @param filled its filled cells, trimmed, at most `mostHeadingCells`
 */
export function blockNameOf(filled: readonly FilledCell[]): BlockName | null {
  if (filled.length === 0 || filled.length > mostHeadingCells) return null;
  if (filled.some(({ text }) => text.length > longestHeading)) return null;
  const cells = filled.flatMap(partsOf);
  if (!cells.some(({ text }) => labelOf(text) !== null)) return plainName(cells);
  let found: BlockName | null = null;
  cells.forEach((cell, at) => {
    const label = labelOf(cell.text);
    const value = cells[at + 1];
    if (label === null || value === undefined || labelOf(value.text) !== null) return;
    const read =
      label === "party" ? splitParty(value) : isName(value.text) && { ...value, name: value.text, supplierId: "" };
    if (read === null || read === false) return;
    found = {
      column: read.name === "" && found !== null ? found.column : read.column,
      name: read.name || (found?.name ?? ""),
      supplierId: read.supplierId || (found?.supplierId ?? ""),
    };
  });
  return found;
}
