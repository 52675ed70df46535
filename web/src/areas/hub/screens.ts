import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** Screens of the resource hub. */
export const hubScreens = {
  resourceHub: lazyWithTexts(() => import("./resource-hub.screen.tsx"), areaTexts.hub, callParts.resourceHub),
};
