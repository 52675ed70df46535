/** Asks whether rows are payments, where each supplier has one row with a count or an average next to its amount. */
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { AmountReader } from "@paygauge/analysis/reading/amounts";
import { textAt } from "@paygauge/analysis/reading/lines/corrections";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import type { DecimalMark } from "@paygauge/api-types/entities/ledger-evidence";
import { rawText } from "./raw-text.ts";

const counts =
  /\b(count|counts|number of|no of|nr of|num of|transactions|invoices|payments|orders|anzahl|nombre de?|nb|numero de|n de|cantidad de|numero di|n di|aantal)\b/;
const averages = /\b(avg|average|mean|durchschnitt\w*|mittelwert|moyen(ne)?|promedio|media|gemiddelde?)\b/;
const minRows = 5;
const shownRows = 3;
const shownLength = 300;

interface Counted {
  column: number;
  name: string;
  isAverage: boolean;
  whole: number;
  several: number;
}

export class SummaryQuestion {
  private readonly columns: Counted[];
  private readonly sample: { line: number; raw: string }[] = [];
  private readonly dialect: FileDialect;
  private readonly amounts: AmountReader;
  private readonly encoder = new TextEncoder();
  private rows = 0;

  constructor(kind: LedgerKind, dialect: FileDialect, amount: number, decimalMark: DecimalMark) {
    this.dialect = dialect;
    this.amounts = new AmountReader(decimalMark, "utf-8");
    this.columns =
      kind === "advanced"
        ? dialect.columns.flatMap(({ index, name }) => {
            const folded = foldHeader(name);
            const isAverage = averages.test(folded);
            if (index === amount || !(isAverage || counts.test(folded))) return [];
            return [{ column: index, name, isAverage, whole: 0, several: 0 }];
          })
        : [];
  }

  add(record: RecordReader): void {
    if (this.columns.length === 0) return;
    this.rows++;
    if (this.sample.length < shownRows) {
      this.sample.push({ line: record.line, raw: rawText(record, this.dialect.encoding).slice(0, shownLength) });
    }
    for (const each of this.columns) {
      const bytes = this.encoder.encode(textAt(record, each.column, this.dialect).trim());
      const value = this.amounts.read(bytes, 0, bytes.length, 3);
      if (Number.isFinite(value) && (each.isAverage || value % 1000 === 0)) each.whole++;
      if (value > 1000) each.several++;
    }
  }

  /** @param names different supplier names of the accepted rows @param sum of them, in minor units */
  question(names: number, sum: string): CheckQuestion[] {
    if (this.rows < minRows || names < this.rows * 0.97) return [];
    const found = this.columns.filter(({ whole, several }) => whole >= this.rows * 0.9 && several > 0);
    if (found.length === 0) return [];
    const columns = found.map(({ name }) => name);
    return [{ code: "summaryRows", rows: this.rows, columns, sumMinor: sum, sample: this.sample }];
  }
}
