import type { CallId } from "@paygauge/api-types/endpoints";
import type { Handlers, MountedHandler, MountedHandlers } from "./call-context.ts";
import { areaHandlers } from "./handlers.derived.ts";
import { recordHandlers } from "./records/record-stores.ts";
import { seedHandlers } from "./seed/handlers.ts";

/** Every released call with its handler: one that is missing, or answers something else, does not compile. */
const joined: Handlers = {
  ...areaHandlers,
  ...recordHandlers,
  ...seedHandlers,
};

/**
 * The same map for the mount, which has parsed each call's parts by that call's own schemas before it runs the
 * handler; TypeScript cannot follow that from the id to the parts, so this is the one place that asserts it.
 */
export const handlers: MountedHandlers = new Map(Object.entries(joined) as unknown as [CallId, MountedHandler][]);
