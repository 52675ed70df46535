import type { ComponentType, LazyExoticComponent } from "react";
import type { PageId } from "@paygauge/api-types";

export const jobsScreens: Readonly<Partial<Record<PageId, LazyExoticComponent<ComponentType>>>> = {};
