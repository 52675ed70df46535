import { AppLink } from "@paygauge/ui";
import { CircleAlert, CircleX } from "lucide-react";
import { rowFilters, type CheckedRows, type RowFilter } from "@paygauge/api-types/entities/checked-rows";
import { useFormats, useTranslations } from "../../../../../state/formats.ts";

interface FilterLinksProps {
  readonly counts: NonNullable<CheckedRows["counts"]>;
  readonly show: RowFilter;
  readonly hrefOf: (filter: RowFilter) => string;
}

/** How many rows are in each state; each leads to those rows alone. No filter changes what is imported. */
export function FilterLinks({ counts, show, hrefOf }: FilterLinksProps) {
  const words = useTranslations("upload.check.findings");
  const formats = useFormats();
  return (
    <nav aria-label={words("filtersLabel")}>
      <ul className="flex flex-wrap gap-1.5">
        {rowFilters.map((filter) => (
          <li key={filter}>
            <AppLink
              href={hrefOf(filter)}
              aria-current={filter === show ? "page" : undefined}
              className="inline-flex h-8 items-center gap-1.5 rounded-control border border-line-2 bg-surface px-3 text-data font-medium hover:bg-hover aria-[current=page]:border-b-2 aria-[current=page]:border-b-accent aria-[current=page]:font-semibold pointer-coarse:min-h-11"
            >
              {filter === "warning" && <CircleAlert aria-hidden size={14} strokeWidth={1.6} className="text-warning" />}
              {filter === "error" && <CircleX aria-hidden size={14} strokeWidth={1.6} className="text-danger" />}
              {words(`filters.${filter}`)}
              <span className="tabular-nums text-text-2">{formats.count(counts[filter])}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
