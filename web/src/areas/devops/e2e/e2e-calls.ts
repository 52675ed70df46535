import { e2eRunsCalls } from "@paygauge/api-types/endpoints/e2e-runs";
import { uploadChecksCalls } from "@paygauge/api-types/endpoints/upload-checks";
import { registerCalls } from "../../../data/call-table.ts";

/** Calls of an end-to-end run, which come with its panel. */
registerCalls(e2eRunsCalls);
registerCalls(uploadChecksCalls);
