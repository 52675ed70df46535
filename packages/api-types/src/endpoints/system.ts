import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { edgeOnly, holders, publicAccess, signedIn } from "../access/access.ts";
import { featureFlags, flagSettingsSchema } from "../access/flags.ts";
import { currentUser, edgeConfiguration } from "../entities/identity.ts";
import { done } from "../entities/mutation.ts";
import { limits } from "../limits.ts";
import { systemModes } from "../states.ts";
import type { Call } from "./call.ts";
import { encodedMessage } from "../catalogue/message.ts";

const timestamp = v.pipe(v.string(), v.isoTimestamp(encodedMessage("dateTime")));

export const systemCalls = {
  edgeConfiguration: {
    method: "GET",
    path: "/internal/edge-configuration",
    access: edgeOnly,
    effect: "read",
    answer: edgeConfiguration,
  },
  signIn: {
    method: "POST",
    path: "/internal/sign-in",
    access: edgeOnly,
    effect: "write",
    unlocked: "system",
    answer: currentUser,
  },
  seed: {
    method: "POST",
    path: "/internal/seed",
    access: edgeOnly,
    effect: "write",
    unlocked: "system",
    bodyType: "json",
    body: v.object({ step: v.string() }),
    answer: v.object({ step: v.string(), note: v.string() }),
  },
  systemMode: {
    method: "GET",
    path: "/api/v1/system-mode",
    access: publicAccess,
    effect: "read",
    answer: v.object({ mode: v.picklist(systemModes) }),
    pollMs: limits.maintenancePollMs,
  },
  setSystemMode: {
    method: "POST",
    path: "/api/v1/system-mode",
    access: holders("SystemMaintenance_UPDATE"),
    effect: "write",
    unlocked: "choice",
    query: v.strictObject({ mode: v.picklist(systemModes) }),
    answer: done,
  },
  appTimestamp: {
    method: "GET",
    path: "/api/v1/system-data/app-timestamp",
    access: signedIn,
    effect: "read",
    answer: timestamp,
  },
  setAppTimestamp: {
    method: "POST",
    path: "/api/v1/system-data/app-timestamp",
    access: holders("AppTimestamp_UPDATE"),
    effect: "write",
    unlocked: "choice",
    body: v.strictObject({ appTimestamp: timestamp }),
    answer: done,
  },
  systemMessage: {
    method: "GET",
    path: "/api/v1/system-data/system-message",
    access: signedIn,
    effect: "read",
    answer: v.object({ systemMessage: v.nullable(v.string()) }),
    pollMs: limits.maintenancePollMs,
  },
  /** Ours: what the notification bar says to all users; null leaves what the configuration says, if anything. */
  setSystemMessage: {
    method: "POST",
    path: "/api/v1/system-data/system-message",
    access: holders("SystemMaintenance_UPDATE"),
    effect: "write",
    unlocked: "choice",
    body: v.strictObject({
      systemMessage: v.nullable(
        v.pipe(
          v.string(),
          cleanLine(),
          v.nonEmpty(encodedMessage("systemMessageEmpty")),
          v.maxLength(limits.maxSystemMessage, encodedMessage("maxSystemMessage", { most: limits.maxSystemMessage })),
        ),
      ),
    }),
    answer: done,
  },
  featureFlags: {
    method: "GET",
    path: "/feature-flags",
    access: signedIn,
    effect: "read",
    answer: v.array(v.picklist(featureFlags)),
    pollMs: limits.featureFlagsRefetchMs,
  },
  /** Ours: the flags with what fixes them, for those who may set them. */
  featureFlagSettings: {
    method: "GET",
    path: "/api/v1/system-data/feature-flags",
    access: holders("SystemMaintenance_UPDATE"),
    effect: "read",
    answer: flagSettingsSchema,
  },
  setFeatureFlag: {
    method: "POST",
    path: "/api/v1/system-data/feature-flags",
    access: holders("SystemMaintenance_UPDATE"),
    effect: "write",
    unlocked: "choice",
    body: v.strictObject({
      name: v.picklist(featureFlags),
      isEnabled: v.boolean(),
    }),
    answer: done,
  },
  augmentedText: {
    method: "GET",
    path: "/api/v1/augmented-text",
    access: signedIn,
    effect: "read",
    answer: v.boolean(),
  },
  setAugmentedText: {
    method: "POST",
    path: "/api/v1/augmented-text",
    access: holders("AiPrompts_CRUD"),
    effect: "write",
    unlocked: "choice",
    query: v.strictObject({ augmentedText: v.picklist(["true", "false"], encodedMessage("augmentedSend")) }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
