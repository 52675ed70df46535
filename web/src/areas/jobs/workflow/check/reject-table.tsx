import { ErrorState, Panel, PlainTable, MessageText, Skeleton } from "@paygauge/ui";
import type { ImportCheck, Upload } from "@paygauge/api-types";
import { problemView } from "../../../../data/grid-error.ts";
import { useCall } from "../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

/** Characters of a raw row that are shown; the download has all of it. */
const rawShown = 400;

/** The first rows that would be rejected, each with its reason. */
export function RejectTable({ upload, check }: { readonly upload: Upload; readonly check: ImportCheck }) {
  const words = useTranslations("upload.check");
  const formats = useFormats();
  const params = { jobId: upload.jobId, uploadId: upload.id };
  const { data, problem, reload } = useCall("uploadRejects", check.rejected > 0 ? { params } : null);
  return (
    <Panel title={words("rejectsTitle")}>
      {check.rejected === 0 && <p className="text-data text-text-2">{words("rejectsNone")}</p>}
      {problem !== undefined && data === undefined && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {check.rejected > 0 && data === undefined && problem === undefined && (
        <Skeleton kind="table" columns={3} rows={4} />
      )}
      {data !== undefined && data.length > 0 && (
        <PlainTable
          long
          stacked
          label={words("rejectsTable")}
          columns={[
            { key: "line", title: words("line"), render: (row) => formats.count(row.line), atEnd: true },
            {
              key: "reason",
              title: words("reason"),
              render: (row) => <MessageText message={row.message} />,
              className: "sm:min-w-52 max-sm:min-w-0 max-sm:flex-1",
            },
            // A narrow screen has no room for a raw row beside its reason: it stands below.
            {
              key: "raw",
              title: words("raw"),
              render: (row) => row.raw.slice(0, rawShown),
              className: "font-mono text-mono wrap-anywhere max-sm:w-full",
            },
          ]}
          rows={data}
          rowKey={(row) => `${row.seq}-${row.line}`}
        />
      )}
    </Panel>
  );
}
