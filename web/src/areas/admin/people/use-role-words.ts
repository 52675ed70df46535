import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { roles } from "@paygauge/api-types/access/roles";
import { localeAtom } from "../../../texts/catalogue.ts";

/** Names of all roles in the reader's language; null in English, where a role brings its own. */
export function useRoleWords(): Readonly<Record<string, string>> | null {
  const names = useAtomValue(localeAtom).texts?.names.roles;
  return useMemo(
    () => (names ? Object.fromEntries(roles.map((role) => [role, names(role, [role, ""])[0]])) : null),
    [names],
  );
}
