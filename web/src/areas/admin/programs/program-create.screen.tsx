import type { FieldSpec } from "@paygauge/ui";
import { useMemo } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAction } from "../../../data/use-action.ts";
import { CreatePage, useOpenCreated } from "../../../records/create-page.tsx";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRightFields } from "./use-right-fields.ts";
import { emptyProgram, programFields, programSchema } from "./program-form.ts";

type Field = (typeof programFields)[number];
/** Maps a client of the identity provider to an account of its own kind. */
export default function ProgramCreateScreen() {
  const words = useTranslations("programs.create");
  const open = useOpenCreated();
  const rights = useRightFields();
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
      ...rights,
    ],
    [words, rights],
  );
  return (
    <CreatePage page="programCreate" facts={words("facts")} fields={fields} form={form} submitLabel={words("submit")} />
  );
}
