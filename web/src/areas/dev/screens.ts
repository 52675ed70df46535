import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const { dev } = areaTexts;

/** Screens of the developer area. */
export const devScreens = {
  dev: lazyWithTexts(() => import("./dev.screen.tsx"), dev, callParts.appConfig),
  devExamples: lazyWithTexts(() => import("./examples/dev-examples.screen.tsx"), dev),
  devAnonymizeCsv: lazyWithTexts(() => import("./anonymise/anonymise-csv.screen.tsx"), dev),
  devResetAllJobs: lazyWithTexts(() => import("./reset/reset-all-jobs.screen.tsx"), dev, callParts.resetJobs),
  devInaccessible: lazyWithTexts(() => import("./dev-inaccessible.screen.tsx"), dev),
};
