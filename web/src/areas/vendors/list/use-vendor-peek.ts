import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import type { GridPeek } from "@paygauge/ui";
import type { VendorRow } from "@paygauge/api-types/entities/vendors";

/** Names the vendor of the preview in the address. */
const peekKey = "peek";

interface VendorPeekState {
  readonly grid: GridPeek<VendorRow>;
  /** Shows the vendor of an ID, or none. */
  readonly show: (vendorId: string | undefined) => void;
}

/** The vendor that is previewed next to the list: the address names it, so that a copied link shows the same. */
export function useVendorPeek(): VendorPeekState {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const rowKey = new URLSearchParams(search).get(peekKey) ?? undefined;
  const show = useCallback(
    (vendorId: string | undefined) => {
      const params = new URLSearchParams(search);
      if (vendorId === undefined) params.delete(peekKey);
      else params.set(peekKey, vendorId);
      const text = params.toString();
      navigate(text === "" ? path : `${path}?${text}`, { replace: true });
    },
    [search, path, navigate],
  );
  const grid = useMemo(() => ({ rowKey, onPeek: (row: VendorRow | undefined) => show(row?.vendorId) }), [rowKey, show]);
  return { grid, show };
}
