import { useRef } from "react";
import type { PointerEvent } from "react";
import { isFromRight } from "./reading-way.ts";
import type { ColumnActions } from "./column-actions.ts";

interface ResizeHandleProps {
  readonly columnKey: string;
  readonly actions: Pick<ColumnActions, "preview" | "resize" | "fit">;
}

/** The edge at the end of a header: drag it, or click it twice to fit. Keys and the column's menu do the same. */
export function ResizeHandle({ columnKey, actions }: ResizeHandleProps) {
  const drag = useRef<{ readonly startX: number; readonly width: number; moved: boolean } | undefined>(undefined);
  const widthAt = (event: PointerEvent) => {
    const { current } = drag;
    if (current === undefined) return undefined;
    const way = event.clientX - current.startX;
    return current.width + (isFromRight(event.currentTarget) ? -way : way);
  };
  const end = (event: PointerEvent) => {
    const width = widthAt(event);
    const moved = drag.current?.moved === true;
    drag.current = undefined;
    if (width !== undefined && moved) actions.resize(columnKey, width);
  };
  return (
    <span
      aria-hidden
      data-resize={columnKey}
      onPointerDown={(event) => {
        const cell = event.currentTarget.parentElement;
        if (cell === null || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { startX: event.clientX, width: cell.getBoundingClientRect().width, moved: false };
      }}
      onPointerMove={(event) => {
        const width = widthAt(event);
        if (width === undefined || drag.current === undefined) return;
        if (Math.abs(event.clientX - drag.current.startX) < 2 && !drag.current.moved) return;
        drag.current.moved = true;
        actions.preview(columnKey, width);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => actions.fit(columnKey)}
      className="absolute inset-y-0 end-0 z-20 flex w-2 cursor-col-resize touch-none justify-end after:my-1.5 after:w-px group-hover/header:after:bg-line-2 pointer-coarse:after:bg-line-2 hover:after:w-0.5 hover:after:bg-accent"
    />
  );
}
