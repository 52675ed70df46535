import { message } from "@paygauge/api-types/catalogue/message";
import { settingsIn } from "@paygauge/api-types/entities/worker-settings";
import { done } from "@paygauge/worker/done";
import type { Handlers } from "../../call-context.ts";
import { runMemoryTest } from "./memory-test.ts";

export const appConfigHandlers = {
  originSettings: ({ env }) => settingsIn("origin", env),

  async memoryTest({ body, audit }) {
    const steps = await runMemoryTest(body.steps);
    audit({ entityType: "system", entityId: "memory-test", note: `${body.steps} steps` });
    return { ...done(message("memoryTestDone", { count: body.steps })), steps };
  },
} satisfies Partial<Handlers>;
