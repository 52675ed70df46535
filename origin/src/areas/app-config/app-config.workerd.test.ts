import { beforeAll, expect, test } from "vitest";
import { memoryTestLimits, type MemoryTestStep } from "@paygauge/api-types/entities/memory-test";
import type { WorkerSetting } from "@paygauge/api-types/entities/worker-settings";
import { callOrigin, seedOrigin, subOf } from "../../support/call-origin.ts";
import { runMemoryTest } from "./memory-test.ts";

const dana = { sub: subOf("dana-developer") };
const threeSteps = { as: dana, body: { steps: 3 } };
const path = "/api/v1/system-audit/memory-test";

beforeAll(() => seedOrigin());

test("the origin answers its settings to developers alone, and secrets without their value", async () => {
  const answer = await callOrigin("GET", "/api/v1/app-config/origin", { as: dana });
  const settings: WorkerSetting[] = await answer.json();
  expect(settings.find(({ name }) => name === "ENVIRONMENT")).toMatchObject({ isSet: true });
  expect(settings.find(({ name }) => name === "EDGE_JWKS")).toMatchObject({ kind: "secret", isSet: true, value: null });
  const tester = { sub: subOf("theo-tester") };
  expect((await callOrigin("GET", "/api/v1/app-config/origin", { as: tester })).status).toBe(403);
  expect((await callOrigin("POST", path, { as: tester, body: { steps: 1 } })).status).toBe(403);
});

test("memory is allocated step by step, and none remains", async () => {
  const { steps }: { steps: MemoryTestStep[] } = await (await callOrigin("POST", path, threeSteps)).json();
  const held = [1, 2, 3, 2, 1, 0].map((count) => count * memoryTestLimits.stepBytes);
  expect(steps.map(({ heldBytes }) => heldBytes)).toEqual(held);
  expect(steps.map(({ kind }) => kind).join()).toBe("allocated,allocated,allocated,released,released,released");
});

test("too many steps and a second test at once are refused with a sentence", async () => {
  for (const steps of [0, 1.5, memoryTestLimits.steps + 1, -1]) {
    const answer = await callOrigin("POST", path, { as: dana, body: { steps } });
    expect([steps, answer.status]).toEqual([steps, 422]);
    expect(await answer.text()).toContain("Choose 1 to 16 steps.");
  }
  const first = runMemoryTest(2);
  await expect(runMemoryTest(1)).rejects.toMatchObject({ status: 409 });
  await first;
  await expect(runMemoryTest(1)).resolves.toHaveLength(2);
});
