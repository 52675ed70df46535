import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** Screens of the audit log. */
export const auditScreens = {
  systemLogs: lazyWithTexts(() => import("./system-logs.screen.tsx"), areaTexts.audit),
};
