import type { DatapointKey } from "@paygauge/api-types/datapoints/datapoints";
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import { datapointProfiles } from "../store/schema.ts";
import { now } from "../store/database.ts";
import type { SeedContext } from "./seed-context.ts";

const keys: readonly DatapointKey[] = [
  "supplierKey",
  "name",
  "country",
  "mccDescription",
  "spendMinor",
  "payments",
  "apvMinor",
  "firstPaidOn",
  "cardAccepting",
  "vcardScore",
  "stpScore",
];

/** The analysis data profile of Northstar Credit: an example to look at. */
export const seededProfileId = "profile-northstar-analysis";

export function seededProfile({ db }: Pick<SeedContext, "db">) {
  const moment = now();
  return db
    .insert(datapointProfiles)
    .values({
      id: seededProfileId,
      name: "Northstar, analysis data",
      kind: "analysis",
      fields: keys.map((key) => usualField(key)),
      createdOn: moment,
      updatedOn: moment,
    })
    .onConflictDoNothing();
}
