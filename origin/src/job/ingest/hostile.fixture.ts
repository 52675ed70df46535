/** Ledgers with the faults of real ones, from a seed, with what they add up to known beforehand. */
import { gzipSync } from "node:zlib";

/** A small seeded generator (mulberry32): the same files on every machine. */
class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 to below `most`. */
  upTo(most: number): number {
    return Math.floor(this.next() * most);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.upTo(from.length)] ?? from[0];
  }
}

export interface HostileFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** How the file is written, for the message of a failure. */
  recipe: string;
  truth: {
    accepted: number;
    rejected: number;
    blank: number;
    totals: number;
    sumMinor: bigint;
    /** ISO days; null where no row is accepted. */
    firstDate: string | null;
    lastDate: string | null;
  };
}

const encodings = ["utf-8", "utf-8", "bom", "double bom", "windows-1252", "utf-16le", "utf-16be", "gzip"] as const;
const delimiters = [",", ";", "\t", "|"] as const;
const lineEnds = ["\n", "\r\n", "\r"] as const;
const quotes = ["needed", "all", "some"] as const;
const dateStyles = ["dmy/", "dmy.", "dmy-", "mdy/", "iso", "iso time", "named", "compact"] as const;
const numberStyles = [
  "plain",
  "grouped",
  "comma",
  "comma grouped",
  "comma spaced",
  "brackets",
  "trailing minus",
  "pound",
  "euro after",
  "swiss",
  "whole",
  "whole grouped",
  "code",
] as const;
const headers: readonly [readonly string[], ...(readonly string[])[]] = [
  ["Supplier Name", "Amount", "Payment Date", "Invoice Number", "Description"],
  ["VENDOR_NAME", "PAYMENT_AMOUNT", "PAYMENT_DATE", "VOUCHER_NUMBER", "MEMO"],
  ["Lieferant", "Betrag", "Zahlungsdatum", "Belegnummer", "Buchungstext"],
  ["Fournisseur", "Montant TTC", "Date de paiement", "Numéro de facture", "Libellé"],
  ["Proveedor", "Importe", "Fecha de pago", "Número de factura", "Concepto"],
  ["Birgi", "Upphæð", "Dags. greiðslu", "Númer reiknings", "Lýsing"],
  ["Payee", "Net Amount", "Date Paid", "Transaction No", "Narrative"],
];
const names = [
  "Acme Supplies Ltd",
  "Müller & Söhne GmbH",
  "Café, Bar & Co",
  'The "Old" Mill',
  "Ægir útgerð ehf",
  "O'Brien; Sons",
  "A|B Logistics",
  "Total Gas & Power Ltd",
  "99p Stores",
  "REDACTED PERSONAL DATA",
  '=HYPERLINK("http://x","Firm")',
  "+44 Call Centre Ltd",
  "Sum Up Services",
] as const;
const notAmounts = ["n/a", "abc", "#REF!", "see note", "12.3.4.5"] as const;
const descriptions = [
  "Office chairs",
  "two\nlines",
  'a "quoted" word',
  "semi;colon, comma | bar",
  "=1+1",
  "@SUM(A1)",
  "tab\there",
  "",
  "",
] as const;

function groups(whole: string, mark: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, mark);
}

function amountText(minor: number, style: (typeof numberStyles)[number]): string {
  const absolute = Math.abs(minor);
  const whole = String(Math.floor(absolute / 100));
  const part = String(absolute % 100).padStart(2, "0");
  const sign = minor < 0 ? "-" : "";
  switch (style) {
    case "plain":
      return `${sign}${whole}.${part}`;
    case "grouped":
      return `${sign}${groups(whole, ",")}.${part}`;
    case "comma":
      return `${sign}${whole},${part}`;
    case "comma grouped":
      return `${sign}${groups(whole, ".")},${part}`;
    case "comma spaced":
      return `${sign}${groups(whole, " ")},${part}`;
    case "brackets":
      return minor < 0 ? `(${groups(whole, ",")}.${part})` : `${groups(whole, ",")}.${part}`;
    case "trailing minus":
      return `${whole}.${part}${sign}`;
    case "pound":
      return `${sign}£${groups(whole, ",")}.${part}`;
    case "euro after":
      return `${sign}${groups(whole, ".")},${part} €`;
    case "swiss":
      return `${sign}${groups(whole, "'")}.${part}`;
    case "whole":
      return `${sign}${whole}`;
    case "whole grouped":
      return `${sign}${groups(whole, ",")}`;
    case "code":
      return `GBP ${sign}${whole}.${part}`;
  }
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function dateText(day: Date, style: (typeof dateStyles)[number]): string {
  const d = String(day.getUTCDate()).padStart(2, "0");
  const m = String(day.getUTCMonth() + 1).padStart(2, "0");
  const y = day.getUTCFullYear();
  switch (style) {
    case "dmy/":
      return `${d}/${m}/${y}`;
    case "dmy.":
      return `${Number(d)}.${Number(m)}.${y}`;
    case "dmy-":
      return `${d}-${m}-${String(y).slice(2)}`;
    case "mdy/":
      return `${Number(m)}/${Number(d)}/${y}`;
    case "iso":
      return `${y}-${m}-${d}`;
    case "iso time":
      return `${y}-${m}-${d} 00:00:00`;
    case "named":
      return `${d}-${months[day.getUTCMonth()] ?? ""}-${y}`;
    case "compact":
      return `${y}${m}${d}`;
  }
}

const cp1252: Record<string, number> = { "€": 0x80, "’": 0x92 };

function encode(text: string, encoding: (typeof encodings)[number]): Buffer {
  switch (encoding) {
    case "utf-8":
      return Buffer.from(text);
    case "bom":
      return Buffer.from(`\ufeff${text}`);
    case "double bom":
      return Buffer.concat([Buffer.from([0xc3, 0xaf, 0xc2, 0xbb, 0xc2, 0xbf]), Buffer.from(text)]);
    case "windows-1252":
      return Buffer.from([...text].map((letter) => cp1252[letter] ?? letter.charCodeAt(0) & 255));
    case "utf-16le":
      return Buffer.from(`\ufeff${text}`, "utf16le");
    case "utf-16be":
      return Buffer.from(`\ufeff${text}`, "utf16le").swap16();
    case "gzip":
      return gzipSync(text);
  }
}

interface Style {
  encoding: (typeof encodings)[number];
  delimiter: string;
  lineEnd: string;
  quoting: (typeof quotes)[number];
  dateStyle: (typeof dateStyles)[number];
  numberStyle: (typeof numberStyles)[number];
  header: readonly string[];
  /** Places of the five columns. */
  order: readonly number[];
  preamble: number;
  hasHeader: boolean;
  /** Empty cells after the last column. */
  trailing: number;
  isRagged: boolean;
  /** Cells with a quote inside and none around it. */
  strayQuotes: boolean;
  rows: number;
}

function styleOf(dice: Dice): Style {
  return {
    encoding: dice.pick(encodings),
    delimiter: dice.pick(delimiters),
    lineEnd: dice.pick(lineEnds),
    quoting: dice.pick(quotes),
    dateStyle: dice.pick(dateStyles),
    numberStyle: dice.pick(numberStyles),
    header: dice.pick(headers),
    order: shuffled([0, 1, 2, 3, 4], dice),
    preamble: dice.chance(0.25) ? 1 + dice.upTo(3) : 0,
    hasHeader: dice.chance(0.97),
    trailing: dice.chance(0.2) ? 1 + dice.upTo(3) : 0,
    isRagged: dice.chance(0.2),
    strayQuotes: dice.chance(0.1),
    rows: dice.chance(0.15) ? 1 + dice.upTo(6) : 8 + dice.upTo(40),
  };
}

/** Writes the lines of one file and keeps count of what they are. */
class Scribe {
  readonly lines: string[] = [];
  readonly truth: HostileFile["truth"] = {
    accepted: 0,
    rejected: 0,
    blank: 0,
    totals: 0,
    sumMinor: 0n,
    firstDate: null,
    lastDate: null,
  };
  private readonly dice: Dice;
  private readonly style: Style;
  /** The last line that counts, and what it is worth. */
  private before: { text: string; minor: bigint } | null = null;

  constructor(dice: Dice, style: Style) {
    this.dice = dice;
    this.style = style;
  }

  private cell(text: string): string {
    const { delimiter, quoting, strayQuotes } = this.style;
    const must = text.includes(delimiter) || /["\r\n]/.test(text);
    // A quote inside a cell needs none around it, and many writers leave them out.
    const bare = text.includes('"') && !text.startsWith('"') && !text.includes(delimiter) && !/[\r\n]/.test(text);
    if (bare && strayQuotes && this.dice.chance(0.5)) return text;
    const does = must || quoting === "all" || (quoting === "some" && this.dice.chance(0.3));
    return does ? `"${text.replaceAll('"', '""')}"` : text;
  }

  line(cells: readonly string[]): string {
    const { order, trailing, delimiter } = this.style;
    const written = order.map((at) => this.cell(cells[at] ?? ""));
    return [...written, ...Array.from({ length: trailing }, () => "")].join(delimiter);
  }

  top(): void {
    const { preamble, delimiter, hasHeader, header } = this.style;
    for (let at = 0; at < preamble; at++) {
      this.lines.push(this.dice.pick(["Payments over £500", "", "Published by the council", `Report${delimiter}`]));
    }
    if (hasHeader) this.lines.push(this.line(header));
  }

  row(number: string): void {
    const { dice, truth } = this;
    const { delimiter, order, trailing } = this.style;
    const sort = dice.next();
    if (sort < 0.03) {
      truth.blank++;
      this.lines.push(dice.chance(0.5) ? "" : delimiter.repeat(order.length - 1 + trailing));
    } else if (this.before !== null && sort < 0.06) {
      // The row before once more: it counts again.
      this.lines.push(this.before.text);
      truth.accepted++;
      truth.sumMinor += this.before.minor;
    } else this.newRow(number);
  }

  private newRow(number: string): void {
    const { dice, truth } = this;
    const { dateStyle, numberStyle, delimiter, trailing, isRagged } = this.style;
    const isNameless = dice.chance(0.02);
    const isBroken = !isNameless && dice.chance(0.02);
    const day = new Date(Date.UTC(2023 + dice.upTo(2), dice.upTo(12), 1 + dice.upTo(28)));
    const size = dice.chance(0.2) ? 100_000_000 : 500_000;
    let minor = dice.upTo(size) - (dice.chance(0.1) ? size : 0);
    if (numberStyle.startsWith("whole")) minor = Math.trunc(minor / 100) * 100;
    const name = `${dice.pick(names)}${dice.chance(0.3) ? ` ${dice.upTo(9)}` : ""}`;
    const amount = isBroken ? dice.pick(notAmounts) : amountText(minor, numberStyle);
    const cells = [isNameless ? "" : name, amount, dateText(day, dateStyle), number, this.description()];
    const extra = isRagged && dice.chance(0.2) ? `${delimiter}${delimiter.repeat(trailing)}extra` : "";
    const text = this.line(cells) + extra;
    this.lines.push(text);
    this.before = isNameless || isBroken ? null : { text, minor: BigInt(minor) };
    if (this.before === null) {
      truth.rejected++;
      return;
    }
    truth.accepted++;
    truth.sumMinor += this.before.minor;
    const iso = day.toISOString().slice(0, 10);
    if (truth.firstDate === null || iso < truth.firstDate) truth.firstDate = iso;
    if (truth.lastDate === null || iso > truth.lastDate) truth.lastDate = iso;
  }

  private description(): string {
    const { dice } = this;
    if (this.style.strayQuotes && dice.chance(0.3)) return '"12 inch" pipe';
    if (dice.chance(0.002)) return "x".repeat(100_000);
    return dice.chance(0.005) ? "nul\u0000here" : dice.pick(descriptions);
  }

  total(): void {
    this.truth.totals++;
    const label = this.dice.pick(["Total", "GRAND TOTAL", "Summe"]);
    this.lines.push(this.line([label, amountText(Number(this.truth.sumMinor), this.style.numberStyle), "", "", ""]));
  }
}

/** One file; the same for the same seed. */
export function hostileFile(seed: number): HostileFile {
  const dice = new Dice(seed * 7919 + 13);
  const style = styleOf(dice);
  const scribe = new Scribe(dice, style);
  const { lines, truth } = scribe;
  scribe.top();
  for (let at = 0; at < style.rows; at++) scribe.row(`R${seed}${style.strayQuotes ? '"' : "-"}${at}`);
  if (dice.chance(0.2)) scribe.total();
  const ends = dice.chance(0.8);
  // An empty last line without an end of its own isn't a line.
  if (!ends && lines.at(-1) === "") truth.blank--;
  const isMixed = style.lineEnd !== "\r" && dice.chance(0.1);
  const text = lines.map((each) => each + (isMixed && dice.chance(0.5) ? "\r\n" : style.lineEnd)).join("");
  const cut = ends ? text : text.replace(/\r?\n$|\r$/, "");
  const recipe = JSON.stringify({ seed, ...style, header: style.header[0], isMixed });
  return { name: "ledger.csv", bytes: new Uint8Array(encode(cut, style.encoding)), recipe, truth };
}

function shuffled(items: number[], dice: Dice): number[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = dice.upTo(at + 1);
    const held = items[at] ?? 0;
    items[at] = items[other] ?? 0;
    items[other] = held;
  }
  return items;
}
