import { Panel } from "@paygauge/ui";
import type { GlobalInsights } from "@paygauge/api-types/entities/global-insights";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePercent } from "../job-money.ts";
import { acceptanceRows, type AcceptanceRow } from "./acceptance-rows.ts";

/** Per cent of the width on both sides of the scale: room for the figures of the first and the last dot. */
const margin = 14;
const widthOf = (share: number, end: number): number => (share / end) * (100 - 2 * margin);
const placeOf = (share: number, end: number): string => `${margin + widthOf(share, end)}%`;

/** Which industries accept virtual cards more and less than all organizations: a dot's area is its organizations. */
export function AcceptancePanel({ acceptance }: Pick<GlobalInsights, "acceptance">) {
  const words = useTranslations("globalInsights.acceptance");
  const { rows, all, ticks, end } = acceptanceRows(acceptance);
  const facts = words("facts", { shown: String(rows.length), all: String(acceptance.groups.length) });
  return (
    <Panel title={words("title")} facts={facts}>
      {rows.length === 0 ? (
        <p className="text-text-2">{words("none")}</p>
      ) : (
        <>
          <table className="w-full table-fixed border-collapse text-data">
            <Head all={all} />
            <tbody>
              {rows.map((row) => (
                <Row key={row.key} {...{ row, all, end }} />
              ))}
            </tbody>
          </table>
          <Scale ticks={ticks} end={end} />
          <p className="mt-1 text-label text-text-2">{words("few")}</p>
        </>
      )}
    </Panel>
  );
}

function Head({ all }: { readonly all: number }) {
  const words = useTranslations("globalInsights.acceptance");
  const percent = usePercent();
  return (
    <thead className="text-label text-text-2">
      <tr>
        <th scope="col" className="w-2/5 pb-1 text-start font-medium">
          {words("group")}
        </th>
        <th scope="col" className="pb-1 text-start font-medium">
          <span className="sr-only">{words("share")}</span>
          {words("all", { share: percent(all) })}
        </th>
        <th scope="col" className="w-32 pb-1 text-end font-medium wrap-anywhere max-sm:w-1/4">
          {words("organizations")}
        </th>
      </tr>
    </thead>
  );
}

/** The figures of the scale, under the dots. */
function Scale({ ticks, end }: { readonly ticks: readonly number[]; readonly end: number }) {
  const percent = usePercent();
  // More than three figures would overlap.
  const shown = ticks.length > 3 ? ticks.filter((_, at) => at % 2 === 0) : ticks;
  return (
    <div aria-hidden className="grid grid-cols-[40%_1fr_8rem] text-label max-sm:grid-cols-[40%_1fr_25%] text-text-2">
      <span className="relative col-start-2 block h-5">
        {shown.map((tick, at) => (
          <span
            key={tick}
            className={`absolute -translate-x-1/2 ${at % 2 === 1 ? "max-sm:hidden" : ""}`}
            style={{ insetInlineStart: placeOf(tick, end) }}
          >
            {percent(tick)}
          </span>
        ))}
      </span>
    </div>
  );
}

function Row({ row, all, end }: { readonly row: AcceptanceRow; readonly all: number; readonly end: number }) {
  const words = useTranslations("globalInsights.acceptance");
  const percent = usePercent();
  const formats = useFormats();
  const isMore = row.share >= all;
  const [low, high] = isMore ? [all, row.share] : [row.share, all];
  return (
    <tr>
      <th scope="row" className="truncate py-1 text-start font-normal" title={row.key}>
        {row.key === "" ? words("unknown") : row.key}
      </th>
      <td className="relative h-8">
        <span
          aria-hidden
          className="absolute inset-y-0 border-s border-dashed border-line-2"
          style={{ insetInlineStart: placeOf(all, end) }}
        />
        <span
          aria-hidden
          className={`absolute top-1/2 h-0.5 -translate-y-1/2 ${isMore ? "bg-band-high" : "bg-band-medium"}`}
          style={{ insetInlineStart: placeOf(low, end), width: `${widthOf(high - low, end)}%` }}
        />
        <span
          aria-hidden
          className={`absolute top-1/2 -translate-1/2 rounded-full ${isMore ? "bg-band-high" : "bg-band-medium"}`}
          style={{ insetInlineStart: placeOf(row.share, end), width: row.size, height: row.size }}
        />
        <span
          className="absolute top-1/2 -translate-y-1/2 font-medium whitespace-nowrap tabular-nums"
          style={labelPlace(row, isMore, end)}
        >
          {percent(row.share)}
        </span>
      </td>
      <td className="py-1 text-end tabular-nums">{formats.count(row.organizations)}</td>
    </tr>
  );
}

/** The share is written away from the line: after a dot above the average, before one below it. */
function labelPlace({ share, size }: AcceptanceRow, isMore: boolean, end: number) {
  const gap = size / 2 + 4;
  const at = margin + widthOf(share, end);
  return isMore ? { insetInlineStart: `calc(${at}% + ${gap}px)` } : { insetInlineEnd: `calc(${100 - at}% + ${gap}px)` };
}
