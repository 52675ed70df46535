import type { RecordType } from "../sitemap/records.ts";
import { buyerResource } from "./buyers.ts";
import type { AnyResource } from "./resource.ts";

/** Every declared resource by its id. */
export const resources = { buyer: buyerResource } as const satisfies Record<RecordType, AnyResource>;
