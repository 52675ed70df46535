import { resetJobsCalls } from "@paygauge/api-types/endpoints/reset-jobs";
import { registerCalls } from "../../../data/call-table.ts";

/** Calls of the reset, which come with its page: a chunk of their own would be weight in the shell. */
registerCalls(resetJobsCalls);
