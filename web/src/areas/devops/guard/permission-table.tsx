import type { GuardRule } from "@paygauge/api-types/entities/resource-guard";
import { rolePermissions, roles } from "@paygauge/api-types/access/roles";
import { useTranslations } from "../../../state/formats.ts";
import { Paged } from "./paged.tsx";

type Needed = GuardRule["needs"][number];

interface PermissionTableProps {
  readonly rules: readonly GuardRule[];
  readonly search: string;
}

/** Every permission that a rule asks for, the roles that hold it, and what it opens. */
export function PermissionTable({ rules, search }: PermissionTableProps) {
  const words = useTranslations("resourceGuard");
  const all = [...new Set(rules.flatMap(({ needs }) => needs))].toSorted();
  const sought = all.filter((each) => each.toLowerCase().includes(search));
  const uses = (permission: Needed, kind: GuardRule["kind"]) =>
    rules.filter((rule) => rule.kind === kind && rule.needs.includes(permission)).length;
  return (
    <Paged rows={sought} empty={words("noMatch")}>
      {(shown) => (
        <ul className="divide-y divide-line text-data">
          {shown.map((permission) => (
            <li key={permission} className="py-2">
              <span className="font-medium wrap-anywhere">{permission}</span>{" "}
              <span className="text-label text-text-2">
                {words("usedBy", { pages: uses(permission, "page"), calls: uses(permission, "call") })}
              </span>
              <p className="text-label text-text-2 wrap-anywhere">
                {roles.filter((role) => rolePermissions.get(role)?.has(permission) === true).join(", ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
