import { reportsCalls } from "@paygauge/api-types/endpoints/reports";
import { registerCalls } from "../../data/call-table.ts";

// The pages of reports alone make them: they come with the first of these.
registerCalls(reportsCalls);
