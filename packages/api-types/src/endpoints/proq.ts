import { holders } from "../access/access.ts";
import { limits } from "../limits.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/proq";
const quick = holders("QuickView_ProQ_VIEW");
const devops = holders("DevOps_Area_VIEW");

export const proqCalls = {
  proqMonitoringData: { method: "GET", path: `${root}/get-proqmonitoring-data`, access: devops, effect: "read" },
  queuedCommandsCount: { method: "GET", path: `${root}/queued-commands-count`, access: quick, effect: "read" },
  proqStatusDetails: { method: "GET", path: `${root}/proq-status-details`, access: quick, effect: "read" },
  proqCommandsInfo: {
    method: "GET",
    path: `${root}/proq-commands-info`,
    access: quick,
    effect: "read",
    pollMs: limits.queueQuickViewMs,
  },
  queuedCommandsQuickView: {
    method: "GET",
    path: `${root}/queued-commands-quick-view/:jobId`,
    access: quick,
    effect: "read",
    pollMs: limits.queueQuickViewMs,
  },
  proqBackoffStrategyData: {
    method: "GET",
    path: `${root}/get-proq-backoff-strategy-data`,
    access: devops,
    effect: "read",
  },
  proqCommandTypes: { method: "GET", path: `${root}/get-proq-command-types`, access: devops, effect: "read" },
  queuedCommands: { method: "POST", path: `${root}/queued-commands`, access: devops, effect: "read" },
  errorCommands: { method: "POST", path: `${root}/error-commands`, access: devops, effect: "read" },
  completedCommands: { method: "POST", path: `${root}/completed-commands`, access: devops, effect: "read" },
  checkQueuedCommands: { method: "POST", path: `${root}/:id/check-queued-commands`, access: quick, effect: "read" },
} as const satisfies Record<string, Call>;
