import * as v from "valibot";
import { holders } from "../access/access.ts";
import { mutation } from "../entities/mutation.ts";
import { sendToolMailsBody, toolMailForm, toolMailResult } from "../entities/tool-mails.ts";
import type { Call } from "./call.ts";

const path = "/api/v1/tools/mails";
const access = holders("Tools_Area_VIEW");

/** Emails that a user writes by hand. */
export const toolMailsCalls = {
  toolMailForm: { method: "GET", path, access, effect: "read", answer: toolMailForm },
  /** Sends one email to each recipient; who opted out of the brand's emails gets none. */
  sendToolMails: {
    method: "POST",
    path,
    access,
    effect: "write",
    unlocked: "adds",
    answerMs: 110_000,
    body: sendToolMailsBody,
    answer: mutation({ results: v.array(toolMailResult) }),
  },
} as const satisfies Record<string, Call>;
