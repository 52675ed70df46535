import { FormShell } from "@paygauge/ui";
import { useMemo } from "react";
import type { Program } from "@paygauge/api-types/entities/programs";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useAction } from "../../../data/use-action.ts";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRoleNames } from "../../../state/language.ts";
import { useMayChange } from "../../../state/system.ts";
import { rightFields, rightsSchema } from "./program-form.ts";
import { useRightFields } from "./use-right-fields.ts";

/** What the program has now, as options that the form can leave as they are. */
function useHeld({ roles, directGrants, issuers }: Program) {
  const named = useRoleNames();
  return useMemo(() => {
    const placesAs = (role: "Manager" | "Member") =>
      issuers
        .filter(({ userRole }) => userRole === role)
        .map(({ issuerId, issuerName }) => ({ value: issuerId, label: issuerName }));
    return {
      roles: [...roles.standard, ...roles.tabbedView]
        .map(named)
        .map(({ role, displayName }) => ({ value: role, label: displayName })),
      permissions: directGrants.map((each) => ({ value: each, label: each })),
      managerOf: placesAs("Manager"),
      memberOf: placesAs("Member"),
    };
  }, [named, roles, directGrants, issuers]);
}

interface RightsFormProps {
  readonly program: Program;
  readonly onSaved: () => void;
}

/** Roles, permissions and issuers of a program. */
export function RightsForm({ program, onSaved }: RightsFormProps) {
  const words = useTranslations("programs.panel");
  const mayChange = useMayChange();
  useEntityLock("user", program.id, true);
  const held = useHeld(program);
  const fields = useRightFields(held);
  const { run } = useAction("changeProgramRights", { operation: words("saveRights"), quiet: true });
  const valuesOf = (name: (typeof rightFields)[number]): readonly string[] => held[name].map(({ value }) => value);
  const form = useSavedForm(
    { entityType: "program", entityId: program.id },
    {
      initial: {
        roles: valuesOf("roles"),
        permissions: valuesOf("permissions"),
        managerOf: valuesOf("managerOf"),
        memberOf: valuesOf("memberOf"),
      },
      schema: rightsSchema,
      names: rightFields,
      save: (body) => run({ params: { id: program.id }, body }),
      onSaved,
    },
  );
  return (
    <FormShell
      label={words("rightsTitle", { name: program.name })}
      fields={fields}
      form={form}
      submitLabel={words("saveRights")}
      readOnly={!mayChange}
    />
  );
}
