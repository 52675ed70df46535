import type { ComponentType, LazyExoticComponent } from "react";
import type { PageId } from "@paygauge/api-types";
import { adminScreens } from "../areas/admin/screens.ts";
import { analysisScreens } from "../areas/analysis/screens.ts";
import { auditScreens } from "../areas/audit/screens.ts";
import { devScreens } from "../areas/dev/screens.ts";
import { devopsScreens } from "../areas/devops/screens.ts";
import { jobsScreens } from "../areas/jobs/screens.ts";
import { mainScreens } from "../areas/main/screens.ts";
import { rulesetsScreens } from "../areas/rulesets/screens.ts";

/** Screen of each page that has one, loaded when it is opened. */
export const screens: Readonly<Partial<Record<PageId, LazyExoticComponent<ComponentType>>>> = {
  ...mainScreens,
  ...adminScreens,
  ...jobsScreens,
  ...analysisScreens,
  ...auditScreens,
  ...devScreens,
  ...rulesetsScreens,
  ...devopsScreens,
};
