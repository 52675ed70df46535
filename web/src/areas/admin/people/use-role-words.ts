import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { roles } from "@paygauge/api-types/access/roles";
import { speechAtom } from "../../../texts/catalogue.ts";

/** Names of all roles in the language that is spoken; null in English, where a role brings its own. */
export function useRoleWords(): Readonly<Record<string, string>> | null {
  const names = useAtomValue(speechAtom).tongue?.names.roles;
  return useMemo(
    () => (names ? Object.fromEntries(roles.map((role) => [role, names(role, [role, ""])[0]])) : null),
    [names],
  );
}
