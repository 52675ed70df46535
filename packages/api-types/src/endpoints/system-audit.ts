import * as v from "valibot";
import { holders } from "../access/access.ts";
import {
  commandProbe,
  commandProbeBody,
  correlation,
  healthOverview,
  healthRun,
  integrationCheck,
  integrationConfiguration,
} from "../entities/system-health.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/system-audit";
const view = holders("DevOps_Area_VIEW");
const run = holders("IntegrationChecks_RUN");

/** The system health check (docs/specification.md section 7); the calls without a name there are ours. */
export const systemAuditCalls = {
  integrationConfigurations: {
    method: "GET",
    path: `${root}/get-integration-configurations`,
    access: view,
    effect: "read",
    answer: v.array(integrationConfiguration),
  },
  verifyIntegrations: {
    method: "GET",
    path: `${root}/verify-integrations-configuration`,
    access: run,
    effect: "read",
    answer: v.array(integrationCheck),
  },
  systemHealthCheck: {
    method: "POST",
    path: `${root}/system-health-check`,
    access: run,
    effect: "write",
    unlocked: "system",
    answer: correlation,
  },
  systemHealthProgress: {
    method: "GET",
    path: `${root}/system-health-check/:correlationId`,
    access: view,
    effect: "read",
    answer: healthRun,
  },
  healthOverview: {
    method: "GET",
    path: `${root}/health-overview`,
    access: view,
    effect: "read",
    answer: healthOverview,
    pollMs: 60_000,
  },
  commandExecuteValidate: {
    method: "POST",
    path: `${root}/command-execute-validate`,
    access: run,
    effect: "write",
    unlocked: "system",
    body: commandProbeBody,
    answer: commandProbe,
  },
} as const satisfies Record<string, Call>;
