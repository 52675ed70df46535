import { mailLinksCalls } from "@paygauge/api-types/endpoints/mail-links";
import { registerCalls } from "../call-table.ts";

// The dialog of calendar subscriptions alone makes them.
registerCalls(mailLinksCalls);
