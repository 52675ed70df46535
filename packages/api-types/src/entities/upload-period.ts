/** The period of a job's files: in a module of its own, since only the pages of an import need it. */
import type { Upload } from "./jobs.ts";
import { addMonths, proposePeriod, type PeriodProposal } from "./period.ts";
import { sheetOf } from "./unpacked-file.ts";

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
