/** The period of a job's files: in a module of its own, since only the pages of an import need it. */
import { daysOf, type Span } from "@paygauge/api-types/entities/days";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { ColumnMapping, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { addMonths, factorOfDays, proposePeriod, type PeriodCandidate, type PeriodProposal } from "./period.ts";
import { yearHeader } from "../reading/years.ts";
import { sheetOf } from "@paygauge/api-types/entities/unpacked-file";

type DatedFile = Pick<Upload, "fileName" | "unpacked" | "inspection" | "check">;

/** What of a file may state its period: its name, the sheet that was read, and the text above its header. */
function textsOf({ fileName, unpacked, inspection }: DatedFile): string[] {
  const sheet = sheetOf(unpacked);
  return [fileName, ...(sheet === null ? [] : [sheet]), ...(inspection?.titles ?? [])];
}

/** The period that checked files state or cover, with all candidates; null where no row has a date. */
export function periodOfUploads(files: readonly DatedFile[]): PeriodProposal | null {
  return proposePeriod(addMonths(files.map(({ check }) => check?.months ?? [])), files.flatMap(textsOf));
}

/**
 * The month in which all rows of a file count as paid: its name or a title states it, the dates are those of invoices, and
 * it is within the job's period. null: each row counts on its own day.
 */
export function paidInOf(file: DatedFile, { sources }: Pick<ColumnMapping, "sources">, period: Span): Span | null {
  if (sources.paidDate !== undefined) return null;
  const month = periodOfUploads([file])?.candidates.find(({ isPaidIn }) => isPaidIn === true);
  if (month === undefined || month.from < period.from || month.to > period.to) return null;
  return { from: month.from, to: month.to };
}

/** The year that a column names for every row, as a period to choose where no column dates the rows; none otherwise. */
export function yearOfColumns({ profiles }: Pick<LedgerInspection, "profiles">): PeriodCandidate[] {
  return profiles.flatMap(({ name, commonest, filledShare }) => {
    const [year] = /^(19|20)\d{2}$/.exec(commonest?.text ?? "") ?? [];
    if (year === undefined || commonest?.share !== 1 || filledShare < 1 || yearHeader(name) === null) return [];
    const span = { from: `${year}-01-01`, to: `${year}-12-31` };
    const days = daysOf(span);
    return [
      { ...span, key: "stated" as const, days, factor: factorOfDays(days), percent: 100, text: `${name} ${year}` },
    ];
  });
}
