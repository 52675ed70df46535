import * as v from "valibot";
import { capabilitySchema, virtualLockboxSchema } from "./analysis.ts";

/** Card scheme of an issuer (specification section 3). */
export const schemes = ["Mastercard", "Visa", "Unknown"] as const;
export type Scheme = (typeof schemes)[number];

export const issuerListItem = v.object({
  id: v.string(),
  name: v.string(),
  issuerKey: v.string(),
  jobsCount: v.number(),
  jobNames: v.array(v.string()),
  usersCount: v.number(),
  usernames: v.array(v.string()),
  scheme: v.picklist(schemes),
  hasSupplierIncludeList: v.boolean(),
  hasSupplierExcludeList: v.boolean(),
  brandingDisplayName: v.string(),
});
export type IssuerListItem = v.InferOutput<typeof issuerListItem>;

export const issuerOption = v.object({
  id: v.string(),
  name: v.string(),
  scheme: v.picklist(schemes),
  currency: v.nullable(v.string()),
  fallbackCountryIso3: v.string(),
  capabilities: v.array(capabilitySchema),
  virtualLockboxes: v.array(virtualLockboxSchema),
});
export type IssuerOption = v.InferOutput<typeof issuerOption>;

export const buyer = v.object({
  id: v.string(),
  name: v.string(),
  country: v.string(),
  issuerId: v.string(),
  issuerName: v.string(),
  jobsCount: v.number(),
  createdOn: v.string(),
});
export type Buyer = v.InferOutput<typeof buyer>;
