/** The capabilities, which are ways to pay, and what may be recommended. */
import * as v from "valibot";

export const capabilities = ["stp", "vcard", "pcard", "tandEcard", "scf", "instantPay", "boost", "optima"] as const;
export const capabilitySchema = v.picklist(capabilities);
export type Capability = (typeof capabilities)[number];

/** The capabilities that pay by card: what is cardable can move to these alone. */
export const cardMethods = ["stp", "vcard", "pcard", "tandEcard", "boost", "optima"] as const;

/** Recommended where methods are at High or Medium and no method is worth anything: payments stay as they are. */
export const leaveAsIs = "leaveAsIs";
/** What may be recommended to a supplier; null next to them: no method is at High or Medium. */
const recommendations = [...capabilities, leaveAsIs] as const;
export const recommendationSchema = v.picklist(recommendations);
export type Recommendation = (typeof recommendations)[number];
