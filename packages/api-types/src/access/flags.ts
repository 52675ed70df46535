import * as v from "valibot";

/** Feature flags that gate pages or features (docs/specification.md sections 2 and 6). */
export const featureFlags = [
  "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT",
  "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION",
  "FEATURE_FLAG_CHAT_B2B",
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

/** The flags as DevOps shows them: what the configuration fixes cannot be changed there. */
export const flagSettingsSchema = v.object({
  flags: v.array(v.object({ name: v.picklist(featureFlags), isEnabled: v.boolean(), isFixed: v.boolean() })),
  /** Names in the configuration that no feature knows. */
  unknown: v.array(v.string()),
});
export type FlagSettings = v.InferOutput<typeof flagSettingsSchema>;
