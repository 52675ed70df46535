import type { ExportItem } from "@paygauge/api-types/entities/exports";
import { callHref } from "../call-api.ts";

/** Where the file of an export is fetched. */
export const exportFileHref = ({ id, jobId }: Pick<ExportItem, "id" | "jobId">): string =>
  jobId === null
    ? callHref("downloadListExport", { params: { exportId: id } })
    : callHref("downloadExport", { params: { jobId, exportId: id } });
