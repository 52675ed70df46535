import { AppLink, linkStyle, Panel, Said, useTexts } from "@paygauge/ui";
import type { ReactNode } from "react";
import { matchBands, type JobSummary } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { percentOf, useMoney, usePercent } from "../job-money.ts";
import { equalFilter, suppliersHref } from "../suppliers-href.ts";

interface MatchPanelProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

/** How surely suppliers were found in the directory, by count and by spend. */
export function MatchPanel({ jobId, summary }: MatchPanelProps) {
  const words = useWords("analysis.summary");
  const names = useWords("analysis.matchBands");
  const formats = useFormats();
  const money = useMoney(summary);
  const percent = usePercent();
  const { opens } = useGuard();
  const head = "px-2 py-1.5 text-label font-medium text-text-2";
  return (
    <Panel title={words("match")}>
      <table className="data-width w-full border-collapse text-data max-sm:block">
        <thead className="bg-sunken max-sm:sr-only">
          <tr>
            <th scope="col" className={`${head} text-start`}>
              {words("band")}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {words("bandSuppliers")}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {words("bandSpend", { currency: summary.currency })}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {words("share")}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {matchBands.map((band) => (
            <tr
              key={band}
              className="border-b border-line last:border-b-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-1.5"
            >
              <th
                scope="row"
                className="px-2 py-1.5 text-start font-normal pointer-coarse:h-11 max-sm:w-full max-sm:px-0 max-sm:font-medium"
              >
                {opens("jobSuppliers") && (summary.match.suppliers[band] ?? 0) > 0 ? (
                  <AppLink href={suppliersHref(jobId, [equalFilter("matchBand", band)])} className={linkStyle()}>
                    {names(band)}
                  </AppLink>
                ) : (
                  names(band)
                )}
              </th>
              <Figure label={words("bandSuppliers")}>{formats.count(summary.match.suppliers[band] ?? 0)}</Figure>
              <Figure label={words("bandSpend", { currency: summary.currency })}>
                {money.exact(summary.match.spendMinor[band] ?? 0)}
              </Figure>
              <Figure label={words("share")}>
                {percent(percentOf(summary.match.spendMinor[band] ?? 0, summary.totals.spendMinor))}
              </Figure>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-label text-text-2">
        <Said text={summary.directoryNote} />
      </p>
    </Panel>
  );
}

/** A figure under its column's title; on a phone, where titles have no room, beside its own. */
function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { labelled } = useTexts();
  return (
    <td className="px-2 py-1.5 text-end max-sm:px-0 max-sm:py-0.5 max-sm:text-start">
      <span className="text-label text-text-2 sm:hidden">{labelled(label, "")}</span>
      {children}
    </td>
  );
}
