import { auditCalls } from "@paygauge/api-types/endpoints/audit";
import { registerCalls } from "../../data/call-table.ts";

// This page alone makes them: they come with it.
registerCalls(auditCalls);
