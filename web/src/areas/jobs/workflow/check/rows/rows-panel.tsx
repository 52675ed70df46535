import { Button, buttonStyle, ErrorState, NotificationBar, Pagination, Panel, Skeleton, useTexts } from "@paygauge/ui";
import { useRef } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import {
  checkedRowsPage,
  rowFilters,
  type ReturnedFindings,
  type RowFilter,
} from "@paygauge/api-types/entities/checked-rows";
import { callHref } from "../../../../../data/call-api.ts";
import { problemView } from "../../../../../data/grid-error.ts";
import { useAddressPart } from "../../../../../data/use-address-part.ts";
import { useCall } from "../../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../../state/formats.ts";
import { workflowPages } from "../../../../../state/job-pages.ts";
import { FilterLinks } from "./filter-links.tsx";
import { hearFinding, nextFinding, useKeysIn } from "./next-finding.ts";
import { RowTable } from "./row-table.tsx";

interface RowsPanelProps {
  readonly job: Job;
  readonly file: Upload;
  /** Cells may be corrected. */
  readonly editable: boolean;
  readonly onCorrected: () => void;
}

/** The file's rows as checked, by state and page, each cell correctable in place. */
export function RowsPanel({ job, file, editable, onCorrected }: RowsPanelProps) {
  const words = useTranslations("upload.check.findings");
  const { labelled } = useTexts();
  const panel = useRef<HTMLDivElement>(null);
  const [asked] = useAddressPart("show");
  const [place, setPlace] = useAddressPart("rows");
  const show: RowFilter = rowFilters.find((each) => each === asked) ?? "all";
  const page = Math.max(1, Math.floor(Number(place)) || 1);
  const params = { jobId: file.jobId, uploadId: file.id };
  const { data, problem, reload } = useCall("uploadRows", { params, query: { show, page: String(page) } });
  const hrefOf = (filter: RowFilter) => {
    const search = new URLSearchParams({ step: "check", file: file.id, ...(filter === "all" ? {} : { show: filter }) });
    return `${linkTo(workflowPages[job.kind], { jobId: job.id })}?${search.toString()}`;
  };
  const counts = data?.counts;
  useKeysIn(panel, (event) => hearFinding(panel.current, event));
  const corrected = () => {
    reload();
    onCorrected();
  };
  return (
    <Panel
      title={words("title")}
      facts={words("facts")}
      actions={<Downloads file={file} hasErrors={(data?.counts?.error ?? 0) > 0} />}
    >
      {problem !== undefined && data === undefined && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {data === undefined && problem === undefined && <Skeleton kind="table" columns={5} rows={8} />}
      {counts === null && <NotificationBar tone="info">{words("olderCheck")}</NotificationBar>}
      {data?.returned && <Returned returned={data.returned} />}
      {data !== undefined && counts && (
        <div ref={panel} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <FilterLinks counts={counts} show={show} hrefOf={hrefOf} />
            <Button size="sm" className="ms-auto" onClick={() => nextFinding(panel.current, 1)} aria-keyshortcuts="n">
              {words("next")}
            </Button>
          </div>
          {data.rows.length === 0 ? (
            <p className="py-6 text-center text-data text-text-2">{words(`none.${show}`)}</p>
          ) : (
            <RowTable data={data} file={file} editable={editable} onCorrected={corrected} />
          )}
          <Pagination
            label={labelled(words("title"), words(`filters.${show}`))}
            page={page}
            pageSize={checkedRowsPage}
            matching={counts[show]}
            total={counts.all}
            onPage={(next) => setPlace(next === 1 ? null : String(next))}
          />
        </div>
      )}
    </Panel>
  );
}

/** The file is a download of this page that came back. */
function Returned({ returned }: { readonly returned: ReturnedFindings }) {
  const words = useTranslations("upload.check.returned");
  const { show, digest, fileName: name, rows: count, changed } = returned;
  return (
    <NotificationBar tone="info">
      {digest === null
        ? words(`changed.${show}`, { name, count, changed })
        : words(`untouched.${show}`, { name, count })}
      {digest !== null && <span className="block text-label wrap-anywhere">{words("digest", { digest })}</span>}
    </NotificationBar>
  );
}

function Downloads({ file, hasErrors }: { readonly file: Upload; readonly hasErrors: boolean }) {
  const words = useTranslations("upload.check.findings");
  const { locale } = useFormats();
  const params = { jobId: file.jobId, uploadId: file.id };
  const hrefOf = (show: RowFilter) => callHref("exportUploadRows", { params, query: { show, locale } });
  return (
    <>
      {hasErrors && (
        <a href={hrefOf("error")} download className={buttonStyle({ size: "sm" })}>
          {words("errorsFile")}
        </a>
      )}
      <a href={hrefOf("all")} download className={buttonStyle({ size: "sm" })}>
        {words("wholeFile")}
      </a>
    </>
  );
}
