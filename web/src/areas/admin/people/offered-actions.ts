import type { User, UserStatus } from "@paygauge/api-types/entities/users";
import { useBoot } from "../../../state/boot.ts";
import { useMay } from "../../../state/permissions.ts";

/** The call of each thing that can be done with a user. */
export const userCalls = {
  approve: "approveUser",
  invite: "inviteUser",
  deactivate: "deactivateUser",
  reactivate: "reactivateUser",
} as const;
export type UserAction = keyof typeof userCalls;

/** What can be done with a user who is there, the most usual first. */
const offered: Record<UserStatus, readonly UserAction[]> = {
  active: ["deactivate"],
  unapproved: ["approve", "invite", "deactivate"],
  pending: ["invite", "approve", "deactivate"],
  deactivated: ["reactivate"],
};

/** What the reader may do with a user who is there; no one takes their own access away. */
export function useOfferedActions(status: UserStatus): (user: Pick<User, "id">) => readonly UserAction[] {
  const { me } = useBoot();
  const may = { approve: useMay("User_APPROVE"), invite: useMay("User_INVITE"), deactivate: true, reactivate: true };
  return ({ id }) => offered[status].filter((what) => may[what] && !(what === "deactivate" && id === me.id));
}
