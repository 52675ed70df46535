import { healthOf } from "../../../health/health-object.ts";
import { needRow, type NeedReader } from "./need-row.ts";

/** Alerts of the health check, for users who can run it. A restart or a postponed row repeats none: each has its own start. */
const systemAlert: NeedReader = async ({ env, person }) => {
  if (!person.permissions.has("IntegrationChecks_RUN") || !person.permissions.has("DevOps_Area_VIEW")) return [];
  const alerts = await healthOf(env).alerts();
  return alerts.map(({ kind, since, message }) =>
    needRow({ kind: "systemAlert", of: kind, since, fingerprint: since, reason: message }),
  );
};

export const systemNeedReaders = { systemAlert };
