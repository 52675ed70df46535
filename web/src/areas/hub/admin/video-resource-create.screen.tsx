import { ErrorState, FormShell, PageHeader } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useOpenCreated } from "../../../records/create-page.tsx";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { useMayChange } from "../../../state/system.ts";
import { emptyItem, itemNames, itemSchema } from "./item-form.ts";
import { ItemPreview } from "./item-preview.tsx";
import { useItemFields } from "./use-item-fields.ts";

/** A new article or video; its files are added on its own page. */
export default function VideoResourceCreateScreen() {
  const title = usePageNames().title("videoResourceCreate");
  const { data, problem, reload, refreshing } = useCall("videoResources", {});
  if (data === undefined && problem === undefined) return <OwnShape />;
  return (
    <>
      <PageHeader title={title} />
      {data === undefined ? (
        problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      ) : (
        <CreateForm brands={data.brands} />
      )}
    </>
  );
}

interface CreateFormProps {
  readonly brands: readonly { readonly id: string; readonly name: string }[];
}

function CreateForm({ brands }: CreateFormProps) {
  const words = useTranslations("hubAdmin");
  const mayChange = useMayChange();
  const open = useOpenCreated();
  const fields = useItemFields(brands, true);
  const { run } = useAction("createVideoResource", { operation: words("add"), quiet: true });
  const form = useSavedForm(
    { entityType: "videoResource", entityId: "new" },
    {
      initial: emptyItem,
      schema: itemSchema,
      names: itemNames,
      save: ({ kind, fields: body }) => run({ body: { kind, ...body } }),
      onSaved: ({ id }) => open(linkTo("videoResource", { videoResourceId: id })),
    },
  );
  return (
    <div className="grid items-start gap-3.5 border-t border-line p-5 max-lg:p-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <FormShell
        label={words("create")}
        fields={fields}
        form={form}
        submitLabel={words("save")}
        readOnly={!mayChange}
      />
      <ItemPreview values={form.values} itemId={null} />
    </div>
  );
}
