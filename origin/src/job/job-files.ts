/** Files that the job's object writes itself, by the address that its handler asks for. */
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { payeesDownload } from "./decisions/payees-download.ts";
import { decisionsDownload } from "./decisions/decisions-download.ts";
import type { SupplierGrid } from "./grid/supplier-grid.ts";
import { rejectsDownload, suppliersDownload } from "./job-downloads.ts";
import type { RunPredictions } from "./prediction/run-predictions.ts";
import { rejectsOf } from "./runs/rejects-of.ts";
import { useCaseDownload } from "./use-cases/use-case-download.ts";

/** What files of a run are made of. */
interface OfRun {
  readonly grid: () => SupplierGrid | null;
  readonly isDemo: () => Promise<boolean>;
}

/** The review of payee classes, of those who work on the job. */
function payeesFile(sql: SqlStorage, search: URLSearchParams): Response {
  const currency = search.get("currency") ?? "";
  const run = { run: search.get("run") ?? "", perspective: "latest", publication: 0 } as const;
  const file = { jobName: search.get("name") ?? "job", currency, minorDigits: minorDigitsOf(currency) };
  return payeesDownload(sql, run, file);
}

/** The file that an address names; 409 where the run is not whole. */
export async function fileOf(
  sql: SqlStorage,
  url: URL,
  predicted: RunPredictions,
  { grid, isDemo }: OfRun,
): Promise<Response> {
  const { pathname, searchParams: search } = url;
  if (pathname === "/rejects.csv") {
    const asked = search.get("run");
    // Refused before the first byte is sent, not in the middle of the file.
    rejectsOf(sql, asked, { after: 0, limit: 0 });
    return rejectsDownload((after, limit) => rejectsOf(sql, asked, { after, limit }).rows, search);
  }
  if (pathname === "/match-decisions.csv") return decisionsDownload(sql, search.get("name") ?? "job");
  if (pathname === "/payee-classes.csv") return payeesFile(sql, search);
  if (pathname === "/use-case") return useCaseDownload(sql, search);
  const opened = grid();
  if (opened === null) return new Response("The job has no finished analysis.", { status: 409 });
  return suppliersDownload(opened, search, await isDemo(), predicted);
}
