import { useCallback } from "react";
import { useSearch } from "wouter";

/**
 * One word of the address that says how the case is looked at. It changes in place and asks no one: what is typed and
 * not saved stays on the page, so there is nothing to guard.
 */
export function useCaseAddress(name: string): readonly [string | null, (value: string | null) => void] {
  const search = useSearch();
  const set = useCallback(
    (value: string | null) => {
      const address = new URL(location.href);
      if (value === null) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
      history.replaceState(history.state, "", address);
    },
    [name],
  );
  return [new URLSearchParams(search).get(name), set];
}
