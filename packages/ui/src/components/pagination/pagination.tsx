import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTexts } from "../../context/ui-context.tsx";
import { pageSizes } from "../../grid/grid-query.ts";
import type { PageSize } from "../../grid/grid-query.ts";
import { IconButton } from "../button/icon-button.tsx";
import { rowRange } from "./row-range.ts";
import type { PageFacts } from "./row-range.ts";

export interface PaginationProps extends Omit<PageFacts, "pageSize"> {
  readonly pageSize: number | Extract<PageSize, "continuous">;
  /** Rows before filtering. */
  readonly total: number;
  /** Accessible name where a page has several lists. */
  readonly label?: string;
  readonly onPage: (page: number) => void;
  readonly onPageSize?: (size: PageSize) => void;
}

/** "1 to 50 of 3,912 matching (12,486 total)", the page, and the way to its neighbours; without pages what there is. */
export function Pagination({ label, page, pageSize, matching, total, onPage, onPageSize }: PaginationProps) {
  const texts = useTexts();
  const number = new Intl.NumberFormat(useLocale());
  const paged = pageSize !== "continuous";
  const { from, to, pages, previous } = rowRange({
    page,
    pageSize: paged ? pageSize : Math.max(1, matching),
    matching,
  });
  const [start, end, found] = [number.format(from), number.format(to), number.format(matching)];
  const range =
    matching === total
      ? texts.rowRange(start, end, found)
      : texts.rowRangeFiltered(start, end, found, number.format(total));
  return (
    <nav
      aria-label={label ?? texts.pages}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-text-2"
    >
      <output>{matching === 0 ? texts.noRows : range}</output>
      {onPageSize !== undefined && (
        <select
          aria-label={texts.rowsPerPage}
          value={pageSize}
          onChange={(event) => {
            const size = pageSizes.find((item) => String(item) === event.target.value);
            if (size !== undefined) onPageSize(size);
          }}
          className="h-6 rounded-control pointer-coarse:h-11 border border-control bg-surface px-1 text-text"
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size === "continuous" ? texts.continuous : size}
            </option>
          ))}
        </select>
      )}
      {paged && (
        <>
          <span>{texts.pageOf(number.format(Math.min(page, pages)), number.format(pages))}</span>
          <span className="flex">
            <IconButton
              label={texts.previousPage}
              disabled={page <= 1}
              onClick={() => onPage(previous)}
              icon={<ChevronLeft aria-hidden size={16} strokeWidth={1.6} />}
            />
            <IconButton
              label={texts.nextPage}
              disabled={page >= pages}
              onClick={() => onPage(page + 1)}
              icon={<ChevronRight aria-hidden size={16} strokeWidth={1.6} />}
            />
          </span>
        </>
      )}
    </nav>
  );
}
