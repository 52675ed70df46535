import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { everyBar, fromInsightsParams, toInsightsParams, type InsightsQuery } from "./insights-query.ts";

export type ChangeInsights = (change: Partial<InsightsQuery>) => void;

/** The page's state in the address: Back works, and a copied link shows the same. Zooming makes no history. */
export function useInsightsQuery(): readonly [InsightsQuery, ChangeInsights] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const query = useMemo(() => fromInsightsParams(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeInsights>(
    (part) => {
      const zoom = Object.keys(part).every((key) => key === "window");
      // Another slicer makes other bars: the shown part starts over. Another dimension has none of the chosen ones.
      const reset = "dimension" in part ? everyBar : zoom ? {} : { window: undefined };
      const next = { ...query, ...reset, ...part };
      const text = toInsightsParams(next).toString();
      navigate(text === "" ? path : `${path}?${text}`, { replace: zoom });
    },
    [query, path, navigate],
  );
  return [query, change];
}
