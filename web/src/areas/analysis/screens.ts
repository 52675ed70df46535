import type { ComponentType, LazyExoticComponent } from "react";
import type { PageId } from "@paygauge/api-types";

/** Screens of a job's analysis. */
export const analysisScreens: Readonly<Partial<Record<PageId, LazyExoticComponent<ComponentType>>>> = {};
