import * as v from "valibot";
import { holders } from "../access/access.ts";
import { anonymiserAnswer, anonymiserBody, anonymiserPreview, anonymiserStepBody } from "../entities/anonymiser.ts";
import { mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/database-anonymizer";
const access = holders("DevArea_CRUD", "AllJobs_VIEW");
const change = { method: "POST", access, effect: "write", unlocked: "system", usersOnly: true } as const;

/** Removes names, mails, numbers and files from every store; 404 unless ENVIRONMENT is exactly local or test. */
export const anonymiserCalls = {
  anonymiserPreview: { method: "GET", path: root, access, effect: "read", usersOnly: true, answer: anonymiserPreview },
  /** Refuses writes of all other users from now on. */
  startAnonymiser: { ...change, path: root, body: anonymiserBody, answer: anonymiserAnswer },
  /** Works on the next step; a step may need several calls. */
  runAnonymiserStep: { ...change, path: `${root}/steps`, body: anonymiserStepBody, answer: anonymiserAnswer },
  /** Ends a run early: what it changed remains changed. */
  stopAnonymiser: { ...change, path: `${root}/stop`, answer: anonymiserAnswer },
  /** Erases every conversation and document of the assistant. */
  eraseAssistant: {
    ...change,
    path: "/chat/erase-all",
    service: "chatbot",
    body: anonymiserBody,
    answer: mutation({ conversations: v.number(), files: v.number() }),
  },
} as const satisfies Record<string, Call>;
