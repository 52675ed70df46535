/** Made ledgers with and without total rows, of known truth: languages, layouts, rounding, several amount columns. */
import fc from "fast-check";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";

export interface MadeLedger {
  text: string;
  /** What is in which column. */
  sources: ColumnMapping["sources"];
  comma: boolean;
  kind: "advanced" | "base";
  /** Lines of the total rows. */
  totals: number[];
  /** What the rows that aren't totals add up to, in minor units. */
  sum: number;
  rows: number;
}

interface Tongue {
  /** Name, id, document, date, amount, net, tax, department. */
  header: readonly [string, string, string, string, string, string, string, string];
  spend: string;
  comma: boolean;
  /** Labels of the whole, of a page, of a named group before and behind the name. */
  grand: readonly string[];
  sub: readonly string[];
  named: readonly ((name: string) => string)[];
}

const before = (word: string) => (name: string) => `${word} ${name}`;
const behind = (word: string) => (name: string) => `${name} ${word}`;

const tongues: Readonly<Record<string, Tongue>> = {
  en: {
    header: [
      "Supplier Name",
      "Supplier ID",
      "Invoice Number",
      "Invoice Date",
      "Amount",
      "Net Amount",
      "VAT",
      "Department",
    ],
    spend: "Total Spend",
    comma: false,
    grand: ["Grand Total", "TOTAL £", "Total 2025", "Sum of Amount", "Total", "Report Total", "Total (GBP)"],
    sub: ["Subtotal", "Carried forward", "Sub-total", "Page total", "c/f"],
    named: [behind("Total"), before("Total for"), before("Total"), behind("- Subtotal")],
  },
  de: {
    header: [
      "Lieferant",
      "Lieferantennummer",
      "Rechnungsnummer",
      "Rechnungsdatum",
      "Betrag",
      "Netto",
      "MwSt",
      "Abteilung",
    ],
    spend: "Ausgaben",
    comma: true,
    grand: ["Gesamtsumme", "Summe", "Gesamtergebnis", "Summe von Betrag", "Summe 2025", "Gesamtbetrag EUR"],
    sub: ["Zwischensumme", "Übertrag", "Seitensumme"],
    named: [before("Summe"), behind("Ergebnis"), behind("Summe"), before("Zwischensumme")],
  },
  fr: {
    header: [
      "Fournisseur",
      "Code fournisseur",
      "Numéro de facture",
      "Date de facture",
      "Montant",
      "Montant HT",
      "TVA",
      "Service",
    ],
    spend: "Dépenses",
    comma: true,
    grand: ["Total général", "Somme de Montant", "Montant total", "TOTAL €", "Total 2025"],
    sub: ["Sous-total", "À reporter", "Report à nouveau"],
    named: [before("Total"), before("Sous-total"), behind("Total"), before("Total pour")],
  },
  es: {
    header: [
      "Proveedor",
      "Código de proveedor",
      "Número de factura",
      "Fecha de factura",
      "Importe",
      "Importe neto",
      "IVA",
      "Departamento",
    ],
    spend: "Gasto",
    comma: true,
    grand: ["Total general", "Suma total", "Suma de Importe", "Importe total", "Total 2025"],
    sub: ["Subtotal", "Suma y sigue", "Suma anterior"],
    named: [before("Total"), before("Subtotal"), behind("Total"), before("Total para")],
  },
  it: {
    header: [
      "Fornitore",
      "Codice fornitore",
      "Numero fattura",
      "Data fattura",
      "Importo",
      "Imponibile",
      "IVA",
      "Reparto",
    ],
    spend: "Spesa",
    comma: true,
    grand: ["Totale complessivo", "Totale generale", "Somma di Importo", "Totale €", "Totale 2025"],
    sub: ["Subtotale", "A riportare", "Totale parziale"],
    named: [before("Totale"), before("Subtotale"), behind("Totale"), before("Totale per")],
  },
  nl: {
    header: [
      "Leverancier",
      "Leveranciersnummer",
      "Factuurnummer",
      "Factuurdatum",
      "Bedrag",
      "Netto bedrag",
      "BTW",
      "Afdeling",
    ],
    spend: "Uitgaven",
    comma: true,
    grand: ["Eindtotaal", "Totaal", "Som van Bedrag", "Totaalbedrag", "Totaal 2025"],
    sub: ["Subtotaal", "Tussentotaal", "Over te brengen"],
    named: [before("Totaal"), before("Subtotaal"), behind("Totaal"), before("Totaal voor")],
  },
};

/** Suppliers that are called like totals. */
const likeTotals = [
  "Total Gas & Power",
  "Summa",
  "Subtotal Ltd",
  "Totalenergies",
  "Total Fire Services Ltd",
  "Sum Up Services",
  "Totaal Bouw BV",
  "Summe Consulting GmbH",
  "Total Direct SA",
  "Totale Servizi Srl",
  "Report Writers Ltd",
  "Grand Total Hotels Ltd",
  "Suma Wholefoods",
  "Gesamt Bau GmbH",
];
const ordinary = [
  "Acorn Ltd",
  "Moorland Ridge Energy",
  "Kestrel Paving",
  "Ashdown & Sons",
  "Müller GmbH",
  "Café Rouge SARL",
  "Halden Chemicals",
  "Cedarline Packaging",
  "Pinewood Recruitment",
  "Underwood Corp",
  "Valehurst Facilities",
  "Bianchi Srl",
  "De Vries BV",
  "García SL",
  "Longacre House",
];
const departments = ["Waste", "Highways", "Libraries", "Schools", "Gas & Power", "Housing"];

const lineOf = fc.record({
  supplier: fc.nat(),
  isLikeTotal: fc.boolean(),
  minor: fc.integer({ min: 1, max: 5_000_000 }),
  isCredit: fc.integer({ min: 0, max: 19 }).map((dice) => dice === 0),
  isUndated: fc.integer({ min: 0, max: 39 }).map((dice) => dice === 0),
  day: fc.integer({ min: 0, max: 360 }),
});

const shapeOf = fc.record({
  tongue: fc.constantFrom(...Object.keys(tongues)),
  layout: fc.constantFrom("lines" as const, "no id" as const, "summary" as const, "with department" as const),
  columns: fc.constantFrom("one", "net and tax"),
  /** Amounts of whole units; or written with decimals. */
  isWhole: fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0),
  lines: fc.array(lineOf, { minLength: 8, maxLength: 45 }),
});

const totalsOf = fc.record({
  /** What groups are: suppliers, departments, pages; or the file alone. */
  groups: fc.constantFrom("suppliers", "pages", "none", "none"),
  label: fc.constantFrom("sure", "named", "blank name", "own name"),
  label2: fc.nat(),
  place: fc.constantFrom("name", "first cell", "last cell"),
  hasGrand: fc.boolean(),
  /** off: the file's own total is wrong by something; rounded: to whole units. */
  fault: fc.constantFrom("none", "none", "rounded", "off"),
});

type Shape = typeof shapeOf extends fc.Arbitrary<infer T> ? T : never;
type Totals = typeof totalsOf extends fc.Arbitrary<infer T> ? T : never;
interface Line {
  name: string;
  id: string;
  date: string;
  minor: number;
  department: string;
}

class Writer {
  readonly rows: string[][] = [];
  readonly totals: number[] = [];
  readonly shape: Shape;
  readonly tongue: Tongue;

  constructor(shape: Shape) {
    this.shape = shape;
    this.tongue = tongues[shape.tongue] ?? tongues["en"]!;
  }

  get isSummary(): boolean {
    return this.shape.layout === "summary";
  }

  amount(minor: number): string {
    const text = this.shape.isWhole ? String(Math.round(minor / 100)) : (minor / 100).toFixed(2);
    return this.tongue.comma ? text.replace(".", ",") : text;
  }

  /** Cells by what they are, in the layout's order. */
  cells(name: string, id: string, number: string, date: string, minor: number, department: string): string[] {
    const { layout, columns } = this.shape;
    const net = Math.round(minor / 120) * 100;
    const amounts = [this.amount(minor), ...(columns === "one" ? [] : [this.amount(net), this.amount(minor - net)])];
    if (layout === "summary") return [id, name, ...amounts];
    if (layout === "no id") return [name, number, date, ...amounts];
    if (layout === "with department") return [department, name, number, date, ...amounts];
    return [name, id, number, date, ...amounts];
  }

  header(): string[] {
    const [name, id, number, date, amount, net, tax, department] = this.tongue.header;
    const { layout, columns } = this.shape;
    const amounts = [this.isSummary ? this.tongue.spend : amount, ...(columns === "one" ? [] : [net, tax])];
    if (layout === "summary") return [id, name, ...amounts];
    if (layout === "no id") return [name, number, date, ...amounts];
    if (layout === "with department") return [department, name, number, date, ...amounts];
    return [name, id, number, date, ...amounts];
  }

  sources(): ColumnMapping["sources"] {
    const at = (column: number) => ({ column });
    switch (this.shape.layout) {
      case "summary":
        return { supplierId: at(0), supplierName: at(1), spend: at(2) };
      case "no id":
        return { supplierName: at(0), documentNumber: at(1), documentDate: at(2), amount: at(3) };
      case "with department":
        return { supplierName: at(1), documentNumber: at(2), documentDate: at(3), amount: at(4) };
      case "lines":
        return { supplierName: at(0), supplierId: at(1), documentNumber: at(2), documentDate: at(3), amount: at(4) };
    }
  }

  made(lines: readonly Line[]): MadeLedger {
    return {
      text: [this.header(), ...this.rows].map((cells) => cells.join(";")).join("\n") + "\n",
      sources: this.sources(),
      comma: this.tongue.comma,
      kind: this.isSummary ? "base" : "advanced",
      totals: this.totals,
      sum: lines.reduce((sum, { minor }) => sum + minor, 0),
      rows: lines.length,
    };
  }

  line({ name, id, date, minor, department }: Line): void {
    this.rows.push(this.cells(name, id, `R${this.rows.length + 1000}`, date, minor, department));
  }

  /** A row of sums: each amount column added up by itself, as a spreadsheet does. */
  total(cells: Partial<Record<"name" | "first" | "last", string>>, of: readonly Line[], off: number): void {
    const minor = of.reduce((sum, line) => sum + line.minor, 0) + off;
    const nets = of.reduce((sum, line) => sum + Math.round(line.minor / 120) * 100, 0);
    const row = this.cells(cells.name ?? "", "", "", "", minor, "");
    if (this.shape.columns !== "one") {
      row[row.length - 2] = this.amount(nets);
      row[row.length - 1] = this.amount(minor - nets);
    }
    if (cells.first !== undefined) row[0] = cells.first;
    if (cells.last !== undefined) row.push(cells.last);
    this.rows.push(row);
    this.totals.push(this.rows.length + 1);
  }
}

function linesOf(shape: Shape, isGrouped: boolean): Line[] {
  const isSummary = shape.layout === "summary";
  const made = shape.lines.map(({ supplier, isLikeTotal, minor, isCredit, isUndated, day }, at): Line => {
    const names = isLikeTotal ? likeTotals : ordinary;
    const number = supplier % names.length;
    // A summary has each supplier once.
    const name = `${names[number] ?? ""}${isSummary ? ` ${at}` : ""}`;
    const whole = shape.isWhole ? Math.max(1, Math.round(minor / 100)) * 100 : minor;
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    return {
      name: isSummary && at % 5 === 0 ? (names[number] ?? name) : name,
      id: `V${100 + number + (isLikeTotal ? 50 : 0)}`,
      date: isUndated ? "" : date,
      minor: isCredit ? -whole : whole,
      department: departments[supplier % departments.length] ?? "",
    };
  });
  if (!isGrouped) return made;
  const key = (line: Line) => (shape.layout === "with department" ? line.department : line.name);
  return made.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { minor }) => sum + minor, 0);

/** Ledgers without a total row. */
export const withoutTotals: fc.Arbitrary<MadeLedger> = shapeOf.map((shape) => {
  const writer = new Writer(shape);
  const lines = linesOf(shape, false);
  for (const line of lines) writer.line(line);
  return writer.made(lines);
});

function groupsOf(lines: readonly Line[], shape: Shape, groups: Totals["groups"]): Line[][] {
  if (groups === "none" || shape.layout === "summary") return [[...lines]];
  if (groups === "pages")
    return Array.from({ length: Math.ceil(lines.length / 7) }, (_, at) => lines.slice(at * 7, at * 7 + 7));
  return [...Map.groupBy(lines, (line) => (shape.layout === "with department" ? line.department : line.name)).values()];
}

/** Ledgers with total rows: of groups, of pages, of the file. */
export const withTotals: fc.Arbitrary<MadeLedger> = fc.tuple(shapeOf, totalsOf).map(([shape, wanted]) => {
  const writer = new Writer(shape);
  const { tongue } = writer;
  // Dates are what a row without a label lacks: lines have theirs.
  const lines = linesOf(shape, true).map((line) => (line.date === "" ? { ...line, date: "2025-06-30" } : line));
  const groups = groupsOf(lines, shape, wanted.groups);
  const pick = <T>(list: readonly T[]): T => list[wanted.label2 % list.length]!;
  const place = (text: string) =>
    wanted.place === "first cell" && shape.layout !== "summary"
      ? { first: text }
      : wanted.place === "last cell"
        ? { last: text }
        : { name: text };
  const isWholeFile = groups.length === 1;
  groups.forEach((group) => {
    for (const line of group) writer.line(line);
    if (isWholeFile) return;
    const of = shape.layout === "with department" ? group[0]!.department : group[0]!.name;
    const sum = sumOf(group);
    const off = wanted.fault === "rounded" ? Math.round(sum / 100) * 100 - sum : 0;
    if (wanted.groups === "pages") writer.total(place(pick(tongue.sub)), group, off);
    else if (wanted.label === "sure") writer.total(place(pick(tongue.sub)), group, off);
    else if (wanted.label === "named") writer.total(place(pick(tongue.named)(of)), group, off);
    else if (wanted.label === "own name" && group.length > 1 && shape.layout !== "with department" && sum > 0)
      writer.total({ name: of }, group, 0);
    else writer.total({}, group, off);
  });
  if (wanted.hasGrand || isWholeFile) {
    const off =
      wanted.fault === "off"
        ? 12_340
        : wanted.fault === "rounded"
          ? Math.round(sumOf(lines) / 100) * 100 - sumOf(lines)
          : 0;
    if (wanted.label === "blank name") writer.total({}, lines, off);
    else writer.total(place(pick(tongue.grand)), lines, off);
  }
  return writer.made(lines);
});
