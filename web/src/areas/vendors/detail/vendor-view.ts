import { createContext, use } from "react";
import type { VendorDetail } from "@paygauge/api-types/entities/vendors";

interface VendorView {
  readonly vendor: VendorDetail;
  readonly money: (minor: number, compact?: boolean) => string;
  /** Something was changed: the vendor is loaded again. */
  readonly reload: () => void;
}

export const VendorContext = createContext<VendorView | null>(null);

/** The vendor that the page shows. */
export function useVendorView(): VendorView {
  const view = use(VendorContext);
  if (view === null) throw new Error("A panel of a vendor was drawn outside its page.");
  return view;
}
