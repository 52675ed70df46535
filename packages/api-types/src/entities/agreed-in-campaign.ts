import * as v from "valibot";
import { capabilitySchema } from "./capabilities.ts";

/** What a campaign that ended Succeeded says of a supplier. `on`: the day it agreed, ISO. */
export const agreedInCampaign = v.object({ method: capabilitySchema, on: v.string(), campaign: v.string() });
export type AgreedInCampaign = v.InferOutput<typeof agreedInCampaign>;
