import { Button, buttonStyle, Checkbox, Panel, StaleBar } from "@paygauge/ui";
import { Download } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { linkTo, matchBands, type MatchBand } from "@paygauge/api-types";
import { matchedColumns, matchedHeadings, type MatchedData } from "@paygauge/api-types/entities/matched-data";
import { languageOf, type Language } from "@paygauge/api-types/languages";
import { callHref } from "../../../data/call-api.ts";
import { gridErrorOf } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { AnalysisPending } from "../analysis-pending.tsx";
import { bandsOfAddress, bandsQuery } from "./bands-of-address.ts";
import { MatchedPreview } from "./matched-preview.tsx";
import "./matched-calls.ts";

/** Every supplier beside its directory entry, as a file: which bands, a look at it, CSV or a workbook. */
export default function JobMatchedDataOnlyDownloadScreen() {
  const { jobId } = usePageParams("jobMatchedDataOnlyDownload");
  const words = useTranslations("matched.download");
  const bands = bandsOfAddress(useSearch());
  const run = useRunQuery();
  const [, navigate] = useLocation();
  const language = languageOf(useFormats().locale);
  const query = { ...run, ...chosenOf(bands), ...(language === undefined || language === "en" ? {} : { language }) };
  const { data, problem, reload, refreshing } = useCall("matchedData", { params: { jobId }, query });
  if (data === undefined)
    return <AnalysisPending jobId={jobId} problem={problem} onRetry={reload} retrying={refreshing} />;
  const choose = (next: readonly MatchBand[]) =>
    navigate(linkTo("jobMatchedDataOnlyDownload", { jobId }, { ...run, ...bandsQuery(next) }), { replace: true });
  const stale = gridErrorOf(problem, reload);
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      {stale !== undefined && <StaleBar error={stale} />}
      <Panel title={words("title")} facts={words("size", { count: data.chosen, columns: matchedColumns.length })}>
        <p className="max-w-180 text-data text-text-2">{words("intro")}</p>
        <Bands data={data} chosen={bands} onChoose={choose} />
        {data.chosen === 0 && <p className="mt-2 text-data text-warning">{words("none")}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          <FileLink jobId={jobId} format="csv" query={query} isEmpty={data.chosen === 0} />
          <FileLink jobId={jobId} format="xlsx" query={query} isEmpty={data.chosen === 0} />
        </div>
      </Panel>
      <MatchedPreview data={data} />
    </div>
  );
}

type Query = ReturnType<typeof useRunQuery> & ReturnType<typeof chosenOf> & { readonly language?: Language };

/** The bands as the calls take them. */
const chosenOf = (bands: readonly MatchBand[]) => (bands.length === matchBands.length ? {} : { bands: [...bands] });

interface BandsProps {
  readonly data: MatchedData;
  readonly chosen: readonly MatchBand[];
  readonly onChoose: (bands: readonly MatchBand[]) => void;
}

/** Which suppliers the file holds; at least one band is. */
function Bands({ data, chosen, onChoose }: BandsProps) {
  const words = useTranslations("matched.download");
  const names = useTranslations("analysis.matchBands");
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="text-label font-semibold">{words("bands")}</legend>
      <div className="flex flex-wrap gap-x-5">
        {matchBands.map((band) => (
          <Checkbox
            key={band}
            label={words("option", { band: names(band), count: data.bands[band] ?? 0 })}
            checked={chosen.includes(band)}
            disabled={chosen.length === 1 && chosen.includes(band)}
            onChange={() =>
              onChoose(matchBands.filter((each) => (each === band ? !chosen.includes(each) : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FileLinkProps {
  readonly jobId: string;
  readonly format: "csv" | "xlsx";
  readonly query: Query;
  readonly isEmpty: boolean;
}

/** The file, which the browser fetches by itself; the page stays. */
function FileLink({ jobId, format, query, isEmpty }: FileLinkProps) {
  const words = useTranslations("matched.download");
  const headings = Object.fromEntries(
    matchedColumns.flatMap((column) => {
      const own = words(`columns.${column}`);
      return own === matchedHeadings[column] ? [] : [[column, own] as const];
    }),
  );
  const variant = format === "csv" ? "primary" : "secondary";
  const icon = <Download aria-hidden size={16} strokeWidth={1.6} />;
  if (isEmpty) {
    return (
      <Button disabled variant={variant} icon={icon}>
        {words(format)}
      </Button>
    );
  }
  const named = Object.keys(headings).length === 0 ? {} : { headings: JSON.stringify(headings) };
  const asked = { ...query, format, ...named };
  return (
    <a
      href={callHref("exportMatchedData", { params: { jobId }, query: asked })}
      download
      className={buttonStyle({ variant })}
    >
      {icon}
      {words(format)}
    </a>
  );
}
