export interface PageFacts {
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows after filtering. */
  readonly matching: number;
}

export interface RowRange {
  /** 1-based; 0 when there is no row. */
  readonly from: number;
  readonly to: number;
  readonly pages: number;
  /** The page before this one: from behind the last page it is the last. */
  readonly previous: number;
}

/** Which rows a page shows and how many pages there are (at least one). */
export function rowRange({ page, pageSize, matching }: PageFacts): RowRange {
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const current = Math.min(Math.max(1, page), pages);
  const to = Math.min(matching, current * pageSize);
  return {
    from: matching === 0 ? 0 : (current - 1) * pageSize + 1,
    to,
    pages,
    previous: Math.min(Math.max(1, page - 1), pages),
  };
}
