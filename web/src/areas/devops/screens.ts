import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const { devops } = areaTexts;

/** Screens of the DevOps area. */
export const devopsScreens = {
  devops: lazyWithTexts(() => import("./devops.screen.tsx"), devops),
  proqMonitoring: lazyWithTexts(() => import("./proq/proq-monitoring.screen.tsx"), devops),
  workflowManagement: lazyWithTexts(() => import("./workflows/workflow-management.screen.tsx"), devops),
};
