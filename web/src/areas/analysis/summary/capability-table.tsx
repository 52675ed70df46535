import { AppLink, BandGlyph, bandOf, linkStyle, Panel, useTexts } from "@paygauge/ui";
import { scoreLevels, type JobSummary, type ScoreLevel } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { bandAmounts } from "../band-amounts.ts";
import { useMoney } from "../job-money.ts";
import { ShareBar } from "../share-bar.tsx";
import { equalFilter, suppliersHref } from "../suppliers-href.ts";

type CapabilityRow = JobSummary["capabilities"][number];

interface CapabilityTableProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

/** Eight capabilities with suppliers and spend by level; below 640 px each becomes a block of its own. */
export function CapabilityTable({ jobId, summary }: CapabilityTableProps) {
  const words = useWords("analysis.summary");
  const texts = useTexts();
  const head = "px-2 py-1.5 text-label font-medium text-text-2";
  return (
    <Panel title={words("capabilities")} facts={words("capabilitiesNote")}>
      <table className="data-width w-full border-collapse text-data max-sm:block">
        <thead className="bg-sunken max-sm:sr-only">
          <tr>
            <th scope="col" className={`${head} text-start`}>
              {words("capability")}
            </th>
            {scoreLevels.map((level) => (
              <th key={level} scope="col" className={`${head} text-end`}>
                # {texts.bands[bandOf(level) ?? "none"]}
              </th>
            ))}
            <th scope="col" className={`${head} text-end`}>
              {words("likelySpend", { currency: summary.currency })}
            </th>
            <th scope="col" className={`${head} w-2/5 text-start`}>
              {words("shareHead")}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {summary.capabilities.map((row) => (
            <CapabilityLine key={row.capability} jobId={jobId} row={row} summary={summary} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function CapabilityLine({ jobId, row, summary }: CapabilityTableProps & { readonly row: CapabilityRow }) {
  const texts = useTexts();
  const words = useWords("analysis.summary");
  const money = useMoney(summary);
  const name = texts.capabilityNames[row.capability];
  const { high, medium } = bandAmounts(row.spendMinor);
  return (
    <tr className="border-b border-line align-top last:border-b-0 max-sm:grid max-sm:grid-cols-4 max-sm:py-2">
      <th scope="row" className="px-2 py-2 text-start font-medium max-sm:col-span-4 max-sm:py-1">
        {name}
      </th>
      {scoreLevels.map((level) => (
        <td key={level} className="px-2 py-2 text-end max-sm:py-1 max-sm:text-start">
          <span className="block text-label text-text-2 sm:hidden">
            <BandGlyph band={bandOf(level) ?? "none"} />
          </span>
          <LevelCount jobId={jobId} row={row} level={level} name={name} />
        </td>
      ))}
      <td className="px-2 py-2 text-end max-sm:col-span-4 max-sm:py-1 max-sm:text-start">
        <span className="text-label text-text-2 sm:hidden">
          {texts.labelled(words("likelySpend", { currency: summary.currency }), "")}
        </span>
        {money.exact(high + medium)}
      </td>
      <td className="px-2 py-2 max-sm:col-span-4 max-sm:py-1">
        <ShareBar amounts={bandAmounts(row.spendMinor)} />
      </td>
    </tr>
  );
}

interface LevelCountProps {
  readonly jobId: string;
  readonly row: CapabilityRow;
  readonly level: ScoreLevel;
  readonly name: string;
}

/** The number of suppliers at a level; for those who may see them, the way to exactly these. */
function LevelCount({ jobId, row, level, name }: LevelCountProps) {
  const words = useWords("analysis.summary");
  const texts = useTexts();
  const formats = useFormats();
  const { opens } = useGuard();
  const suppliers = row.suppliers[level] ?? 0;
  const count = formats.count(suppliers);
  if (suppliers === 0 || !opens("jobSuppliers")) return <span className="inline-block max-sm:py-2">{count}</span>;
  return (
    <AppLink
      href={suppliersHref(jobId, [equalFilter(`${row.capability}Score`, level)])}
      className={linkStyle({ className: "inline-block min-w-6 text-end max-sm:py-2 max-sm:text-start" })}
      aria-label={words("openLevel", {
        count,
        suppliers,
        level: texts.bands[bandOf(level) ?? "none"],
        capability: name,
      })}
    >
      {count}
    </AppLink>
  );
}
