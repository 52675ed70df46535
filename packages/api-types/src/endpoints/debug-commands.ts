import * as v from "valibot";
import { holders } from "../access/access.ts";
import { commandStates } from "../states.ts";
import type { Call } from "./call.ts";

const time = v.nullable(v.string());

/** What the queue did with a command of a request: no payload, target or message. */
const tracedCommand = v.object({
  commandType: v.string(),
  state: v.picklist(commandStates),
  attempt: v.number(),
  queuedDate: v.string(),
  startedDate: time,
  completedDate: time,
});
export type TracedCommand = v.InferOutput<typeof tracedCommand>;

/** Commands that one request queued, for the timeline of a correlation ID; at most 50, the newest. */
export const debugCommandsCalls = {
  debugCommands: {
    method: "GET",
    path: "/api/v1/debug-commands/:correlationId",
    access: holders("DevArea_CRUD"),
    effect: "read",
    answer: v.array(tracedCommand),
  },
} as const satisfies Record<string, Call>;
