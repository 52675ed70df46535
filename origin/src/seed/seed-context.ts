import type { CallBase } from "../call-context.ts";

/** What a step may use. Each is idempotent: what exists stays as users have changed it. */
export type SeedContext = Pick<CallBase, "db" | "env" | "correlationId">;
/** Does the step and reports the result in a few words. */
export type SeedWork = (context: SeedContext) => Promise<string>;
