import { insightsCalls } from "@paygauge/api-types/endpoints/insights";
import { registerCalls } from "../../../data/call-table.ts";

// This page alone makes them: they come with it.
registerCalls(insightsCalls);
