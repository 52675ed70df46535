import { ErrorState, Panel, Said, Skeleton } from "@paygauge/ui";
import type { ImportCheck, Upload } from "@paygauge/api-types";
import { problemView } from "../../../../data/grid-error.ts";
import { useCall } from "../../../../data/use-call.ts";
import { useFormats, useWords } from "../../../../state/formats.ts";

/** Characters of a raw row that are shown; the download has all of it. */
const rawShown = 400;

/** The first rows that would be rejected, each with its reason. */
export function RejectTable({ upload, check }: { readonly upload: Upload; readonly check: ImportCheck }) {
  const words = useWords("upload.check");
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
        // A wide table scrolls inside its own place, and the keyboard reaches it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section tabIndex={0} aria-label={words("rejectsTable")} className="max-h-96 overflow-auto">
          <table className="w-full border-collapse text-start text-data max-sm:block">
            {/* A narrow screen has no room for a raw row beside its reason: it stands below. */}
            <thead className="sticky top-0 bg-surface text-label max-sm:sr-only">
              <tr>
                <th scope="col" className="border-b border-line py-1.5 pe-3 text-end font-medium">
                  {words("line")}
                </th>
                <th scope="col" className="border-b border-line py-1.5 pe-3 text-start font-medium">
                  {words("reason")}
                </th>
                <th scope="col" className="border-b border-line py-1.5 text-start font-medium">
                  {words("raw")}
                </th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {data.map((row) => (
                <tr
                  key={`${row.seq}-${row.line}`}
                  className="border-b border-line align-top last:border-0 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)]"
                >
                  <td className="py-1.5 pe-3 text-end">{formats.count(row.line)}</td>
                  <td className="py-1.5 pe-3 sm:min-w-52">
                    <Said text={row.message} />
                  </td>
                  <td className="py-1.5 font-mono text-mono wrap-anywhere max-sm:col-span-2 max-sm:pt-0">
                    {row.raw.slice(0, rawShown)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}
