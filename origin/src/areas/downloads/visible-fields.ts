import type { Permission } from "@paygauge/api-types/access/permissions";
import { datapointOf } from "@paygauge/api-types/datapoints/datapoints";
import type { ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import { chosenColumns, type Choosing } from "@paygauge/api-types/entities/job-capabilities";

/** Fields that this user's file of this job can have: of chosen capabilities, and with the permissions that they take. */
export function visibleFields(
  fields: readonly ProfileField[],
  job: Choosing,
  permissions: ReadonlySet<Permission>,
): ProfileField[] {
  const chosen = new Set<string>(
    chosenColumns(
      fields.map(({ key }) => key),
      job,
    ),
  );
  return fields.filter(({ key }) => {
    const { needs } = datapointOf(key);
    return chosen.has(key) && (needs === undefined || permissions.has(needs));
  });
}

/** Permissions that a file with these fields needs in addition to its download's own. */
export const needsOf = (fields: readonly ProfileField[]): Permission[] => [
  ...new Set(fields.flatMap(({ key }) => datapointOf(key).needs ?? [])),
];
