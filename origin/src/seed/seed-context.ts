import type { CallBase } from "../call-context.ts";

/** What a step may use. Each is idempotent: what exists stays as people have changed it. */
export type SeedContext = Pick<CallBase, "db" | "env" | "correlationId">;
/** Does the step and says in a few words what stands now. */
export type SeedWork = (context: SeedContext) => Promise<string>;
