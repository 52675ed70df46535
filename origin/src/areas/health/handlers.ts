import { message } from "@paygauge/api-types/catalogue/message";
import { integrations } from "@paygauge/api-types/entities/system-health";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { configurationOf } from "../../health/checks/services.ts";
import { healthObjectName, healthOf } from "../../health/health-object.ts";
import type { EnqueueCommand } from "../../proq/contract.ts";
import { notFound } from "@paygauge/worker/refusal";

const probeCommandType = "Paygauge.System.ProbeCommand";

const probeCommand = (id: string, correlationId: string): EnqueueCommand => ({
  id,
  commandType: probeCommandType,
  category: "system",
  targetEntityId: healthObjectName,
  batchId: healthObjectName,
  correlationId,
  payload: "{}",
  // Before everything else: it says how long the queue takes.
  priority: 0,
  stuckTimeOutInSeconds: 30,
  tags: ["health"],
});

export const systemAuditHandlers = {
  integrationConfigurations: ({ env }) => integrations.map((integration) => configurationOf(env, integration)),

  verifyIntegrations: ({ env, correlationId }) => healthOf(env).verify(correlationId),

  systemHealthCheck: async ({ env, correlationId, audit }) => {
    const started = await healthOf(env).start(correlationId);
    audit({ entityType: "system", entityId: "health-check", note: started });
    return { ...done(message("healthStarted")), correlationId: started };
  },

  systemHealthProgress: async ({ env, params }) => {
    const run = await healthOf(env).progress(params.correlationId);
    if (run === null) throw notFound("entry");
    return run;
  },

  healthOverview: async ({ env }) => ({ ...(await healthOf(env).overview()), environment: env.ENVIRONMENT }),

  commandExecuteValidate: async ({ env, body, effectId, correlationId, write, audit }) => {
    const health = healthOf(env);
    const known = body.commandId;
    if (known === undefined) {
      const queued = await health.expectProbe(effectId);
      if (queued === null) throw notFound("command");
      const about = { entityType: "command", entityId: effectId, note: "probe" };
      const answer = { ...done(message("healthStarted")), ...queued };
      return write(about, [], answer, [probeCommand(effectId, correlationId)]);
    }
    const probe = await health.probe(known);
    if (probe === null) throw notFound("command");
    audit({ entityType: "command", entityId: known, note: "probe read" });
    return { ...done(message("healthStarted")), ...probe };
  },
} satisfies Partial<Handlers>;
