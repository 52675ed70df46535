import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { fromGlobalParams, toGlobalParams, type GlobalQuery } from "./global-query.ts";

export type ChangeGlobal = (change: Partial<GlobalQuery>) => void;

/** The page's state in the URL. Zooming, and the chart as a table, replace the history entry. */
export function useGlobalQuery(): readonly [GlobalQuery, ChangeGlobal] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const query = useMemo(() => fromGlobalParams(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeGlobal>(
    (part) => {
      const isLook = Object.keys(part).every((key) => key === "window" || key === "asTable");
      const isOther = part.dimension !== undefined && part.dimension !== query.dimension;
      const reset = isLook ? {} : { window: undefined };
      const next = { ...query, ...reset, ...(isOther ? { filters: [], isEvery: false } : {}), ...part };
      const text = toGlobalParams(next).toString();
      navigate(text === "" ? path : `${path}?${text}`, { replace: isLook });
    },
    [query, path, navigate],
  );
  return [query, change];
}
