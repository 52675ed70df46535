import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import {
  movePromptLabel,
  newPrompt,
  newPromptVersion,
  promptCoverage,
  promptDetail,
  promptPreview,
  promptRow,
  promptTest,
  promptTestMs,
  testPrompt,
} from "../entities/prompts.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/ai-prompts";
const access = holders("AiPrompts_CRUD");
/** The setting is not for those who write prompts: they could switch it off for themselves. */
const setsReview = holders("SystemMaintenance_UPDATE");

/** Prompts of the model: versions that never change, labels that move between them, and test runs. */
export const promptsCalls = {
  promptsPage: {
    method: "POST",
    path: `${root}/get`,
    access,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(promptRow),
  },
  /** Keys without a prompt, prompts without a key and unused labels; the contracts that a new prompt can be for. */
  promptCoverage: { method: "GET", path: `${root}/coverage`, access, effect: "read", answer: promptCoverage },
  prompt: { method: "GET", path: `${root}/:promptId`, access, effect: "read", answer: promptDetail },
  createPrompt: {
    method: "POST",
    path: root,
    access,
    effect: "write",
    unlocked: "adds",
    body: newPrompt,
    answer: mutation({ id: v.string() }),
  },
  addPromptVersion: {
    method: "POST",
    path: `${root}/:promptId/versions`,
    access,
    effect: "write",
    unlocked: "adds",
    body: newPromptVersion,
    answer: mutation({ number: v.number() }),
  },
  movePromptLabel: {
    method: "PUT",
    path: `${root}/:promptId/labels`,
    access,
    effect: "write",
    locked: { entityType: "prompt", idIn: ["params", "promptId"] },
    body: movePromptLabel,
    answer: done,
  },
  /** One sample, five times; a declared one keeps its result for the next move of production. */
  testPrompt: {
    method: "POST",
    path: `${root}/:promptId/test-run`,
    access,
    effect: "write",
    unlocked: "adds",
    answerMs: promptTestMs + 10_000,
    body: testPrompt,
    answer: promptTest,
  },
  /** The messages of one sample; nothing is sent. */
  previewPrompt: {
    method: "POST",
    path: `${root}/:promptId/preview`,
    access,
    effect: "read",
    body: testPrompt,
    answer: promptPreview,
  },
  promptReview: {
    method: "GET",
    path: "/api/v1/system-data/prompt-review",
    access: setsReview,
    effect: "read",
    answer: v.object({ isRequired: v.boolean() }),
  },
  /** Whether production moves need another user than the version's author. */
  setPromptReview: {
    method: "POST",
    path: "/api/v1/system-data/prompt-review",
    access: setsReview,
    effect: "write",
    unlocked: "choice",
    body: v.strictObject({ isRequired: v.boolean() }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
