import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const { dev } = areaTexts;

/** Screens of the developer area. */
export const devScreens = {
  dev: lazyWithTexts(() => import("./dev.screen.tsx"), dev),
  devExamples: lazyWithTexts(() => import("./examples/dev-examples.screen.tsx"), dev),
  devDebugLogging: lazyWithTexts(() => import("./debug/dev-debug-logging.screen.tsx"), dev),
  devWebsocket: lazyWithTexts(() => import("./socket/dev-websocket.screen.tsx"), dev),
  devLayouts: lazyWithTexts(() => import("./layouts/dev-layouts.screen.tsx"), dev),
  devAnonymizeCsv: lazyWithTexts(() => import("./anonymise/dev-anonymize-csv.screen.tsx"), dev),
  devResetAllJobs: lazyWithTexts(() => import("./reset/dev-reset-all-jobs.screen.tsx"), dev),
  devDatabaseAnonymizer: lazyWithTexts(() => import("./anonymiser/dev-database-anonymizer.screen.tsx"), dev),
  devInaccessible: lazyWithTexts(() => import("./dev-inaccessible.screen.tsx"), dev),
};
