import * as v from "valibot";
import { recordId } from "../ids.ts";
import { holders, signedIn } from "../access/access.ts";
import { capabilities } from "../entities/capabilities.ts";
import { virtualLockboxes } from "../entities/analysis.ts";
import {
  createIssuerBody,
  inputDataOptions,
  issuerFull,
  issuerListItem,
  issuerOption,
  listedSupplier,
  profileOption,
  supplierListFacts,
  supplierListFile,
  supplierListPreview,
  supplierLists,
  updateIssuerBody,
} from "../entities/issuers.ts";
import { done, mutation } from "../entities/mutation.ts";
import { issuerAssumptions, saveIssuerAssumptionsBody } from "../entities/issuer-assumptions.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import { issuerAssignment, issuerUser } from "../entities/users.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/issuers";
const view = holders("IssuerArea_VIEW");
const crud = holders("IssuerArea_CRUD");
const ofIssuer = v.strictObject({ issuerId: recordId });

export const issuersCalls = {
  issuer: { method: "GET", path: `${root}/:id`, access: view, effect: "read", answer: issuerListItem },
  deleteIssuer: {
    method: "DELETE",
    path: `${root}/:id`,
    access: crud,
    effect: "write",
    locked: { entityType: "issuer", idIn: ["params", "id"] },
    answer: done,
  },
  /** Profiles that an issuer can be given. */
  datapointProfileOptions: {
    method: "GET",
    path: `${root}/profile-options`,
    access: view,
    effect: "read",
    answer: v.array(profileOption),
  },
  issuerFull: { method: "GET", path: `${root}/:id/full`, access: view, effect: "read", answer: issuerFull },
  issuers: {
    method: "POST",
    path: `${root}/get`,
    access: view,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(issuerListItem),
  },
  issuerCapabilities: {
    method: "POST",
    path: `${root}/issuer-admin-capabilities`,
    access: crud,
    effect: "write",
    locked: { entityType: "issuer", idIn: ["query", "issuerId"] },
    query: ofIssuer,
    body: v.strictObject({ capabilities: v.array(v.picklist(capabilities)) }),
    answer: done,
  },
  issuerVirtualLockboxes: {
    method: "POST",
    path: `${root}/issuer-admin-virtual-lockbox-update`,
    access: crud,
    effect: "write",
    locked: { entityType: "issuer", idIn: ["query", "issuerId"] },
    query: ofIssuer,
    body: v.strictObject({ virtualLockboxes: v.array(v.picklist(virtualLockboxes)) }),
    answer: done,
  },
  issuerInputDataOptions: {
    method: "POST",
    path: `${root}/issuer-admin-input-data-option-update`,
    access: crud,
    effect: "write",
    locked: { entityType: "issuer", idIn: ["query", "issuerId"] },
    query: ofIssuer,
    body: v.strictObject({ inputDataOptions: v.array(v.picklist(inputDataOptions)) }),
    answer: done,
  },
  createIssuer: {
    method: "POST",
    path: root,
    access: crud,
    effect: "write",
    unlocked: "adds",
    body: createIssuerBody,
    answer: mutation({ id: v.string() }),
  },
  updateIssuer: {
    method: "PUT",
    path: root,
    access: crud,
    effect: "write",
    locked: { entityType: "issuer", idIn: ["body", "id"] },
    body: updateIssuerBody,
    answer: done,
  },
  allCapabilities: {
    method: "GET",
    path: `${root}/getAllCapabilities`,
    access: signedIn,
    effect: "read",
    answer: v.array(v.picklist(capabilities)),
  },
  allVirtualLockboxes: {
    method: "GET",
    path: `${root}/getAllVirtualLockboxesAvailableToIssuers`,
    access: signedIn,
    effect: "read",
    answer: v.array(v.picklist(virtualLockboxes)),
  },
  allIssuerLanguages: {
    method: "GET",
    path: `${root}/getAllIssuerLanguages`,
    access: signedIn,
    effect: "read",
    answer: v.array(v.string()),
  },
  /** `id` is the user's. */
  assignedUserIssuers: {
    method: "GET",
    path: `${root}/:id/assigned-user-issuers`,
    access: holders("User_CRUD"),
    effect: "read",
    answer: v.array(issuerAssignment),
  },
  /** Users of one issuer. */
  issuerUsers: {
    method: "POST",
    path: `${root}/:id/users`,
    access: view,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(issuerUser),
  },
  /** The include or exclude list in force: its facts, and its lines paged. */
  supplierList: {
    method: "POST",
    path: `${root}/:id/supplier-list`,
    access: view,
    effect: "read",
    query: v.strictObject({ list: v.picklist(supplierLists) }),
    body: pagedRequest,
    answer: v.object({ ...pagedResult(listedSupplier).entries, facts: supplierListFacts }),
  },
  /** Reads a file and says what would be; nothing is kept. */
  previewSupplierList: {
    method: "POST",
    path: `${root}/supplier-list-preview`,
    access: crud,
    effect: "read",
    bodyType: "multipart",
    body: supplierListFile,
    answer: supplierListPreview,
  },
  /** Replaces the whole list by a file's lines. Jobs that run from now on read it. */
  replaceSupplierList: {
    method: "PUT",
    path: `${root}/supplier-list`,
    access: crud,
    effect: "write",
    locked: { entityType: "issuer", idIn: ["body", "issuerId"] },
    bodyType: "multipart",
    body: supplierListFile,
    answer: mutation({ entriesCount: v.number() }),
  },
  clearSupplierList: {
    method: "DELETE",
    path: `${root}/:id/supplier-list`,
    access: crud,
    effect: "write",
    locked: { entityType: "issuer", idIn: ["params", "id"] },
    query: v.strictObject({ list: v.picklist(supplierLists) }),
    answer: done,
  },
  /** What the issuer's use cases assume before the product does. */
  issuerAssumptions: {
    method: "GET",
    path: `${root}/:id/assumptions`,
    access: view,
    effect: "read",
    answer: issuerAssumptions,
  },
  saveIssuerAssumptions: {
    method: "PUT",
    path: `${root}/:id/assumptions`,
    access: crud,
    effect: "write",
    locked: { entityType: "issuer", idIn: ["params", "id"] },
    body: saveIssuerAssumptionsBody,
    answer: done,
  },
  /** Issuers that the user may create a job for. */
  issuerOptions: {
    method: "GET",
    path: `${root}/options`,
    access: holders("JobCreate"),
    effect: "read",
    answer: v.array(issuerOption),
  },
} as const satisfies Record<string, Call>;
