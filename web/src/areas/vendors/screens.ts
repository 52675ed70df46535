import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const parts = [areaTexts.vendors, callParts.vendors] as const;

/** Screens of the vendor lookup. */
export const vendorsScreens = {
  vendors: lazyWithTexts(() => import("./vendors.screen.tsx"), ...parts),
  vendor: lazyWithTexts(() => import("./vendor.screen.tsx"), ...parts, areaTexts.analysis, areaTexts.overrides),
};
