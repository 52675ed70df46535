import { useLocale, useTexts } from "../context/ui-context.tsx";
import { NotificationBar } from "../components/bars/notification-bar.tsx";
import { Button } from "../components/button/button.tsx";
import { DetailLines } from "../components/states/detail-lines.tsx";
import { rowRange } from "../components/pagination/row-range.ts";
import type { PageFacts } from "../components/pagination/row-range.ts";
import { EmptyState } from "../components/states/states.tsx";
import type { UiTexts } from "../context/ui-texts.ts";
import type { GridColumn } from "./grid-column.ts";
import { filterWords, groupFilters, ungroupFilters } from "./grid-filter-words.ts";
import { addFilter, keepFocus } from "./keep-focus.ts";
import { changeQuery } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";

export interface GridError {
  /** One sentence that says what to do. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly details?: readonly string[];
  readonly correlationId?: string;
  /** The user may not see these rows; the permission is named for staff alone. */
  readonly refused?: { readonly permission?: string };
}

/** For support: what the system called it, and the id that finds it in the log. */
function linesOf({ details = [], correlationId }: GridError, texts: UiTexts): readonly string[] {
  return correlationId === undefined ? details : [...details, texts.labelled(texts.correlationId, correlationId)];
}

/** Above rows that were loaded before the problem. */
export function StaleBar({ error }: { readonly error: GridError }) {
  const texts = useTexts();
  return (
    <NotificationBar
      tone="danger"
      actions={
        <Button size="sm" onClick={error.onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {error.message} {texts.staleData}
      <DetailLines lines={linesOf(error, texts)} />
    </NotificationBar>
  );
}

/** A condition that is outside of the grid, by its own controls. */
export interface OutsideFilter {
  /** "User name contains ann". */
  readonly words: string;
  readonly onDrop: () => void;
}

interface PastEndProps extends PageFacts {
  readonly onPage: (page: number) => void;
}

/** A page behind the last one, of an old address or of a list that has become shorter: leads to the last one. */
export function PastEnd({ onPage, ...facts }: PastEndProps) {
  const { grid } = useTexts();
  const number = new Intl.NumberFormat(useLocale());
  const { pages } = rowRange(facts);
  return (
    <EmptyState
      title={grid.pastEnd(number.format(facts.page))}
      action={<Button onClick={() => onPage(pages)}>{grid.toLastPage(number.format(pages))}</Button>}
    />
  );
}

interface EmptyFilteredProps<Row> {
  readonly title?: string | undefined;
  readonly outside?: readonly OutsideFilter[] | undefined;
  readonly columns: readonly GridColumn<Row>[];
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
}

/** No row matches: offers to drop each condition by its name. */
export function EmptyFiltered<Row>({ title, columns, query, onQueryChange, outside = [] }: EmptyFilteredProps<Row>) {
  const texts = useTexts();
  const locale = useLocale();
  const groups = groupFilters(query.filters);
  const drop = (change: () => void) => () => {
    keepFocus([addFilter, "input[type='search']"]);
    change();
  };
  const without = (at: number) =>
    onQueryChange(changeQuery(query, { filters: ungroupFilters(groups.filter((_, index) => index !== at)) }));
  return (
    <EmptyState
      title={title ?? texts.grid.emptyFiltered}
      action={
        <>
          {outside.map(({ words, onDrop }) => (
            <Button key={words} onClick={drop(onDrop)}>
              {texts.grid.dropFilter(words)}
            </Button>
          ))}
          {groups.map((group, index) => {
            const column = columns.find((item) => item.key === group.property);
            const words = `${column?.title ?? group.property} ${filterWords(group, column, texts, locale)}`;
            return (
              <Button key={words} onClick={drop(() => without(index))}>
                {texts.grid.dropFilter(words)}
              </Button>
            );
          })}
          {query.search !== "" && (
            <Button onClick={drop(() => onQueryChange(changeQuery(query, { search: "" })))}>
              {texts.grid.dropFilter(query.search)}
            </Button>
          )}
        </>
      }
    />
  );
}
