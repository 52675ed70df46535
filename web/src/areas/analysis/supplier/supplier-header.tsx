import { Badge, CopyButton, TextLink, useNarrow } from "@paygauge/ui";
import { Suspense } from "react";
import { useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useMayRunCampaigns } from "../../../data/campaigns/may-run-campaigns.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { NeighbourButtons } from "../../../state/neighbour-buttons.tsx";
import { useRecordName } from "../../../state/record-name.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import type { SupplierPart } from "../suppliers/supplier-query.ts";
import { Recommendation } from "./recommendation.tsx";
import { SupplierFacts } from "./supplier-facts.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import { useShrinking } from "./use-shrinking.ts";

// Only for users who run campaigns; its place is held meanwhile.
const AddToCampaign = lazyWithTexts(
  async () => ({ default: (await import("../../../data/campaigns/add-to-campaign.tsx")).AddToCampaign }),
  areaTexts.campaigns,
);

interface SupplierHeaderProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
  /** false: the job has no money and no levels. */
  readonly hasFigures: boolean;
  /** Another page of the supplier, on which the ways through the list stay; the recommendation is on the first alone. */
  readonly part?: SupplierPart;
}

/**
 * Who the supplier is, what is recommended and what that is worth, the page's main action and the way through the list.
 * It stays in view while the page scrolls, in one line.
 */
export function SupplierHeader({ jobId, detail, hasFigures, part }: SupplierHeaderProps) {
  const shared = useTranslations("analysis");
  const words = useTranslations("suppliers.page");
  const { row } = detail;
  const { start, header, isSmall } = useShrinking();
  const narrow = useNarrow();
  useRecordName(row.name);
  return (
    <>
      <span ref={start} aria-hidden className="absolute top-0 h-12 w-px" />
      <section
        ref={header}
        aria-labelledby="supplier-name"
        data-sticky-head
        data-small={isSmall || undefined}
        className="group/head sticky top-0 z-10 grid shrink-0 gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-3.5 data-small:flex data-small:items-center data-small:gap-x-3 data-small:rounded-t-none data-small:py-1.5 data-small:shadow-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] print:static"
      >
        <div className="min-w-0 group-data-small/head:flex group-data-small/head:grow group-data-small/head:items-center group-data-small/head:gap-3">
          <ToList jobId={jobId} />
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1 group-data-small/head:flex-nowrap">
            <h2
              id="supplier-name"
              className="text-title font-semibold wrap-anywhere group-data-small/head:min-w-0 group-data-small/head:truncate group-data-small/head:text-section"
            >
              {row.name}
            </h2>
            <span className="group-data-small/head:max-lg:hidden">
              <Badge tone={row.matchedState === "MATCHED" ? "success" : "neutral"}>
                {shared(`matchedStates.${row.matchedState}`)}
              </Badge>
            </span>
          </div>
          <p className="text-data text-text-2 group-data-small/head:hidden">
            <SupplierFacts detail={detail} hasFigures={hasFigures} />
          </p>
        </div>
        {hasFigures && part === undefined && (
          <div className="min-w-0 group-data-small/head:hidden">
            <Recommendation detail={detail} />
          </div>
        )}
        <div className="flex flex-col items-end gap-2 group-data-small/head:flex-row group-data-small/head:items-center max-lg:flex-row max-lg:flex-wrap max-lg:items-center lg:col-start-3 print:hidden">
          <div className="flex flex-wrap items-center gap-2">
            <span className="group-data-small/head:hidden">
              <CopyButton text={location.href} label={words("copyLink")} />
            </span>
            {hasFigures && part === undefined && !narrow && <MainAction jobId={jobId} supplierKey={row.supplierKey} />}
          </div>
          <WayThroughList jobId={jobId} detail={detail} part={part} />
        </div>
      </section>
    </>
  );
}

/** The page's main action: its header's, and on a phone that of the bar at the bottom. */
export function MainAction({ jobId, supplierKey }: { readonly jobId: string; readonly supplierKey: string }) {
  const mayCampaign = useMayRunCampaigns();
  if (!mayCampaign) return null;
  return (
    <Suspense fallback={<span className="h-8 w-40 pointer-coarse:h-11" />}>
      <AddToCampaign
        variant="primary"
        jobId={jobId}
        suppliers={1}
        from={{ kind: "selection", keys: { kind: "only", keys: [supplierKey] } }}
      />
    </Suspense>
  );
}

function ToList({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("suppliers.page");
  const search = useSearch();
  const list = linkTo("jobSuppliers", { jobId }) + (search === "" ? "" : `?${search}`);
  return (
    <p className="group-data-small/head:hidden">
      <TextLink href={list} variant="quiet" className="text-data">
        {words(search === "" ? "toList" : "toFilteredList")}
      </TextLink>
    </p>
  );
}

interface WayProps extends Pick<SupplierHeaderProps, "jobId" | "detail"> {
  readonly part: SupplierPart | undefined;
}

function WayThroughList({ jobId, detail, part }: WayProps) {
  const words = useTranslations("suppliers.page");
  const formats = useFormats();
  const neighbours = useNeighbours(jobId, detail, part);
  const { place } = neighbours;
  return (
    <div className="flex items-center gap-1.5 text-label whitespace-nowrap text-text-2">
      {place !== undefined && (
        <span className="me-1 group-data-small/head:max-lg:hidden">
          {words("position", { place: formats.count(place.place), total: formats.count(place.total) })}
        </span>
      )}
      <NeighbourButtons
        neighbours={neighbours}
        recordKey={detail.row.supplierKey}
        labels={{ previous: words("previous"), next: words("next") }}
      />
    </div>
  );
}
