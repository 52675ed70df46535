import { startSystem } from "./system.ts";

/** One whole system, seeded with its finished sample job, for all journeys; ended after the last. */
export default async function setup(): Promise<() => Promise<void>> {
  const system = await startSystem();
  process.env["PAYGAUGE_PORT"] = String(system.port);
  return () => system.end();
}
