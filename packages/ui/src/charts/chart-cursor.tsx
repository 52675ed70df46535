/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- screen readers hand arrow keys to an application only */
import { useRef, useState } from "react";
import { useTexts } from "../context/ui-context.tsx";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import { BarMenu } from "./bar-menu.tsx";
import { TooltipBox } from "./tooltip-box.tsx";
import type { TooltipContent } from "./tooltip-box.tsx";
import { useChartCursor } from "./use-chart-cursor.ts";

interface ChartCursorProps {
  /** Title and summary sentence of the chart. */
  readonly label: string;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** The bar under a place of the plot, in pixels from its top left. */
  readonly hit: (x: number, y: number) => number | undefined;
  /** Where a bar's tooltip points to. */
  readonly anchor: (index: number) => { readonly x: number; readonly y: number };
  readonly tooltip: (index: number) => TooltipContent;
  /** Given, a click or Enter opens these actions on the bar; otherwise it keeps the bar's figures open. */
  readonly menu?: ((index: number) => readonly MenuItem[]) | undefined;
  /** A bar that was looked for: its figures are open. */
  readonly found?: number | undefined;
  readonly onWheelZoom?: ((index: number, factor: number) => void) | undefined;
  readonly onActive?: ((index: number | undefined) => void) | undefined;
}

/** One cursor over a chart's bars: pointer, arrow keys, tooltip, live words, Enter or click to open or to keep open. */
export function ChartCursor(props: ChartCursorProps) {
  const { menu, found, count, width, tooltip, anchor } = props;
  const texts = useTexts();
  const plot = useRef<HTMLDivElement>(null);
  const [menuAt, setMenuAt] = useState<number | undefined>(undefined);
  const pinned = usePinned(count, tooltip);
  const { active, open, handlers } = useChartCursor({
    plot,
    count,
    hit: props.hit,
    found,
    onSelect: menu === undefined ? pinned.toggle : setMenuAt,
    onEscape: pinned.end,
    onWheelZoom: props.onWheelZoom,
    onActive: props.onActive,
  });
  const shown = open ? active : found;
  const content = shown === undefined || shown >= count ? undefined : tooltip(shown);
  const refocus = () => plot.current?.focus();
  return (
    <div className="relative" style={{ width, height: props.height }}>
      <div
        ref={plot}
        role="application"
        tabIndex={0}
        aria-label={`${props.label} ${menu === undefined ? texts.chart.keysToPin : texts.chart.keys}`}
        {...handlers}
        className="absolute inset-0 cursor-pointer rounded-chip"
      />
      {pinned.content !== undefined && pinned.at !== undefined && (
        <TooltipBox
          content={pinned.content}
          at={anchor(pinned.at)}
          width={width}
          onClose={() => {
            pinned.end();
            refocus();
          }}
        />
      )}
      {content !== undefined && shown !== undefined && shown !== pinned.at && (
        <TooltipBox content={content} at={besides(anchor(shown), pinned.at)} width={width} />
      )}
      {menu !== undefined && menuAt !== undefined && menuAt < count && (
        <BarMenu
          items={[
            ...menu(menuAt),
            {
              key: "pin",
              label: menuAt === pinned.at ? texts.chart.unpin : texts.chart.pin,
              onSelect: () => pinned.toggle(menuAt),
            },
          ]}
          at={anchor(menuAt)}
          onClose={() => setMenuAt(undefined)}
          focusAfter={refocus}
        />
      )}
      <output className="sr-only">
        {content === undefined
          ? ""
          : `${content.title}. ${content.lines.map((line) => `${line.label} ${line.text}`).join(", ")}`}
      </output>
    </div>
  );
}

/** Figures that are kept open are their bar; those of another bar below them. */
function besides({ x, y }: { readonly x: number; readonly y: number }, kept: number | undefined) {
  return { x, y: kept === undefined ? y : y + keptHeight };
}
const keptHeight = 116;

/** The bar whose figures stay open; none any more once other bars are in its place. */
function usePinned(count: number, tooltip: ChartCursorProps["tooltip"]) {
  const [kept, setKept] = useState<{ readonly at: number; readonly title: string } | undefined>(undefined);
  const now = kept === undefined || kept.at >= count ? undefined : tooltip(kept.at);
  const content = now?.title === kept?.title ? now : undefined;
  const at = content === undefined ? undefined : kept?.at;
  return {
    at,
    content,
    toggle: (index: number) => setKept(index === at ? undefined : { at: index, title: tooltip(index).title }),
    end: () => {
      setKept(undefined);
      return at !== undefined;
    },
  };
}
