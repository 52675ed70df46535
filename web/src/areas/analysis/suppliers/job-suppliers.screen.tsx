import { Button, DataGrid, useGridSelection, useNarrow, type GridFilter } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ChevronDown, Download } from "lucide-react";
import { lazy, Suspense, useMemo, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { isBreakdownProperty } from "@paygauge/api-types/entities/breakdowns";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { callParts } from "../../../data/call-parts.derived.ts";
import { useMayRunCampaigns } from "../../../data/campaigns/may-run-campaigns.ts";
import {
  isByPrediction,
  isWithoutPredictions,
  NoPredictions,
  withoutPredictions,
} from "../../../data/predictions/no-predictions.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { useRows } from "../../../data/use-rows.ts";
import { ViewsMenu } from "../../../data/views/views-menu.tsx";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { workflowPages } from "../../../state/job-pages.ts";
import { useMay } from "../../../state/permissions.ts";
import { isNotAnalysed, NoResults } from "../../../data/empty/no-results.tsx";
import { useRegionsAtRest } from "../region-names.ts";
import { useMayEditUseCases } from "../use-cases/use-may-edit.ts";
import { useMayDecide } from "../use-may-decide.ts";
import { payeesParam } from "../payees/payees-param.ts";
import { DrilledFilters } from "./drilled-filters.tsx";
import {
  joinQuery,
  largestFirst,
  splitQuery,
  listStateOf,
  rowsBefore,
  surestFirst,
  supplierHref,
  withDrilled,
  withMinorUnits,
} from "./supplier-query.ts";
import { ListPlace } from "./supplier-link.tsx";
import { totalsOf } from "./totals-of.ts";
import { useDrilledWords } from "./use-drilled-words.ts";
import { usePeek } from "./use-peek.ts";
import { useSupplierColumns } from "./use-supplier-columns.tsx";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";

// Only who has rows can export them; its button is there meanwhile, so that nothing moves.
const ExportMenu = lazyWithTexts(
  async () => ({ default: (await import("./export-menu.tsx")).ExportMenu }),
  areaTexts.lists,
  callParts.mlPrediction,
);
// Only who may save use cases needs it.
const SaveFromGrid = lazyWithTexts(
  async () => ({ default: (await import("../use-cases/save-from-grid.tsx")).SaveFromGrid }),
  areaTexts.useCases,
  callParts.useCases,
);
// Only who chooses rows needs it.
const SelectionExport = lazy(async () => ({ default: (await import("./selection-export.tsx")).SelectionExport }));

// Only who runs campaigns, and has chosen rows.
const SelectionCampaign = lazyWithTexts(
  async () => ({ default: (await import("./selection-campaign.tsx")).SelectionCampaign }),
  areaTexts.campaigns,
);

// Only who decides about suppliers, and where some look alike.
const DuplicatesButton = lazy(async () => ({ default: (await import("./duplicates-button.tsx")).DuplicatesButton }));

// Only where the address asks for the review of payee classes, or a button leads there.
const PayeesReview = lazyWithTexts(
  async () => ({ default: (await import("../payees/payees-review.tsx")).PayeesReview }),
  areaTexts.decisions,
);
const PayeesButton = lazyWithTexts(
  async () => ({ default: (await import("../payees/payees-button.tsx")).PayeesButton }),
  areaTexts.decisions,
);

// Only who previews a supplier.
const SupplierPeek = lazy(async () => ({ default: (await import("./supplier-peek.tsx")).SupplierPeek }));

// Only who sets a level by hand needs it.
const SetBandDialog = lazy(async () => ({ default: (await import("../overrides/set-band-dialog.tsx")).SetBandDialog }));

const mark = { "aria-hidden": true, strokeWidth: 1.6 } as const;
const keyOf = (row: SupplierRow) => row.supplierKey;

/** Every supplier of a job, filtered, ordered and paged by the system; the address carries all of it. */
export default function JobSuppliersScreen() {
  const { jobId } = usePageParams("jobSuppliers");
  // Amounts are shown and filtered in the job's currency: without the job there is no grid.
  const { data: job } = useCall("job", { params: { jobId } });
  const isReview = new URLSearchParams(useSearch()).has(payeesParam);
  if (job === undefined) return <OwnShape />;
  if (isReview)
    return (
      <Suspense fallback={<OwnShape />}>
        <PayeesReview job={job} />
      </Suspense>
    );
  return <SupplierGrid job={job} />;
}

interface BesideProps {
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** The grid, and next to it the preview; on a narrow screen, above it. */
function Beside({ panel, children }: BesideProps) {
  return (
    <div className="flex min-h-0 grow max-lg:flex-col roomy:h-full print:block">
      <div className="min-h-0 min-w-0 grow print:block">{children}</div>
      {panel !== false && <Suspense fallback={null}>{panel}</Suspense>}
    </div>
  );
}

function SupplierGrid({ job }: { readonly job: Job }) {
  const words = useTranslations("suppliers.grid");
  const figures = useHasFigures(job.id);
  const views = useGridViews(figures ? "suppliers" : "matchedSuppliers", figures ? largestFirst : surestFirst);
  const { query, setQuery } = views;
  const [, navigate] = useLocation();
  const run = useRunQuery();
  const canCopy = useMay("ListCellCopyIcon_VIEW");
  const [breakdowns, setBreakdowns] = useState<readonly string[]>([]);
  const [model, setModel] = useState<number | null>(null);
  const columns = useSupplierColumns(job, breakdowns, model);
  const [selection, setSelection] = useGridSelection(query);
  const say = useDrilledWords();
  const wordsOf = (filter: GridFilter): string => Object.values(say(filter)).join(" ");
  const split = useMemo(() => splitQuery(query), [query]);
  const rows = useRows("jobSuppliers", {
    query,
    setQuery,
    ready: views.ready,
    inputOf: (body) => ({ params: { jobId: job.id }, query: run, body: withMinorUnits(body, job.minorDigits) }),
  });
  const mayDecide = useMayDecide();
  const maySave = useMayEditUseCases();
  const mayCampaign = useMayRunCampaigns();
  const byHand = useTranslations("overrides");
  const [setting, setSetting] = useState<SupplierRow | null>(null);
  const peek = usePeek();
  const narrow = useNarrow();
  const previews = useTranslations("suppliers.peek");
  const rowActions = (row: SupplierRow) => [
    { key: "peek", label: previews("preview"), onSelect: () => peek.show(row.supplierKey) },
    ...(mayDecide && figures ? [{ key: "band", label: byHand("rowSet"), onSelect: () => setSetting(row) }] : []),
  ];
  useRegionsAtRest();
  const { data, problem, matching } = rows;
  // They stay while the next page is loading.
  if (data !== undefined && data.breakdowns.join("\n") !== breakdowns.join("\n")) setBreakdowns(data.breakdowns);
  if (data !== undefined && data.predictionModel !== model) setModel(data.predictionModel);
  const isByBreakdown = query.filters.some(({ property }) => isBreakdownProperty(property));
  const { total } = rows.grid;
  const totals = useMemo(() => data?.totals && totalsOf(data.totals, job.minorDigits), [data, job.minorDigits]);
  // A use case lives on from run to run, in which another column may have the breakdown's place; no value rests on predictions.
  const saving = maySave && figures && !isByBreakdown && !isByPrediction(query) && (
    <Suspense fallback={null}>
      <SaveFromGrid job={job} query={query} isMain={narrow} />
    </Suspense>
  );
  if (isNotAnalysed(problem)) return <NoResults jobId={job.id} />;
  if (isWithoutPredictions(problem))
    return (
      <NoPredictions
        problem={problem}
        action={words("prediction.without")}
        onAct={() => setQuery(withoutPredictions(query, largestFirst.orderBy))}
      />
    );
  return (
    <ListPlace state={listStateOf(query)}>
      <Beside
        panel={
          peek.grid.rowKey !== undefined && (
            <SupplierPeek
              job={job}
              supplierKey={peek.grid.rowKey}
              hasFigures={figures}
              rows={{ list: rows.grid.rows ?? [], before: rowsBefore(query), matching }}
              href={supplierHref(job.id, peek.grid.rowKey, query)}
              onShow={peek.show}
            />
          )
        }
      >
        <DataGrid
          label={words("label")}
          columns={columns}
          {...rows.grid}
          rowKey={keyOf}
          query={split.own}
          onQueryChange={(next) => setQuery(joinQuery(query, split, next))}
          searchable
          canCopy={canCopy}
          totals={figures ? totals : undefined}
          selection={selection}
          onSelectionChange={setSelection}
          selectionActions={
            <Suspense fallback={null}>
              <SelectionExport {...{ job, query, columns, selection, matching }} />
              {mayCampaign && figures && !(selection.kind === "all" && isByPrediction(query)) && (
                <SelectionCampaign {...{ job, query, selection, matching }} />
              )}
            </Suspense>
          }
          rowActions={rowActions}
          peek={peek.grid}
          onOpenRow={(row) => navigate(supplierHref(job.id, row.supplierKey, query))}
          empty={
            <EmptyList list="suppliers" may={job.mayEdit} href={linkTo(workflowPages[job.kind], { jobId: job.id })} />
          }
          outside={split.drilled.map((filter) => ({
            words: wordsOf(filter),
            onDrop: () =>
              setQuery(
                withDrilled(
                  query,
                  split.drilled.filter((other) => other !== filter),
                ),
              ),
          }))}
          toolbarStart={
            <>
              <ViewsMenu views={views} />
              {figures && (
                <DrilledFilters filters={split.drilled} onChange={(drilled) => setQuery(withDrilled(query, drilled))} />
              )}
            </>
          }
          toolbarEnd={
            <>
              {narrow && saving}
              {mayDecide && (
                <Suspense fallback={null}>
                  <DuplicatesButton job={job} />
                </Suspense>
              )}
              {figures && (
                <Suspense fallback={null}>
                  <PayeesButton job={job} />
                </Suspense>
              )}
              {!narrow && saving}
              <Suspense
                fallback={
                  <Button
                    disabled
                    icon={<Download {...mark} size={16} />}
                    iconAfter={<ChevronDown {...mark} size={14} />}
                  >
                    {words("export")}
                  </Button>
                }
              >
                <ExportMenu {...{ job, query, columns, matching, total }} />
              </Suspense>
            </>
          }
        />
      </Beside>
      {setting !== null && (
        <Suspense fallback={null}>
          <SetBandDialog
            jobId={job.id}
            supplierKey={setting.supplierKey}
            name={setting.name}
            onClose={() => setSetting(null)}
            onSaved={() => undefined}
          />
        </Suspense>
      )}
    </ListPlace>
  );
}
