import * as v from "valibot";
import { programRightsBody, registerProgramBody } from "@paygauge/api-types/entities/programs";

export const rightFields = ["roles", "permissions", "managerOf", "memberOf"] as const;
export const programFields = ["name", "clientId", ...rightFields] as const;
const noRights = {
  roles: [] as readonly string[],
  permissions: [] as readonly string[],
  managerOf: [] as readonly string[],
  memberOf: [] as readonly string[],
};
export const emptyProgram = { name: "", clientId: "", ...noRights };

const list = v.array(v.string());
const rights = { roles: list, permissions: list, managerOf: list, memberOf: list };

/** The form's two lists of issuers as the one of the call. */
function withIssuers<Form extends { readonly managerOf: readonly string[]; readonly memberOf: readonly string[] }>({
  managerOf,
  memberOf,
  ...rest
}: Form) {
  const as = (userRole: "Manager" | "Member") => (issuerId: string) => ({ issuerId, userRole });
  return { ...rest, issuers: [...managerOf.map(as("Manager")), ...memberOf.map(as("Member"))] };
}

/** The form's values as the bodies of the calls. */
export const programSchema = v.pipe(
  v.object({ name: v.string(), clientId: v.string(), ...rights }),
  v.transform(withIssuers),
  registerProgramBody,
);
export const rightsSchema = v.pipe(v.object(rights), v.transform(withIssuers), programRightsBody);
