import { dataDownloadsCalls } from "@paygauge/api-types/endpoints/data-downloads";
import { registerCalls } from "../../../data/call-table.ts";

// Pages of downloads alone make them: they come with these.
registerCalls(dataDownloadsCalls);
