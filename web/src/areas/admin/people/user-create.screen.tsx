import type { FieldSpec } from "@paygauge/ui";
import { useMemo } from "react";
import { createUserBody } from "@paygauge/api-types/entities/users";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { CreatePage, useOpenCreated } from "../../../records/create-page.tsx";
import { useSavedForm } from "../../../records/use-saved-form.ts";

const names = ["firstName", "lastName", "username", "email", "idpId", "idProviderName"] as const;
const empty = { firstName: "", lastName: "", username: "", email: "", idpId: "", idProviderName: "" };

/** A new user, known to the identity provider and not here yet. */
export default function UserCreateScreen() {
  const words = useTranslations("people.create");
  const open = useOpenCreated();
  const { run } = useAction("createUser", { operation: words("submit"), quiet: true });
  const form = useSavedForm(
    { entityType: "user", entityId: "new" },
    {
      initial: empty,
      schema: createUserBody,
      names,
      save: (body) => run({ body }),
      onSaved: ({ id }) => open(linkTo("user", { userId: id })),
    },
  );
  const fields = useMemo(
    () =>
      names.map((name): FieldSpec<(typeof names)[number]> => {
        const hint = name === "idpId" || name === "idProviderName" ? { hint: words(`hints.${name}`) } : {};
        return { name, type: "text", label: words(`fields.${name}`), required: true, ...hint };
      }),
    [words],
  );
  return (
    <CreatePage page="userCreate" facts={words("facts")} fields={fields} form={form} submitLabel={words("submit")} />
  );
}
