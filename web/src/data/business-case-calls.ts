import { businessCaseCalls } from "@paygauge/api-types/endpoints/business-case";
import { registerCalls } from "./call-table.ts";

// The pages of the business case alone make them: they come with the first of these.
registerCalls(businessCaseCalls);
