import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import { addNoteBody } from "../entities/overrides.ts";
import { pagedRequest } from "../entities/paging.ts";
import { mergeVendorBody, splitVendorBody, vendorDetail, vendorPage } from "../entities/vendors.ts";
import type { Call } from "./call.ts";

const path = "/api/v1/vendors";
const one = `${path}/:vendorId`;
const access = holders("VendorLookup");

/** Vendors of every issuer that the user reaches, with figures of the jobs that they can see. */
export const vendorsCalls = {
  /** A page of vendors. Filters take `issuerId` with Equal in addition to the columns. */
  vendorsPage: { method: "POST", path: `${path}/get`, access, effect: "read", body: pagedRequest, answer: vendorPage },
  /** One vendor; a merged one leads to the vendor that it was merged into. */
  vendor: { method: "GET", path: one, access, effect: "read", answer: vendorDetail },
  /** Merges another vendor into this one: for staff and managers of the issuer. */
  mergeVendors: {
    method: "POST",
    path: `${one}/merge`,
    access,
    effect: "write",
    unlocked: "decides",
    body: mergeVendorBody,
    answer: mutation({ vendorId: v.string() }),
  },
  /** Splits off a vendor that was merged. */
  splitVendor: {
    method: "POST",
    path: `${one}/split`,
    access,
    effect: "write",
    unlocked: "decides",
    body: splitVendorBody,
    answer: mutation({ vendorId: v.string() }),
  },
  addVendorNote: {
    method: "POST",
    path: `${one}/notes`,
    access,
    effect: "write",
    unlocked: "adds",
    body: addNoteBody,
    answer: mutation({ noteId: v.number() }),
  },
  /** A user's own note. */
  removeVendorNote: {
    method: "DELETE",
    path: `${one}/notes/:noteId`,
    access,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
} as const satisfies Record<string, Call>;
