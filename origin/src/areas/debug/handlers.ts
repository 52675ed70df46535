import { debugLimits } from "@paygauge/api-types/debug/debug-lines";
import type { Handlers } from "../../call-context.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { scopeOf } from "../proq/command-scope.ts";

export const debugHandlers = {
  async debugCommands({ env, db, person, params }) {
    const scope = await scopeOf(db, person);
    return queueOf(env).traceOf(params.correlationId, debugLimits.commands, scope);
  },
} satisfies Partial<Handlers>;
