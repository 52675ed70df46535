import * as v from "valibot";
import { holders } from "../access/access.ts";
import { memoryTestBody, memoryTestSteps } from "../entities/memory-test.ts";
import { mutation } from "../entities/mutation.ts";
import { workerSettingsAnswer } from "../entities/worker-settings.ts";
import type { Call } from "./call.ts";

const view = holders("AppConfig_VIEW");

/** Settings of each Worker, which it answers itself, and the memory test of the origin. */
export const appConfigCalls = {
  edgeSettings: {
    method: "GET",
    path: "/api/v1/app-config/edge",
    access: view,
    effect: "read",
    answer: workerSettingsAnswer,
    service: "edge",
  },
  originSettings: {
    method: "GET",
    path: "/api/v1/app-config/origin",
    access: view,
    effect: "read",
    answer: workerSettingsAnswer,
  },
  chatbotSettings: {
    method: "GET",
    path: "/chat/app-config",
    access: view,
    effect: "read",
    answer: workerSettingsAnswer,
    service: "chatbot",
  },
  memoryTest: {
    method: "POST",
    path: "/api/v1/system-audit/memory-test",
    access: holders("MemoryTest_RUN"),
    effect: "write",
    unlocked: "system",
    body: memoryTestBody,
    answer: mutation({ steps: v.array(memoryTestSteps) }),
  },
} as const satisfies Record<string, Call>;
