import { campaignFilesCalls } from "@paygauge/api-types/endpoints/campaign-files";
import { campaignSuppliersCalls } from "@paygauge/api-types/endpoints/campaign-suppliers";
import { campaignsCalls } from "@paygauge/api-types/endpoints/campaigns";
import { registerCalls } from "../call-table.ts";

// Campaigns and what leads to them alone make them: they come with the first of these.
registerCalls(campaignsCalls);
registerCalls(campaignSuppliersCalls);
registerCalls(campaignFilesCalls);
