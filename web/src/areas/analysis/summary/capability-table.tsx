import { AppLink, BandGlyph, bandOf, DemoMark, linkStyle, Panel, TextLink, useTexts } from "@paygauge/ui";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { Figure } from "../../../data/figures/figure.tsx";
import { Term } from "../../../glossary/term.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { bandAmounts } from "../band-amounts.ts";
import { ShareBar } from "../share-bar.tsx";
import { equalFilter, suppliersHref } from "../suppliers-href.ts";
import { capabilityGroups, type CapabilityRow } from "./capability-groups.ts";
import { isDemo, isUnmatched } from "./directory-facts.ts";
import { capabilityFigure } from "./summary-figures.ts";

interface CapabilityTableProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

const head = "px-2 py-1.5 text-label font-medium text-text-2 first:ps-4 last:pe-4";

/** Eight capabilities with suppliers by level and shares of spend; without a match, by what their levels rest on. */
export function CapabilityTable({ jobId, summary }: CapabilityTableProps) {
  const words = useTranslations("summary.capabilities");
  const texts = useTexts();
  const { groups, notScored } = capabilityGroups(summary);
  return (
    <Panel title={<Term id="capability">{words("title")}</Term>} facts={words("facts")}>
      <table className="data-width -mx-4 w-[calc(100%+2rem)] border-collapse text-data max-sm:block">
        <thead className="bg-sunken max-sm:sr-only">
          <tr>
            <th scope="col" className={`${head} text-start`}>
              <span className="sr-only">{words("title")}</span>
            </th>
            {scoreLevels.map((level) => (
              <th key={level} scope="col" className={`${head} w-18 text-end`}>
                <BandGlyph band={bandOf(level) ?? "none"} />
              </th>
            ))}
            <th scope="col" className={`${head} w-40 text-start`}>
              {words("share")}
            </th>
            <th scope="col" className={`${head} text-end whitespace-nowrap`}>
              {words("likely", { currency: summary.currency })}
            </th>
          </tr>
        </thead>
        {groups.map(({ key, rows }) => (
          <tbody key={key} className="max-sm:block">
            {key !== "all" && (
              <tr className="border-b border-line bg-canvas max-sm:block">
                <th scope="rowgroup" colSpan={7} className={`${head} text-start max-sm:block`}>
                  {words(key)}
                  {key === "needsDirectory" && isDemo(summary) && <DemoMark />}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <CapabilityLine key={row.capability} jobId={jobId} row={row} summary={summary} />
            ))}
          </tbody>
        ))}
      </table>
      <ByHand jobId={jobId} count={summary.setByHand ?? 0} />
      {notScored !== undefined && (
        <p className="pt-2 text-label text-text-2">
          {words("notScored", { capability: texts.capabilityNames[notScored] })}
        </p>
      )}
    </Panel>
  );
}

function CapabilityLine({ jobId, row, summary }: CapabilityTableProps & { readonly row: CapabilityRow }) {
  const texts = useTexts();
  const words = useTranslations("summary.capabilities");
  const name = texts.capabilityNames[row.capability];
  // Without a match no level holds a made fact: what a match may raise is marked all the same.
  const marked = isDemo(summary) && (isUnmatched(summary) ? row.mayRise : row.restsOnDirectory);
  const onPhone: readonly ScoreLevel[] = ["High", "Medium"];
  return (
    <tr className="border-b border-line last:border-b-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_6.5rem_2.75rem_2.75rem] max-sm:items-center max-sm:gap-x-2 max-sm:px-4">
      <th scope="row" className="px-2 py-1.5 ps-4 text-start font-medium max-sm:px-0 max-sm:py-2">
        <Term id={row.capability}>{name}</Term>
      </th>
      {scoreLevels.map((level) => (
        <td
          key={level}
          className={`px-2 py-1.5 text-end max-sm:row-start-1 max-sm:px-0 ${onPhone.includes(level) ? "" : "max-sm:hidden"} ${level === "High" ? "max-sm:col-start-3" : "max-sm:col-start-4"}`}
        >
          <LevelCount jobId={jobId} row={row} level={level} name={name} />
        </td>
      ))}
      <td className="px-2 py-1.5 max-sm:col-start-2 max-sm:row-start-1 max-sm:px-0">
        <ShareBar label={words("share")} amounts={bandAmounts(row.spendMinor)} />
      </td>
      <td className="px-2 py-1.5 pe-4 text-end whitespace-nowrap max-sm:hidden">
        <Figure of={capabilityFigure(jobId, summary, row)} isExact />
        {marked && <DemoMark />}
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
  const words = useTranslations("analysis.summary");
  const texts = useTexts();
  const formats = useFormats();
  const { opens } = useGuard();
  const suppliers = row.suppliers[level] ?? 0;
  const count = formats.count(suppliers);
  if (suppliers === 0 || !opens("jobSuppliers"))
    return <span className="inline-block text-text-2 max-sm:py-3">{count}</span>;
  return (
    <AppLink
      href={suppliersHref(jobId, [equalFilter(`${row.capability}Score`, level)])}
      className={linkStyle({ variant: "figure", className: "inline-block min-w-6 text-end max-sm:py-3" })}
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

/** How many suppliers have a level that a user set, counted apart; for those who may see them, the way to them. */
function ByHand({ jobId, count }: { readonly jobId: string; readonly count: number }) {
  const words = useTranslations("summary.capabilities");
  const { opens } = useGuard();
  if (count === 0) return null;
  const said = words("byHand", { count });
  return (
    <p className="pt-2 text-label text-text-2">
      {opens("jobSuppliers") ? (
        <TextLink href={suppliersHref(jobId, [equalFilter("setByHand", "true")])}>{said}</TextLink>
      ) : (
        said
      )}
    </p>
  );
}
