/** Asks which column dates the rows, where all are of one day by the mapped one and another holds various days. */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { dateFields } from "@paygauge/api-types/entities/ledger-evidence";
import { kindsOf } from "@paygauge/analysis/reading/cell-forms";
import { textAt } from "@paygauge/analysis/reading/lines/corrections";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { foldHeader, headerFit } from "@paygauge/analysis/reading/synonyms";

/** Rows that are looked at for dates in other columns, and so many at least. */
const mostLooked = 200;
const fewestRows = 5;
const mostly = 0.9;
const leastFit = 0.6;
const shown = 3;

interface Other {
  readonly column: number;
  readonly name: string;
  dates: number;
  readonly texts: Set<string>;
}

export class DateQuestion {
  private readonly dialect: FileDialect;
  private readonly mapped: number;
  private readonly others: readonly Other[];
  private rows = 0;
  private first = Number.NaN;
  private isVaried = false;

  constructor(dialect: FileDialect, { sources, answers }: Pick<ColumnMapping, "answers" | "sources">) {
    this.dialect = dialect;
    const date = sources.paidDate ?? sources.documentDate;
    this.mapped = date !== undefined && "column" in date ? date.column : -1;
    const isOpen = (name: string) => dateFields.every((field) => headerFit(field, foldHeader(name)) < leastFit);
    this.others = dialect.columns
      .filter(({ index, name }) => index !== this.mapped && (isOpen(name) || index === answers?.dateColumn))
      .map(({ index, name }) => ({ column: index, name, dates: 0, texts: new Set<string>() }));
    this.isVaried = this.mapped < 0;
  }

  add(record: RecordReader, line: LineReader): void {
    if (this.isVaried) return;
    if (this.rows === 0) this.first = line.date;
    else if (line.date !== this.first) this.isVaried = true;
    if (this.rows++ >= mostLooked) return;
    for (const other of this.others) {
      const text = textAt(record, other.column, this.dialect).trim();
      if (!kindsOf(text).isDate) continue;
      other.dates++;
      other.texts.add(text);
    }
  }

  question(): CheckQuestion[] {
    const looked = Math.min(this.rows, mostLooked);
    if (this.isVaried || this.rows < fewestRows || !Number.isFinite(this.first)) return [];
    const found = this.others.filter(({ dates, texts }) => dates >= looked * mostly && texts.size >= shown);
    if (found.length === 0) return [];
    const name = this.dialect.columns.find(({ index }) => index === this.mapped)?.name ?? "";
    return [
      {
        code: "dateColumn",
        columns: [
          { column: this.mapped, name, samples: [] },
          ...found.map(({ column, name: other, texts }) => ({
            column,
            name: other,
            samples: [...texts].slice(0, shown),
          })),
        ],
      },
    ];
  }
}
