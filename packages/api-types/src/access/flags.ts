/** Feature flags that gate pages or features (specification sections 2 and 6). */
export const featureFlags = [
  "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT",
  "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION",
  "FEATURE_FLAG_CHAT_B2B",
] as const;
export type FeatureFlag = (typeof featureFlags)[number];
