import type { FieldSpec } from "@paygauge/ui";
import { useMemo } from "react";
import { mayGive } from "@paygauge/api-types/access/giving";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { CreatePage, useOpenCreated } from "../../../records/create-page.tsx";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { useBoot } from "../../../state/boot.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRoleNames } from "../../../state/language.ts";
import { useMay } from "../../../state/permissions.ts";
import { emptyProgram, programFields, programSchema } from "./program-form.ts";

type Field = (typeof programFields)[number];
const allIssuers = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };

/** What the user can give: roles and permissions of their own, and issuers that they reach. */
function useOffered() {
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

/** Maps a client of the identity provider to an account of its own kind. */
export default function ProgramCreateScreen() {
  const words = useTranslations("programs.create");
  const open = useOpenCreated();
  const offered = useOffered();
  const { run } = useAction("registerProgram", { operation: words("submit"), quiet: true });
  const form = useSavedForm(
    { entityType: "program", entityId: "new" },
    {
      initial: emptyProgram,
      schema: programSchema,
      names: programFields,
      save: (body) => run({ body }),
      onSaved: ({ id }) => open(linkTo("userManagement", undefined, { status: "programs", program: id })),
    },
  );
  const fields = useMemo(
    (): readonly FieldSpec<Field>[] => [
      { name: "name", type: "text", label: words("fields.name"), required: true },
      {
        name: "clientId",
        type: "text",
        label: words("fields.clientId"),
        hint: words("hints.clientId"),
        required: true,
      },
      ...(["roles", "permissions", "managerOf", "memberOf"] as const).map((name) => ({
        name,
        type: "multiselect",
        label: words(`fields.${name}`),
        hint: words(`hints.${name}`),
        options: offered[name],
      })),
    ],
    [words, offered],
  );
  return (
    <CreatePage page="programCreate" facts={words("facts")} fields={fields} form={form} submitLabel={words("submit")} />
  );
}
