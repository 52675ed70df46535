import { startSystem } from "./system.ts";

/**
 * One whole system, seeded with its finished sample job, for all journeys; ended after the last. Where PAYGAUGE_PORT
 * names a system that runs already, the journeys go through that one; those that need its stores are left out.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env["PAYGAUGE_PORT"] !== undefined) return () => Promise.resolve();
  const system = await startSystem();
  process.env["PAYGAUGE_PORT"] = String(system.port);
  process.env["PAYGAUGE_STORES"] = system.folder;
  return () => system.end();
}
