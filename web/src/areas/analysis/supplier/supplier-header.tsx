import { Badge, IconButton, Kbd, TextLink } from "@paygauge/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { linkTo, type SupplierDetail } from "@paygauge/api-types";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { bandsOfRow } from "../suppliers/bands-of-row.ts";
import { useMoney } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { LargeStrip } from "./large-strip.tsx";
import { useNeighbourKeys, useNeighbours } from "./use-neighbours.ts";

interface SupplierHeaderProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
  /** false: the job has no money and no levels. */
  readonly hasFigures: boolean;
}

/** Who the supplier is, how it stands for every capability, and the way through the list. */
export function SupplierHeader({ jobId, detail, hasFigures }: SupplierHeaderProps) {
  const words = useTranslations("suppliers.page");
  const shared = useTranslations("analysis");
  const analysis = useAnalysisWords();
  const money = useMoney(detail);
  const { row } = detail;
  const mcc = row.mcc === "" ? words("noMcc") : words("mcc", { code: row.mcc, description: row.mccDescription }).trim();
  return (
    <section aria-labelledby="supplier-name" className="rounded-card border border-line bg-surface px-4 py-3.5">
      <ListLinks jobId={jobId} detail={detail} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="supplier-name" className="text-title font-semibold wrap-anywhere">
          {row.name}
        </h2>
        <Badge tone={row.matchedState === "MATCHED" ? "success" : "neutral"}>
          {shared(`matchedStates.${row.matchedState}`)}
        </Badge>
      </div>
      <p className="text-data text-text-2">
        {[
          analysis.country(row.country),
          mcc,
          ...(hasFigures ? [words("spend", { money: money.exact(row.spendMinor) })] : []),
        ].join(", ")}
      </p>
      {hasFigures && (
        <div className="mt-3">
          <LargeStrip bands={bandsOfRow(row)} />
        </div>
      )}
    </section>
  );
}

function ListLinks({ jobId, detail }: Omit<SupplierHeaderProps, "hasFigures">) {
  const words = useTranslations("suppliers.page");
  const formats = useFormats();
  const search = useSearch();
  const [, navigate] = useLocation();
  const neighbours = useNeighbours(jobId, detail);
  useNeighbourKeys(neighbours, detail.row.supplierKey, navigate);
  const { previous, next, place } = neighbours;
  const list = linkTo("jobSuppliers", { jobId }) + (search === "" ? "" : `?${search}`);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextLink href={list} variant="quiet" className="text-data">
        {words(search === "" ? "toList" : "toFilteredList")}
      </TextLink>
      <div className="ms-auto flex items-center gap-1.5 text-label text-text-2">
        {place !== undefined && (
          <span className="me-1">
            {words("position", { place: formats.count(place.place), total: formats.count(place.total) })}
          </span>
        )}
        {/* A screen that is touched has no keys to press. */}
        <span className="pointer-coarse:hidden">
          <Kbd keys={["K"]} />
        </span>
        <IconButton
          variant="bordered"
          label={words("previous")}
          aria-keyshortcuts="K"
          disabled={previous === undefined}
          onClick={() => previous !== undefined && navigate(previous)}
          icon={<ChevronLeft aria-hidden size={16} strokeWidth={1.6} />}
        />
        <IconButton
          variant="bordered"
          label={words("next")}
          aria-keyshortcuts="J"
          disabled={next === undefined}
          onClick={() => next !== undefined && navigate(next)}
          icon={<ChevronRight aria-hidden size={16} strokeWidth={1.6} />}
        />
        <span className="pointer-coarse:hidden">
          <Kbd keys={["J"]} />
        </span>
      </div>
    </div>
  );
}
