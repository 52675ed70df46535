import { anonymiserCalls } from "@paygauge/api-types/endpoints/anonymiser";
import { registerCalls } from "../../../data/call-table.ts";

/** Calls of the anonymiser, which come with its page: a chunk of their own would be weight in the shell. */
registerCalls(anonymiserCalls);
