import * as v from "valibot";
import { edgeOnly, holders, publicAccess } from "../access/access.ts";
import { createBrandBody, setBrandPictureBody, updateBrandBody } from "../entities/branding.ts";
import { brand, themeKeys } from "../entities/identity.ts";
import { done, mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v2/brandings";
const crud = holders("Branding_CRUD");

export const brandingCalls = {
  brandingByDomain: {
    method: "GET",
    path: `${root}/by-domain`,
    access: publicAccess,
    effect: "read",
    answer: v.object({ brandingKey: v.string(), theme: v.picklist(themeKeys) }),
  },
  brandings: {
    method: "GET",
    path: `${root}/all`,
    access: holders("IssuerArea_VIEW"),
    effect: "read",
    answer: v.array(brand),
  },
  /** A new brand answers on its domain as soon as the edge has read the table again: two seconds, no deploy. */
  createBranding: {
    method: "POST",
    path: root,
    access: crud,
    effect: "write",
    unlocked: "adds",
    body: createBrandBody,
    answer: mutation({ id: v.string() }),
  },
  updateBranding: {
    method: "PUT",
    path: root,
    access: crud,
    effect: "write",
    locked: { entityType: "branding", idIn: ["body", "brandingId"] },
    body: updateBrandBody,
    answer: done,
  },
  setBrandingPicture: {
    method: "POST",
    path: `${root}/picture`,
    access: crud,
    effect: "write",
    locked: { entityType: "branding", idIn: ["body", "brandingId"] },
    bodyType: "multipart",
    body: setBrandPictureBody,
    answer: done,
  },
  /** What the edge serves at /public/brand/<name>: a picture by the digest of its bytes. */
  brandingPicture: {
    method: "GET",
    path: "/internal/brand-pictures/:name",
    access: edgeOnly,
    effect: "read",
    answer: "download",
  },
} as const satisfies Record<string, Call>;
