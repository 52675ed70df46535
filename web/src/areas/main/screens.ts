import { lazy } from "react";
import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** Screens of the first page and of the user. */
export const mainScreens = {
  home: lazy(() => import("./home.screen.tsx")),
  glossary: lazyWithTexts(() => import("./glossary.screen.tsx"), areaTexts.main),
  releaseNotes: lazyWithTexts(() => import("./release-notes.screen.tsx"), areaTexts.notices, areaTexts.main),
  dashboard: lazyWithTexts(
    () => import("./dashboard/dashboard.screen.tsx"),
    areaTexts.main,
    callParts.dashboard,
    callParts.needs,
  ),
  profile: lazyWithTexts(() => import("./profile.screen.tsx"), areaTexts.main),
};
