import * as v from "valibot";
import { holders } from "../access/access.ts";
import {
  attemptAnswer,
  attemptBody,
  campaignBoard,
  campaignBoardBody,
  campaignCalls,
  campaignMembers,
  campaignSupplier,
  changeAnswer,
  changeCampaignSuppliersBody,
  contactBody,
  nextCallAnswer,
  nextCallBody,
  undoAnswer,
} from "../entities/campaign-suppliers.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest } from "../entities/paging.ts";
import type { Call } from "./call.ts";

const one = "/api/v1/jobs/:jobId/campaign-workflows/:campaignWorkflowId";
const member = `${one}/suppliers/:supplierKey`;
const sees = holders("JobCampaigns_VIEW");
const runs = holders("JobCampaigns_VIEW", "Campaigns_CRUD");

/** Suppliers of a campaign: every way of editing one goes through the same change, checked by each row's version. */
export const campaignSuppliersCalls = {
  campaignSuppliers: {
    method: "POST",
    path: `${one}/suppliers/get`,
    access: sees,
    needsFigures: true,
    effect: "read",
    body: pagedRequest,
    answer: campaignMembers,
  },
  /** The first cards of every column; more of one are pages of `campaignSuppliers` with its status. */
  campaignBoard: {
    method: "POST",
    path: `${one}/board`,
    access: sees,
    needsFigures: true,
    effect: "read",
    body: campaignBoardBody,
    answer: campaignBoard,
  },
  campaignSupplier: {
    method: "GET",
    path: member,
    access: sees,
    needsFigures: true,
    effect: "read",
    answer: campaignSupplier,
  },
  /** Moves suppliers, or gives them an owner, a route or a next action, in one transaction. */
  changeCampaignSuppliers: {
    method: "POST",
    path: `${one}/suppliers/changes`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "rows",
    body: changeCampaignSuppliersBody,
    answer: changeAnswer,
  },
  /** Takes a change of one's own back as a whole, but for rows that others changed since. */
  undoCampaignChange: {
    method: "POST",
    path: `${one}/suppliers/changes/:changeId/undo`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "rows",
    answer: undoAnswer,
  },
  logCampaignAttempt: {
    method: "POST",
    path: `${member}/attempts`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "adds",
    body: attemptBody,
    answer: attemptAnswer,
  },
  /** Calls due by today, or within seven days. */
  campaignCalls: {
    method: "GET",
    path: `${one}/calls`,
    access: runs,
    needsFigures: true,
    effect: "read",
    query: v.strictObject({ span: v.optional(v.picklist(["today", "week"])) }),
    answer: campaignCalls,
  },
  /** The next call that is due and no user's; it is the asking user's for fifteen minutes. */
  nextCampaignCall: {
    method: "POST",
    path: `${one}/calls/next`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "holds",
    body: nextCallBody,
    answer: nextCallAnswer,
  },
  /** Takes the call of one supplier, or keeps it for another fifteen minutes. */
  holdCampaignCall: {
    method: "POST",
    path: `${member}/hold`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "holds",
    answer: mutation({ heldUntil: v.string() }),
  },
  releaseCampaignCall: {
    method: "POST",
    path: `${member}/release`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "holds",
    answer: done,
  },
  saveCampaignContact: {
    method: "PUT",
    path: `${member}/contact`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "rows",
    body: contactBody,
    answer: mutation({ version: v.number() }),
  },
  /** Removes the user from the whole job: contacts, notes and files; no count changes. */
  eraseCampaignContact: {
    method: "POST",
    path: `${member}/contact/erase`,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "rows",
    answer: done,
  },
} as const satisfies Record<string, Call>;
