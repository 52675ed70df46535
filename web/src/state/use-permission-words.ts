import { useAtomValue } from "jotai";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { localeAtom } from "../texts/catalogue.ts";
import { permissionWords } from "./permission-words.ts";

/** What a permission lets a user do, in the reader's language: a verb of `main.permissionVerbs` and its object. */
export function usePermissionWords(): (permission: Permission) => ReturnType<typeof permissionWords> {
  const names = useAtomValue(localeAtom).texts?.names.permissions;
  return (permission) => {
    const english = permissionWords(permission);
    return { ...english, what: names?.[permission] ?? english.what };
  };
}
