import { resourceScreens } from "../../records/resource-screens.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const downloads = [areaTexts.downloads] as const;
const profiles = [areaTexts.downloads, areaTexts.records] as const;

/** Screens of datapoint profiles and of downloads by them. */
export const downloadsScreens = {
  jobDataDownload: lazyWithTexts(() => import("./page/job-data-download.screen.tsx"), ...downloads),
  jobMatchedDataOnlyDownload: lazyWithTexts(
    () => import("./page/job-matched-data-only-download.screen.tsx"),
    ...downloads,
  ),
  ...resourceScreens("datapointProfile", () => import("./profiles/datapoint-profile.record.tsx"), ...profiles),
  datapointProfileCreate: lazyWithTexts(() => import("./profiles/datapoint-profile-create.screen.tsx"), ...profiles),
  datapointProfile: lazyWithTexts(() => import("./profiles/datapoint-profile.screen.tsx"), ...profiles),
};
