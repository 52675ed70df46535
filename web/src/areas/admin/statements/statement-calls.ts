import { cardStatementCalls } from "@paygauge/api-types/endpoints/card-statements";
import { registerCalls } from "../../../data/call-table.ts";

// This page alone makes them: they come with it.
registerCalls(cardStatementCalls);
