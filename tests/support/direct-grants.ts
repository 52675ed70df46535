import type { Permission } from "@paygauge/api-types/access/permissions";
import type { Client } from "./client.ts";
import { expectOk } from "./job-flow.ts";

/** Gives a user permissions next to their roles for as long as the work takes; no seeded user has any of their own. */
export async function withGrants(
  staff: Client,
  userId: string,
  permissions: readonly Permission[],
  work: () => Promise<void>,
): Promise<void> {
  const path = `/api/v1/authorization/${userId}/direct-grants`;
  const grant = async (granted: readonly Permission[]) =>
    expectOk(await staff.call("POST", path, { permissions: granted, canSwitchRoles: false }), "grants");
  await grant(permissions);
  try {
    await work();
  } finally {
    await grant([]);
  }
}
