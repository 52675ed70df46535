import * as v from "valibot";
import { holders } from "../access/access.ts";
import { recordId } from "../ids.ts";
import { done, mutation } from "../entities/mutation.ts";
import {
  createToolTemplateBody,
  sendToolMailsBody,
  toolMailForm,
  toolMailResult,
  toolTemplate,
  updateToolTemplateBody,
} from "../entities/tool-mails.ts";
import type { Call } from "./call.ts";

const path = "/api/v1/tools/mails";
const templates = `${path}/templates`;
const ofBrand = v.strictObject({ brandId: recordId });
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
  toolTemplates: {
    method: "GET",
    path: templates,
    access,
    effect: "read",
    query: ofBrand,
    answer: v.object({ templates: v.array(toolTemplate) }),
  },
  createToolTemplate: {
    method: "POST",
    path: templates,
    access,
    effect: "write",
    unlocked: "adds",
    body: createToolTemplateBody,
    answer: mutation({ id: v.string() }),
  },
  updateToolTemplate: {
    method: "PUT",
    path: `${templates}/:templateId`,
    access,
    effect: "write",
    unlocked: "decides",
    body: updateToolTemplateBody,
    answer: done,
  },
  deleteToolTemplate: {
    method: "DELETE",
    path: `${templates}/:templateId`,
    access,
    effect: "write",
    unlocked: "decides",
    query: ofBrand,
    answer: done,
  },
} as const satisfies Record<string, Call>;
