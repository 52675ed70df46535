import * as v from "valibot";
import { registerProgramBody } from "@paygauge/api-types/entities/programs";

export const programFields = ["name", "clientId", "roles", "permissions", "managerOf", "memberOf"] as const;
export const emptyProgram = {
  name: "",
  clientId: "",
  roles: [] as readonly string[],
  permissions: [] as readonly string[],
  managerOf: [] as readonly string[],
  memberOf: [] as readonly string[],
};

const list = v.array(v.string());

/** The form's values as the body of the call: its two lists of issuers become one. */
export const programSchema = v.pipe(
  v.object({ name: v.string(), clientId: v.string(), roles: list, permissions: list, managerOf: list, memberOf: list }),
  v.transform(({ managerOf, memberOf, ...rest }) => ({
    ...rest,
    issuers: [
      ...managerOf.map((issuerId) => ({ issuerId, userRole: "Manager" })),
      ...memberOf.map((issuerId) => ({ issuerId, userRole: "Member" })),
    ],
  })),
  registerProgramBody,
);
