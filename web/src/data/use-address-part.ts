import { useCallback } from "react";
import { useLocation, useSearch } from "wouter";

/**
 * One word of the address next to list, filters and everything else in it, such as the row whose details are open.
 * Setting it is a step back and forth; taking it away replaces the step.
 */
export function useAddressPart(name: string): readonly [string | null, (value: string | null) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const set = useCallback(
    (value: string | null) => {
      const params = new URLSearchParams(search);
      if (value === null) params.delete(name);
      else params.set(name, value);
      const text = params.toString();
      navigate(text === "" ? path : `${path}?${text}`, { replace: value === null });
    },
    [name, search, path, navigate],
  );
  return [new URLSearchParams(search).get(name), set];
}
