/** The profile of a job's download: its issuer's, or the standard columns. */
import { eq } from "drizzle-orm";
import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import type { ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import { standardFields } from "@paygauge/api-types/datapoints/standard-profiles";
import { issuerProfileFields } from "@paygauge/api-types/entities/issuers";
import type { SeenJob } from "../../identity/job-sight.ts";
import type { Database } from "../../store/database.ts";
import { requireList } from "../../store/columns.ts";
import { datapointProfiles, issuers } from "../../store/schema.ts";

interface ProfileInUse {
  /** null: the standard columns, which have no name of their own. */
  readonly id: string | null;
  readonly name: string | null;
  readonly version: number;
  readonly fields: readonly ProfileField[];
}

/** Version of the standard columns: it goes up when a release changes them. */
const standardVersion = 1;

export async function profileOf(db: Database, { issuerId }: SeenJob, kind: DownloadKind): Promise<ProfileInUse> {
  const [row] = await db
    .select({
      id: datapointProfiles.id,
      name: datapointProfiles.name,
      version: datapointProfiles.version,
      fields: datapointProfiles.fields,
    })
    .from(issuers)
    .innerJoin(datapointProfiles, eq(datapointProfiles.id, issuers[issuerProfileFields[kind]]))
    .where(eq(issuers.id, issuerId));
  if (row) return { ...row, fields: requireList(row.fields, "datapoint_profiles.fields") };
  return { id: null, name: null, version: standardVersion, fields: standardFields(kind) };
}
