import { linkTo } from "@paygauge/api-types/sitemap";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { CreatePage, useOpenCreated } from "../../../records/create-page.tsx";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { createNames, createSchema, emptyIssuer } from "./issuer-form.ts";
import { useIssuerFields } from "./use-issuer-fields.ts";

/** A new issuer. */
export default function IssuerCreateScreen() {
  const words = useTranslations("tenants.issuer");
  const open = useOpenCreated();
  const fields = useIssuerFields(createNames, true);
  const { run } = useAction("createIssuer", { operation: words("create"), quiet: true });
  const form = useSavedForm(
    { entityType: "issuer", entityId: "new" },
    {
      initial: emptyIssuer,
      schema: createSchema,
      names: createNames,
      save: (body) => run({ body }),
      onSaved: ({ id }) => open(linkTo("issuer", { issuerId: id })),
    },
  );
  return <CreatePage page="issuerCreate" fields={fields} form={form} submitLabel={words("create")} />;
}
