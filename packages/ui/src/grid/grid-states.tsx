import { useLocale, useTexts } from "../context/ui-context.tsx";
import { NotificationBar } from "../components/bars/notification-bar.tsx";
import { Button } from "../components/button/button.tsx";
import { EmptyState } from "../components/states/states.tsx";
import type { GridColumn } from "./grid-column.ts";
import { filterWords, groupFilters, ungroupFilters } from "./grid-filter-words.ts";
import { changeQuery } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";

export interface GridError {
  /** One sentence that says what to do. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly details?: readonly string[];
  readonly correlationId?: string;
  /** The person may not see these rows; the permission is named for staff alone. */
  readonly refused?: { readonly permission?: string };
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
      {error.correlationId !== undefined && (
        <span className="text-label text-text-2">{` ${texts.labelled(texts.correlationId, error.correlationId)}`}</span>
      )}
    </NotificationBar>
  );
}

interface EmptyFilteredProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
}

/** No row matches: offers to drop each condition by its name. */
export function EmptyFiltered<Row>({ columns, query, onQueryChange }: EmptyFilteredProps<Row>) {
  const texts = useTexts();
  const locale = useLocale();
  const groups = groupFilters(query.filters);
  const drop = (at: number) =>
    onQueryChange(changeQuery(query, { filters: ungroupFilters(groups.filter((_, index) => index !== at)) }));
  return (
    <EmptyState
      title={texts.grid.emptyFiltered}
      action={
        <>
          {groups.map((group, index) => {
            const column = columns.find((item) => item.key === group.property);
            const words = `${column?.title ?? group.property} ${filterWords(group, column, texts, locale)}`;
            return (
              <Button key={words} onClick={() => drop(index)}>
                {texts.grid.dropFilter(words)}
              </Button>
            );
          })}
          {query.search !== "" && (
            <Button onClick={() => onQueryChange(changeQuery(query, { search: "" }))}>
              {texts.grid.dropFilter(query.search)}
            </Button>
          )}
        </>
      }
    />
  );
}
