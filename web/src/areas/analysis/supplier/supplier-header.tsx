import { Badge, CopyButton, TextLink } from "@paygauge/ui";
import { useSearch } from "wouter";
import { linkTo, type SupplierDetail } from "@paygauge/api-types";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { NeighbourButtons } from "../../../state/neighbour-buttons.tsx";
import { Recommendation } from "./recommendation.tsx";
import { SupplierFacts } from "./supplier-facts.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import { useRecordName } from "../../../state/record-name.ts";

interface SupplierHeaderProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
  /** false: the job has no money and no levels. */
  readonly hasFigures: boolean;
}

/** Who the supplier is, what is recommended and what that is worth, and the way through the list. */
export function SupplierHeader({ jobId, detail, hasFigures }: SupplierHeaderProps) {
  const shared = useTranslations("analysis");
  const { row } = detail;
  useRecordName(row.name);
  return (
    <section aria-labelledby="supplier-name" className="rounded-card border border-line bg-surface px-4 py-3.5">
      <ListLinks jobId={jobId} detail={detail} />
      <div className="mt-2 grid gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 id="supplier-name" className="text-title font-semibold wrap-anywhere">
              {row.name}
            </h2>
            <Badge tone={row.matchedState === "MATCHED" ? "success" : "neutral"}>
              {shared(`matchedStates.${row.matchedState}`)}
            </Badge>
          </div>
          <p className="text-data text-text-2">
            <SupplierFacts detail={detail} hasFigures={hasFigures} />
          </p>
        </div>
        {hasFigures && <Recommendation detail={detail} />}
      </div>
    </section>
  );
}

function ListLinks({ jobId, detail }: Omit<SupplierHeaderProps, "hasFigures">) {
  const words = useTranslations("suppliers.page");
  const formats = useFormats();
  const search = useSearch();
  const neighbours = useNeighbours(jobId, detail);
  const { place } = neighbours;
  const list = linkTo("jobSuppliers", { jobId }) + (search === "" ? "" : `?${search}`);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextLink href={list} variant="quiet" className="text-data">
        {words(search === "" ? "toList" : "toFilteredList")}
      </TextLink>
      <div className="ms-auto flex flex-wrap items-center gap-1.5 text-label text-text-2">
        <CopyButton text={location.href} label={words("copyLink")} />
        {place !== undefined && (
          <span className="me-1">
            {words("position", { place: formats.count(place.place), total: formats.count(place.total) })}
          </span>
        )}
        <NeighbourButtons
          neighbours={neighbours}
          recordKey={detail.row.supplierKey}
          labels={{ previous: words("previous"), next: words("next") }}
        />
      </div>
    </div>
  );
}
