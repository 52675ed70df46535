import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { everyBarOf } from "./bar-filters.ts";
import { fromInsightsParams, toInsightsParams, type InsightsQuery } from "./insights-query.ts";
import { noSteps, redone, stepped, undone } from "./undo-steps.ts";

export type ChangeInsights = (change: Partial<InsightsQuery>) => void;

export interface InsightsUndo {
  /** Undefined where there is nothing to go back to. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/**
 * The page's state in the address: Back works, and a copied link shows the same. Zooming, and a chart as a table, make no history. Ctrl+Z takes
 * back the last change that was made on the page, Ctrl+Shift+Z makes it again.
 */
export function useInsightsQuery(): readonly [InsightsQuery, ChangeInsights, InsightsUndo] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [steps, setSteps] = useState(noSteps);
  const query = useMemo(() => fromInsightsParams(new URLSearchParams(search)), [search]);
  const show = useCallback(
    (text: string, replace = false) => navigate(text === "" ? path : `${path}?${text}`, { replace }),
    [navigate, path],
  );
  const change = useCallback<ChangeInsights>(
    (part) => {
      const zoom = Object.keys(part).every((key) => key === "window");
      // Another choice makes other bars: the shown part starts over. Jobs are chosen among jobs alone.
      const jobsLeft = part.dimension !== undefined && part.dimension !== "Jobs";
      const filters = jobsLeft ? { filters: everyBarOf(query.filters, "Jobs") } : {};
      const isLook = Object.keys(part).every((key) => key === "window" || key === "tables");
      const reset = isLook ? {} : { window: undefined, ...filters };
      const next = { ...query, ...reset, ...part };
      setSteps((before) => stepped(before, toInsightsParams(query).toString(), zoom));
      show(toInsightsParams(next).toString(), isLook);
    },
    [query, show],
  );
  const go = (find: typeof undone) => {
    const found = find(steps, toInsightsParams(query).toString());
    if (found === undefined) return undefined;
    return () => {
      setSteps(found.steps);
      show(found.to);
    };
  };
  const undo = { undo: go(undone), redo: go(redone) };
  useUndoKeys(undo);
  return [query, change, undo];
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), but where text is typed: there they are the field's. */
function useUndoKeys({ undo, redo }: InsightsUndo): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, shiftKey } = event;
    const typed = target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
    const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : "";
    const act = key === "y" || (key === "z" && shiftKey) ? redo : key === "z" ? undo : undefined;
    if (act === undefined || typed) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
