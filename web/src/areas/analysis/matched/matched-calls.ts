import { matchedDataCalls } from "@paygauge/api-types/endpoints/matched-data";
import { registerCalls } from "../../../data/call-table.ts";

// This page alone makes them: they come with it.
registerCalls(matchedDataCalls);
