import { datapointProfilesCalls } from "@paygauge/api-types/endpoints/datapoint-profiles";
import { registerCalls } from "../../../data/call-table.ts";

// Pages of profiles alone make them: they come with these.
registerCalls(datapointProfilesCalls);
