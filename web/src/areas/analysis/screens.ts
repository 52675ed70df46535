import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const words = [areaTexts.analysis, areaTexts.suppliers, areaTexts.reasons] as const;
const suppliers = [...words, callParts.decisions, areaTexts.overrides, callParts.overrides] as const;
const summary = [areaTexts.analysis, areaTexts.summary, callParts.summary] as const;
const written = [areaTexts.written, callParts.writtenTexts] as const;
const useCases = [...suppliers, areaTexts.useCases, callParts.useCases] as const;
const runs = [areaTexts.analysis, areaTexts.runs, callParts.runs] as const;

const across = [areaTexts.analysis, areaTexts.globalInsights, callParts.globalInsights] as const;

/** Screens of a job's analysis, and of insights across jobs. */
export const analysisScreens = {
  jobSummary: lazyWithTexts(() => import("./summary/job-summary.screen.tsx"), ...summary),
  jobComparison: lazyWithTexts(() => import("./comparison/job-comparison.screen.tsx"), ...runs),
  jobInsights: lazyWithTexts(() => import("./insights/job-insights.screen.tsx"), ...words),
  globalInsightsLoading: lazyWithTexts(() => import("./global/global-insights-loading.screen.tsx"), ...across),
  globalInsights: lazyWithTexts(() => import("./global/global-insights.screen.tsx"), ...across),
  globalOrganizations: lazyWithTexts(() => import("./global/global-organizations.screen.tsx"), ...across),
  jobSuppliers: lazyWithTexts(() => import("./suppliers/job-suppliers.screen.tsx"), ...suppliers),
  jobUseCases: lazyWithTexts(() => import("./use-cases/job-use-cases.screen.tsx"), ...useCases),
  jobUseCase: lazyWithTexts(() => import("./use-cases/job-use-case.screen.tsx"), ...useCases, ...written),
  jobUseCaseSupplier: lazyWithTexts(() => import("./use-cases/job-use-case-supplier.screen.tsx"), ...useCases),
  jobBusinessCaseCalculator: lazyWithTexts(
    () => import("./business-case/job-business-case-calculator.screen.tsx"),
    areaTexts.analysis,
    areaTexts.businessCase,
  ),
  jobUncountedRows: lazyWithTexts(
    () => import("./uncounted/job-uncounted-rows.screen.tsx"),
    ...suppliers,
    areaTexts.ledgerRows,
    callParts.ledgerRows,
  ),
  jobSupplierRows: lazyWithTexts(
    () => import("./supplier/rows/job-supplier-rows.screen.tsx"),
    ...suppliers,
    areaTexts.ledgerRows,
    callParts.ledgerRows,
  ),
  jobSupplier: lazyWithTexts(
    () => import("./supplier/job-supplier.screen.tsx"),
    ...suppliers,
    areaTexts.decisions,
    areaTexts.ledgerRows,
  ),
};
