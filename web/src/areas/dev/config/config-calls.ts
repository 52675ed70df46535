import { appConfigCalls } from "@paygauge/api-types/endpoints/app-config";
import { registerCalls } from "../../../data/call-table.ts";

/** Calls of the settings and the memory test, which come with their parts: a chunk of their own would be weight in the shell. */
registerCalls(appConfigCalls);
