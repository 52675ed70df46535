import { debugCommandsCalls } from "@paygauge/api-types/endpoints/debug-commands";
import { registerCalls } from "../../../data/call-table.ts";

/** The call of the timeline, which comes with its page: a chunk of its own would be weight in the shell. */
registerCalls(debugCommandsCalls);
