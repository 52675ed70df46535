import { columnsOfKind, type CanonicalColumn, type LedgerKind } from "@paygauge/api-types/entities/ledger";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { pages, type PageId } from "@paygauge/api-types/sitemap";
import type { Upload } from "@paygauge/api-types/entities/jobs";

/** What moving a job to another kind changes: told before anything is. */
export interface KindChanges {
  /** Fields that the files feed now, and the other kind does not read. */
  readonly unread: readonly CanonicalColumn[];
  /** Fields that the other kind asks for, and no file feeds now. */
  readonly wanted: readonly CanonicalColumn[];
  /** Released pages that the job has now and will not have. */
  readonly absent: readonly PageId[];
  /** Released pages that it gets. */
  readonly gained: readonly PageId[];
  /** It had no money, and is asked for its currency. */
  readonly asksCurrency: boolean;
}

/** Pages with a tab of their own that rest on money. */
const figurePages = pages.filter(({ page }) => page.released && page.tab !== undefined && page.needsFigures === true);

export function kindChanges(from: LedgerKind, to: LedgerKind, files: readonly Pick<Upload, "mapping">[]): KindChanges {
  const fed = new Set(files.flatMap(({ mapping }) => Object.keys(mapping?.sources ?? {})));
  const [had, has] = [hasFigures(from), hasFigures(to)];
  const ids = figurePages.map(({ id }) => id);
  return {
    unread: columnsOfKind[from].columns.filter((field) => fed.has(field) && !columnsOfKind[to].columns.includes(field)),
    wanted: columnsOfKind[to].required.filter((field) => !fed.has(field)),
    absent: had && !has ? ids : [],
    gained: !had && has ? ids : [],
    asksCurrency: !had && has,
  };
}
