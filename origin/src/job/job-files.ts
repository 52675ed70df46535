/** Files that the job's object writes itself, by the address that its handler asks for. */
import { decisionsDownload } from "./decisions/decisions-download.ts";
import type { SupplierGrid } from "./grid/supplier-grid.ts";
import { rejectsDownload, suppliersDownload } from "./job-downloads.ts";
import { matchedDownload } from "./matched-data.ts";
import { rejectsOf } from "./runs/rejects-of.ts";
import { useCaseDownload } from "./use-cases/use-case-download.ts";

/** What files of a run are made of. */
interface OfRun {
  readonly grid: () => SupplierGrid | null;
  readonly isDemo: () => Promise<boolean>;
}

/** The file that an address names; 409 where the run is not whole. */
export async function fileOf(sql: SqlStorage, url: URL, { grid, isDemo }: OfRun): Promise<Response> {
  const { pathname, searchParams: search } = url;
  if (pathname === "/rejects.csv") {
    const asked = search.get("run");
    return rejectsDownload((after, limit) => rejectsOf(sql, asked, { after, limit }).rows, search);
  }
  if (pathname === "/match-decisions.csv") return decisionsDownload(sql, search.get("name") ?? "job");
  if (pathname === "/use-case") return useCaseDownload(sql, search);
  if (pathname === "/matched-data") return matchedDownload(sql, search, await isDemo());
  const opened = grid();
  if (opened === null) return new Response("The job has no finished analysis.", { status: 409 });
  return suppliersDownload(opened, search, await isDemo());
}
