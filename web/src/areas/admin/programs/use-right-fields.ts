import type { FieldSpec } from "@paygauge/ui";
import { useMemo } from "react";
import { mayGive } from "@paygauge/api-types/access/giving";
import { useCall } from "../../../data/use-call.ts";
import { useBoot } from "../../../state/boot.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRoleNames } from "../../../state/language.ts";
import { useMay } from "../../../state/permissions.ts";
import { rightFields } from "./program-form.ts";

type Right = (typeof rightFields)[number];
interface Option {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}
type Held = Readonly<Record<Right, readonly Option[]>>;
const none: Held = { roles: [], permissions: [], managerOf: [], memberOf: [] };

const allIssuers = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };

/** What the user can give: roles and permissions of their own, and issuers that they reach. */
function useOffered(): Readonly<Record<Right, readonly Option[]>> {
  const { me } = useBoot();
  const named = useRoleNames();
  const mayIssuers = useMay("IssuerArea_VIEW");
  const allRoles = useCall("allRoles", {}).data;
  const issuers = useCall("issuers", mayIssuers ? allIssuers : null).data?.collection;
  return useMemo(() => {
    const giver = { roles: me.effectiveRoles, permissions: new Set(me.permissions) };
    const items = allRoles === undefined ? [] : [...allRoles.standard, ...allRoles.tabbedView];
    const reached = (issuers ?? []).map(({ id, name }) => ({ value: id, label: name }));
    return {
      roles: items
        .filter(({ role }) => mayGive(role, giver))
        .map(named)
        .map(({ role, displayName, description }) => ({ value: role, label: displayName, note: description })),
      permissions: me.permissions.map((each) => ({ value: each, label: each })),
      managerOf: reached,
      memberOf: reached,
    };
  }, [me, named, allRoles, issuers]);
}

/**
 * Fields of what a program may do. What it has already is offered too, although the user may not give it: without it, the
 * form could not leave it as it is.
 */
export function useRightFields(held: Held = none): readonly FieldSpec<Right>[] {
  const words = useTranslations("programs.create");
  const offered = useOffered();
  return useMemo(
    () =>
      rightFields.map((name) => {
        const known = new Set(offered[name].map(({ value }) => value));
        return {
          name,
          type: "multiselect",
          label: words(`fields.${name}`),
          hint: words(`hints.${name}`),
          options: [...offered[name], ...held[name].filter(({ value }) => !known.has(value))],
        };
      }),
    [words, offered, held],
  );
}
