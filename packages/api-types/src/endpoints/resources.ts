import type { RecordType } from "../sitemap/records.ts";
import { buyerResource, buyersCalls } from "./buyers.ts";
import type { AnyResource } from "./resource.ts";

/** Every declared resource by its id. */
export const resources = { buyer: buyerResource } as const satisfies Record<RecordType, AnyResource>;

/** The calls of all of them, with those that one has beside its own five. */
export const resourceCalls = { ...buyersCalls } as const;

/** Calls that make something new of each, which nobody else has open. */
export const createCalls = Object.values(resources).map(({ names }) => names.create);
