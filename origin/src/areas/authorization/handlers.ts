import { roles } from "@paygauge/api-types/access/roles";
import type { Handlers } from "../../call-context.ts";
import { roleItems } from "../../identity/role-labels.ts";

export const authorizationHandlers = {
  userRoles: ({ person }) => roleItems(person.heldRoles),
  allRoles: () => roleItems(roles),
} satisfies Partial<Handlers>;
