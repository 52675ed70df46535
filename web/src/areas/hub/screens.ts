import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** The administration draws articles as the hub does. */
const admin = [
  areaTexts.hub,
  areaTexts.hubAdmin,
  callParts.resourceHub,
  callParts.videoResources,
  callParts.chat,
] as const;

/** Screens of the resource hub and of its administration. */
export const hubScreens = {
  resourceHub: lazyWithTexts(
    () => import("./resource-hub.screen.tsx"),
    areaTexts.hub,
    callParts.resourceHub,
    callParts.chat,
  ),
  videoResources: lazyWithTexts(() => import("./admin/video-resources.screen.tsx"), ...admin),
  videoResourceCreate: lazyWithTexts(() => import("./admin/video-resource-create.screen.tsx"), ...admin),
  videoResource: lazyWithTexts(() => import("./admin/video-resource.screen.tsx"), ...admin),
};
