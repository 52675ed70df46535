/** Asks whether a spreadsheet swapped day and month of true dates: texts all have a day above 12, true dates none. */
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { dateShapes } from "@paygauge/analysis/reading/dates";
import type { Plan } from "@paygauge/analysis/reading/lines/plan";

/** So many true dates up to day 12 hardly happen by chance. */
const fewest = 5;

const two = (part: number): string => String(part).padStart(2, "0");

export class SwappedQuestion {
  private readonly dialect: FileDialect;
  private readonly cell: Plan["issued"];
  private dates = 0;
  private texts = 0;
  private isOpen = true;
  private sample: readonly [year: string, month: string, day: string] | null = null;

  constructor(plan: Plan) {
    this.dialect = plan.dialect;
    this.cell = plan.paid ?? plan.issued;
  }

  /** @param day of an accepted line, by the cell that was read last */
  add(day: number): void {
    if (!this.isOpen || this.cell === null || day !== day) return;
    const { shape, first, second, third } = this.cell.reader;
    if (shape === dateShapes.year) {
      this.dates++;
      // A day above 12 cannot be a month.
      if (third > 12) this.isOpen = false;
      if (third !== second) this.sample ??= [String(first), two(second), two(third)];
    } else if (shape === dateShapes.numeric && Math.max(first, second) > 12 && Math.max(first, second) <= 31)
      this.texts++;
    else if (shape !== dateShapes.none) this.isOpen = false;
  }

  question(): CheckQuestion[] {
    const { dates, texts, sample } = this;
    if (!this.isOpen || dates < fewest || texts < fewest || sample === null || this.cell === null) return [];
    const [year, month, day] = sample;
    const name = this.dialect.columns.find(({ index }) => index === this.cell?.column)?.name ?? "";
    return [
      {
        code: "swappedDates",
        name,
        rows: dates,
        asWritten: `${year}-${month}-${day}`,
        swapped: `${year}-${day}-${month}`,
      },
    ];
  }
}
