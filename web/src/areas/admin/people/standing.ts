import type { User, UserStatus } from "@paygauge/api-types/entities/users";

/** The one list that a user is in. */
export function standingOf({
  isDeactivated,
  pending,
  approved,
}: Pick<User, "isDeactivated" | "pending" | "approved">): UserStatus {
  if (isDeactivated) return "deactivated";
  if (pending) return "pending";
  return approved ? "active" : "unapproved";
}
