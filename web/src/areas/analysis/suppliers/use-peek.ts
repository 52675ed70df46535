import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import type { GridPeek } from "@paygauge/ui";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";

/** Names the supplier of the preview in the address. */
const peekKey = "peek";

interface Peek {
  readonly grid: GridPeek<SupplierRow>;
  /** Shows the supplier of a key, or none. */
  readonly show: (key: string | undefined) => void;
}

/** The supplier that is previewed next to the grid: the address names it, so that a copied link shows the same. */
export function usePeek(): Peek {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const rowKey = new URLSearchParams(search).get(peekKey) ?? undefined;
  const show = useCallback(
    (key: string | undefined) => {
      const params = new URLSearchParams(search);
      if (key === undefined) params.delete(peekKey);
      else params.set(peekKey, key);
      const text = params.toString();
      // The preview is a look at a row: Back leads to the page before, not through every row looked at.
      navigate(text === "" ? path : `${path}?${text}`, { replace: true });
    },
    [search, path, navigate],
  );
  const grid = useMemo(
    () => ({ rowKey, onPeek: (row: SupplierRow | undefined) => show(row?.supplierKey) }),
    [rowKey, show],
  );
  return { grid, show };
}
