import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { layoutVariables, widthStep, widthWithin } from "./column-layout.ts";
import { moveBefore, moveKey, pinColumn, toggleColumn, unpinColumn } from "./column-order.ts";
import type { GridColumn } from "./grid-column.ts";
import { changeQuery, nextSort, thenSort } from "./grid-query.ts";
import type { GridQuery, GridSort } from "./grid-query.ts";

/** What a user may do with one column of the grid; every one of them by mouse, by keyboard and from its menu. */
export interface ColumnActions {
  /** As a click on the title: ascending, descending, none; `second` turns the second key. */
  readonly sort: (key: string, second: boolean) => void;
  readonly sortTo: (key: string, direction: GridSort["direction"]) => void;
  /** Behind the key that orders the rows first. */
  readonly sortThen: (key: string, direction: GridSort["direction"]) => void;
  /** Shows a width while an edge is dragged; nothing is kept yet. */
  readonly preview: (key: string, pixels: number) => void;
  /** Keeps a width in pixels; undefined gives the column its own back. */
  readonly resize: (key: string, pixels: number | undefined) => void;
  readonly step: (key: string, direction: -1 | 1) => void;
  /** As wide as what is drawn of it. */
  readonly fit: (key: string) => void;
  readonly move: (key: string, step: -1 | 1) => void;
  readonly drop: (key: string, before: string | undefined) => void;
  readonly pin: (key: string) => void;
  readonly unpin: (key: string) => void;
  readonly hide: (key: string) => void;
}

interface ColumnActionsOptions<Row> {
  /** Shown columns in order. */
  readonly columns: readonly GridColumn<Row>[];
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
  readonly selectable: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Says what changed, for those who do not see it. */
  readonly announce: (words: string) => void;
  /** The column with this index, among the shown ones, has the focus from now on. */
  readonly follow: (index: number) => void;
}

/** The same functions on a grid's query; the same object at each drawing, so that titles stay as they are. */
export function useColumnActions<Row>(options: ColumnActionsOptions<Row>): ColumnActions {
  const actions = useLatestActions(options);
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState((): ColumnActions => ({
    sort: (...given) => latest.current.sort(...given),
    sortTo: (...given) => latest.current.sortTo(...given),
    sortThen: (...given) => latest.current.sortThen(...given),
    preview: (...given) => latest.current.preview(...given),
    resize: (...given) => latest.current.resize(...given),
    step: (...given) => latest.current.step(...given),
    fit: (...given) => latest.current.fit(...given),
    move: (...given) => latest.current.move(...given),
    drop: (...given) => latest.current.drop(...given),
    pin: (...given) => latest.current.pin(...given),
    unpin: (...given) => latest.current.unpin(...given),
    hide: (...given) => latest.current.hide(...given),
  }));
  return stable;
}

function useLatestActions<Row>(options: ColumnActionsOptions<Row>): ColumnActions {
  const { columns, query, onQueryChange, selectable, scroller, announce, follow } = options;
  const texts = useTexts();
  const count = new Intl.NumberFormat(useLocale());
  const shown = columns.map((column) => column.key);
  const columnOf = (key: string) => columns.find((column) => column.key === key);
  const change = (part: Partial<GridQuery>) => onQueryChange(changeQuery(query, part));
  const place = (next: { readonly shown: readonly string[]; readonly pins: GridQuery["pins"] }, key: string) => {
    const at = next.shown.indexOf(key);
    change({ columns: next.shown, pins: next.pins });
    announce(texts.grid.placeNow(columnOf(key)?.title ?? key, count.format(at + 1), count.format(next.shown.length)));
    follow(at);
  };
  const resize = (key: string, pixels: number | undefined) => {
    const { [key]: _old, ...others } = query.widths;
    const width = pixels === undefined ? undefined : widthWithin(pixels);
    change({ widths: width === undefined ? others : { ...others, [key]: width } });
    const column = columnOf(key);
    if (column !== undefined) {
      announce(texts.grid.widthNow(column.title, count.format(width ?? column.width)));
    }
  };
  return {
    sort: (key, second) => onQueryChange(nextSort(query, key, second)),
    sortTo: (property, direction) => change({ orderBy: { property, direction }, secondaryOrderBy: undefined }),
    sortThen: (key, direction) => onQueryChange(thenSort(query, key, direction)),
    preview: (key, pixels) => {
      const widths = { ...query.widths, [key]: widthWithin(pixels) };
      const variables = layoutVariables(columns, { widths, pins: query.pins, selectable });
      for (const [name, value] of Object.entries(variables)) scroller.current?.style.setProperty(name, value);
    },
    resize,
    step: (key, direction) => {
      // From the width as it is drawn: a column that shares spare width is wider than its own.
      const edge = scroller.current?.querySelector(`[data-resize="${CSS.escape(key)}"]`);
      const width = edge?.parentElement?.getBoundingClientRect().width;
      if (width !== undefined) resize(key, width + direction * widthStep);
    },
    fit: (key) => {
      const width = fittingWidth(scroller.current, shown.indexOf(key) + (selectable ? 1 : 0));
      if (width !== undefined) resize(key, width);
    },
    move: (key, step) => place({ shown: moveKey(shown, key, step), pins: query.pins }, key),
    drop: (key, before) => place({ shown: moveBefore(shown, key, before), pins: query.pins }, key),
    pin: (key) => place(pinColumn({ shown, pins: query.pins }, key), key),
    unpin: (key) => place(unpinColumn({ shown, pins: query.pins }, key), key),
    hide: (key) => {
      const next = toggleColumn({ shown, pins: query.pins }, key);
      change({ columns: next.shown, pins: next.pins });
      follow(Math.max(0, shown.indexOf(key) - 1));
    },
  };
}

/** Padding at both sides and the rounding of a text's width. */
const cellPadding = 22;
/** Room for the mark of the order behind a title. */
const headerExtra = 24;

/** The width at which nothing drawn of a column is cut; undefined where nothing is drawn. */
function fittingWidth(scroller: HTMLElement | null, column: number): number | undefined {
  const cells = scroller?.querySelectorAll<HTMLElement>(`[data-cell$=":${column}"]`) ?? [];
  let widest = 0;
  for (const cell of cells) {
    // A plain text is in its cell itself, whose padding is counted below.
    const isPlain = cell.dataset["content"] !== undefined;
    const content = isPlain ? cell : cell.querySelector<HTMLElement>("[data-content]");
    const words = isPlain ? cell.firstChild : content;
    if (content === null || words === null) continue;
    const inside = isPlain ? [] : [...content.querySelectorAll<HTMLElement>("*")];
    const cut = Math.max(0, ...inside.map((element) => element.scrollWidth - element.clientWidth));
    const extra = cell.role === "columnheader" ? headerExtra : 0;
    const text = document.createRange();
    text.selectNodeContents(words);
    // A title may wrap and a short cell may be in a wide box: the text itself is measured where it is not cut.
    const natural =
      content.scrollWidth > content.clientWidth
        ? content.scrollWidth - (isPlain ? cellPadding : 0)
        : text.getBoundingClientRect().width;
    widest = Math.max(widest, natural + cut + cellPadding + extra);
  }
  return widest === 0 ? undefined : widest;
}
