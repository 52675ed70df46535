import { AppLink, DemoMark, linkStyle, PlainTable } from "@paygauge/ui";
import { matchBands, type MatchBand } from "@paygauge/api-types/entities/analysis";
import { matchReasons, type MatchReason } from "@paygauge/api-types/entities/match-reasons";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { percentOf, usePercent } from "../job-money.ts";
import { equalFilter, suppliersHref } from "../suppliers-href.ts";
import { isDemo } from "../summary/directory-facts.ts";

interface MatchReasonsProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

interface Line {
  readonly band: MatchBand;
  readonly reason: MatchReason;
  readonly suppliers: number;
}

/** The reasons that are known here, by band from the surest and within one from the most suppliers. */
function linesOf({ match }: JobSummary): readonly Line[] {
  const lines = (match.reasons ?? []).flatMap((each): Line[] => {
    const band = matchBands.find((known) => known === each.band);
    const reason = matchReasons.find((known) => known === each.reason);
    return band === undefined || reason === undefined ? [] : [{ band, reason, suppliers: each.suppliers }];
  });
  return lines.toSorted((a, b) => matchBands.indexOf(a.band) - matchBands.indexOf(b.band) || b.suppliers - a.suppliers);
}

/** Suppliers by match band and reason; each number opens exactly these. */
export function MatchReasons({ jobId, summary }: MatchReasonsProps) {
  const words = useTranslations("matched.summary");
  const shared = useTranslations("analysis");
  const percent = usePercent();
  const lines = linesOf(summary);
  if (lines.length === 0) return <p className="mt-2 text-data text-text-2">{words("noReasons")}</p>;
  return (
    <PlainTable
      className="mt-3"
      label={words("byReason")}
      columns={[
        {
          key: "reason",
          title: words("reason"),
          render: ({ reason }) => shared(`matchReasons.${reason}`),
          namesRow: true,
        },
        {
          key: "band",
          title: (
            <>
              {words("band")}
              {isDemo(summary) && <DemoMark />}
            </>
          ),
          render: ({ band }) => shared(`matchBands.${band}`),
        },
        {
          key: "suppliers",
          title: words("count"),
          render: (line) => <Count jobId={jobId} line={line} />,
          atEnd: true,
        },
        {
          key: "share",
          title: words("share"),
          render: ({ suppliers }) => percent(percentOf(suppliers, summary.totals.suppliers)),
          atEnd: true,
        },
      ]}
      rows={lines}
      rowKey={({ band, reason }) => `${band} ${reason}`}
    />
  );
}

function Count({ jobId, line }: { readonly jobId: string; readonly line: Line }) {
  const words = useTranslations("matched.summary");
  const shared = useTranslations("analysis");
  const formats = useFormats();
  const { opens } = useGuard();
  const { band, reason, suppliers } = line;
  const count = formats.count(suppliers);
  if (!opens("jobSuppliers")) return count;
  return (
    <AppLink
      href={suppliersHref(jobId, [equalFilter("matchBand", band), equalFilter("matchReason", reason)])}
      className={linkStyle({ variant: "figure", className: "inline-block min-w-6 text-end pointer-coarse:py-3" })}
      aria-label={words("openReason", {
        count: suppliers,
        band: shared(`matchBands.${band}`),
        reason: shared(`matchReasons.${reason}`),
      })}
    >
      {count}
    </AppLink>
  );
}
