import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { capabilities, virtualLockboxes } from "../entities/analysis.ts";
import { issuerListItem, issuerOption } from "../entities/issuers.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/issuers";
const view = holders("IssuerArea_VIEW");
const crud = holders("IssuerArea_CRUD");

export const issuersCalls = {
  issuer: { method: "GET", path: `${root}/:id`, access: view, effect: "read" },
  deleteIssuer: { method: "DELETE", path: `${root}/:id`, access: crud, effect: "write" },
  issuerFull: { method: "GET", path: `${root}/:id/full`, access: view, effect: "read" },
  issuers: {
    method: "POST",
    path: `${root}/get`,
    access: view,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(issuerListItem),
  },
  issuerCapabilities: { method: "POST", path: `${root}/issuer-admin-capabilities`, access: crud, effect: "write" },
  issuerVirtualLockboxes: {
    method: "POST",
    path: `${root}/issuer-admin-virtual-lockbox-update`,
    access: crud,
    effect: "write",
  },
  issuerInputDataOptions: {
    method: "POST",
    path: `${root}/issuer-admin-input-data-option-update`,
    access: crud,
    effect: "write",
  },
  createIssuer: { method: "POST", path: root, access: crud, effect: "write" },
  updateIssuer: { method: "PUT", path: root, access: crud, effect: "write" },
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
  assignedUserIssuers: {
    method: "GET",
    path: `${root}/:id/assigned-user-issuers`,
    access: holders("User_CRUD"),
    effect: "read",
  },
  /** Issuers that the person may create a job for. */
  issuerOptions: {
    method: "GET",
    path: `${root}/options`,
    access: holders("JobCreate"),
    effect: "read",
    answer: v.array(issuerOption),
  },
} as const satisfies Record<string, Call>;
