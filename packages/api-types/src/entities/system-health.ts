/** The system health check: parts of the deployment, outside services, and the probe through the queue. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { idOf } from "../ids.ts";
import { mutation } from "./mutation.ts";

/** Parts of the deployment, in the order of the page. */
export const healthComponents = [
  "edge",
  "chatbot",
  "identity",
  "catalogue",
  "files",
  "objects",
  "queue",
  "auditChain",
  "locks",
  "clock",
  "keys",
] as const;
/** Outside services, each behind one adapter. */
export const integrations = ["mail", "model", "match", "malware", "merge", "rutter"] as const;
const checkNames = [...healthComponents, ...integrations] as const;

export type Integration = (typeof integrations)[number];
export type HealthCheckName = (typeof checkNames)[number];

/** Every one of them can be brought about in a test. Sizes in bytes, times in ms. */
export const healthLimits = {
  /** Whole of one check, and of all of them. */
  checkMs: 5000,
  wholeMs: 7500,
  /** Outside services asked at once. */
  atOnce: 6,
  /** How long a result answers who asks again. */
  keptMs: 10_000,
  /** Between two scheduled runs, and how many are kept: a day. */
  everyMs: 300_000,
  ring: 288,
  /** Half hours of the strip. */
  slots: 48,
  objectBytes: 10_000_000_000,
  objectWarnBytes: 8_000_000_000,
  clockMs: 60_000,
  keyMs: 14 * 86_400_000,
  queueMs: 15 * 60_000,
  /** Jobs whose size one run asks for. */
  jobsARun: 20,
  /** Lines of the audit log that one run checks. */
  chainLines: 1000,
  fileBytes: 65_536,
  /** Probes through the queue that are remembered. */
  probes: 100,
  messageLength: 300,
} as const;

const checkStates = ["healthy", "warning", "failed", "notChecked"] as const;
export type CheckState = (typeof checkStates)[number];

export const checkResultSchema = v.object({
  check: v.picklist(checkNames),
  state: v.picklist(checkStates),
  /** Free of secrets; null where the state says all. */
  message: v.nullable(messageSchema),
  ms: v.number(),
  at: v.string(),
});
export type CheckResult = v.InferOutput<typeof checkResultSchema>;

export const healthRun = v.object({
  correlationId: v.string(),
  startedOn: v.string(),
  /** null while it runs. */
  tookMs: v.nullable(v.number()),
  /** Checks of this run; `results` grows to as many. */
  total: v.number(),
  results: v.array(checkResultSchema),
});
export type HealthRun = v.InferOutput<typeof healthRun>;

const integrationModes = ["off", "standIn", "real"] as const;

/** GET get-integration-configurations; `missing` names settings, never their values. */
export const integrationConfiguration = v.object({
  integration: v.picklist(integrations),
  mode: v.picklist(integrationModes),
  configured: v.boolean(),
  missing: v.array(v.string()),
  host: v.nullable(v.string()),
});
export type IntegrationConfiguration = v.InferOutput<typeof integrationConfiguration>;

/** GET verify-integrations-configuration (docs/specification.md section 5). */
export const integrationCheck = v.object({
  integration: v.picklist(integrations),
  success: v.boolean(),
  message: v.nullable(messageSchema),
});
export type IntegrationCheck = v.InferOutput<typeof integrationCheck>;

export const correlation = mutation({ correlationId: v.string() });

/** Without an id a probe is queued; with one it is reported on. */
export const commandProbeBody = v.strictObject({ commandId: v.optional(idOf("command")) });
const probeEntries = {
  commandId: v.string(),
  isSuccess: v.boolean(),
  errorMessage: v.nullable(messageSchema),
  isCompleted: v.boolean(),
  /** How often it was delivered, and how often that had an effect. */
  deliveries: v.number(),
  effects: v.number(),
  /** ms after it was queued; null: not yet. */
  claimedMs: v.nullable(v.number()),
  effectMs: v.nullable(v.number()),
  completedMs: v.nullable(v.number()),
};
const probeStanding = v.object(probeEntries);
export type CommandProbe = v.InferOutput<typeof probeStanding>;
export const commandProbe = mutation(probeEntries);

const alertKinds = ["size", "chain", "key", "queue", "clock"] as const;
export type AlertKind = (typeof alertKinds)[number];
const healthAlert = v.object({ kind: v.picklist(alertKinds), since: v.string(), message: messageSchema });
export type HealthAlert = v.InferOutput<typeof healthAlert>;

const slot = v.object({ probes: v.number(), failed: v.number(), warned: v.number() });
const checkHistory = v.object({
  check: v.picklist(checkNames),
  p50: v.nullable(v.number()),
  p95: v.nullable(v.number()),
  /** Share of the probes that did not fail; null without probes. */
  available: v.nullable(v.number()),
  /** Half hours, the newest last. */
  slots: v.array(slot),
});
export type CheckHistory = v.InferOutput<typeof checkHistory>;

export const healthOverview = v.object({
  environment: v.string(),
  /** The newest result of each check, and the newest run; empty and null where nothing has been checked yet. */
  latest: v.array(checkResultSchema),
  lastRun: v.nullable(healthRun),
  probes: v.number(),
  history: v.array(checkHistory),
  alerts: v.array(healthAlert),
});
export type HealthOverview = v.InferOutput<typeof healthOverview>;
