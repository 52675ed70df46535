import { campaignMailsCalls } from "@paygauge/api-types/endpoints/campaign-mails";
import { registerCalls } from "../call-table.ts";

// The emails of a campaign alone make them.
registerCalls(campaignMailsCalls);
