import type { FieldSpec } from "@paygauge/ui";
import { useMemo } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { downloadKinds } from "@paygauge/api-types/datapoints/download-kinds";
import { standardFields } from "@paygauge/api-types/datapoints/standard-profiles";
import { datapointProfileResource } from "@paygauge/api-types/endpoints/datapoint-profiles";
import { bodySchema } from "../../../data/body-schema.ts";
import "./datapoint-profiles-calls.ts";
import { useAction } from "../../../data/use-action.ts";
import { CreatePage, useOpenCreated } from "../../../records/create-page.tsx";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { useTranslations } from "../../../state/formats.ts";

type Values = Readonly<{ name: string; kind: string }>;

const schema = bodySchema(({ name, kind }: Values) => {
  const known = downloadKinds.find((each) => each === kind);
  return { name, kind, fields: known === undefined ? [] : standardFields(known) };
}, datapointProfileResource.bodies.create);

/** A new profile: its name and its download. It begins with the standard columns, which its own page changes. */
export default function DatapointProfileCreateScreen() {
  const words = useTranslations("downloads.create");
  const kinds = useTranslations("downloads.kinds");
  const open = useOpenCreated();
  const { run } = useAction("createDatapointProfile", { operation: words("create"), quiet: true });
  const form = useSavedForm(
    { entityType: "datapointProfile", entityId: "new" },
    {
      initial: { name: "", kind: "analysis" },
      schema,
      names: ["name", "kind"],
      save: (body) => run({ body }),
      onSaved: ({ id }) => open(linkTo("datapointProfile", { datapointProfileId: id })),
    },
  );
  const fields = useMemo(
    (): readonly FieldSpec<keyof Values>[] => [
      { name: "name", type: "text", label: words("name"), required: true },
      {
        name: "kind",
        type: "select",
        label: words("kind"),
        hint: words("kindHint"),
        required: true,
        options: downloadKinds.map((value) => ({ value, label: kinds(value) })),
      },
    ],
    [words, kinds],
  );
  return (
    <CreatePage
      page="datapointProfileCreate"
      facts={words("hint")}
      fields={fields}
      form={form}
      submitLabel={words("create")}
    />
  );
}
