/** Writes about the roll-ups of jobs. */
import type { Write } from "./writing.fixture.ts";

export async function rollUpWrites(make: Write): Promise<void> {
  await make("startRollUp", {});
  await make("cancelRollUp", {});
}
