import { areaCalls } from "../../data/call-table.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const words = [areaTexts.analysis, areaTexts.suppliers, areaTexts.reasons] as const;
const suppliers = [...words, areaCalls.rulings] as const;

/** Screens of a job's analysis. */
export const analysisScreens = {
  jobSummary: lazyWithTexts(() => import("./summary/job-summary.screen.tsx"), ...words),
  jobInsights: lazyWithTexts(() => import("./insights/job-insights.screen.tsx"), ...words),
  jobSuppliers: lazyWithTexts(() => import("./suppliers/job-suppliers.screen.tsx"), ...suppliers),
  jobSupplier: lazyWithTexts(() => import("./supplier/job-supplier.screen.tsx"), ...suppliers, areaTexts.rulings),
};
