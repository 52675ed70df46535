import { expect, vi } from "vitest";
import type { EnqueueCommand } from "../proq/contract.ts";
import { testEnv } from "./test-env.ts";

/** The type of the commands that tests make. */
export const type = "Paygauge.Analysis.TestCommand";
let made = 0;

/** A queue and a target of their own for each test. */
export function setUp() {
  const name = `q${(made += 1)}`;
  const proq = testEnv.TEST_PROQ.get(testEnv.TEST_PROQ.idFromName(name));
  const target = testEnv.EFFECTS.get(testEnv.EFFECTS.idFromName(name));
  const command = (
    id: string,
    mode: "apply" | "hold" | "refuse",
    more: Partial<EnqueueCommand> & { failures?: number } = {},
  ): EnqueueCommand => {
    const { failures, ...rest } = more;
    const payload = JSON.stringify({ queue: name, mode, ...(failures === undefined ? {} : { failures }) });
    return {
      id,
      commandType: type,
      category: "test",
      targetEntityId: "t",
      jobId: name,
      correlationId: id,
      payload,
      priority: 10,
      stuckTimeOutInSeconds: 60,
      ...rest,
    };
  };
  const stateOf = async (id: string) => (await proq.get(id))?.state;
  const settled = (states: Record<string, string>) =>
    vi.waitFor(async () => {
      for (const [id, state] of Object.entries(states)) expect(await stateOf(id), id).toBe(state);
    }, 10_000);
  return { name, proq, target, command, stateOf, settled };
}
