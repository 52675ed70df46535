import { AppLink, Button, buttonStyle, FormShell, PageHeader } from "@paygauge/ui";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useAction } from "../../../data/use-action.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { hubAddress } from "../hub-address.ts";
import { CaptionsPanel } from "./captions-panel.tsx";
import { DocumentsPanel } from "./documents-panel.tsx";
import { ImagesPanel } from "./images-panel.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { itemNames, itemSchema, valuesOf } from "./item-form.ts";
import type { ItemProps } from "./item-props.ts";
import { ItemState } from "./item-table.tsx";
import { PosterPanel } from "./poster-panel.tsx";
import { useItemFields } from "./use-item-fields.ts";
import { VideoFilePanel } from "./video-file-panel.tsx";

/** Texts with their preview, then files; a video has more of them than an article. */
export function ItemPage({ item, onChanged }: ItemProps) {
  useEntityLock("videoResource", item.id, true);
  const words = useTranslations("hubAdmin");
  const mayChange = useMayChange();
  const fields = useItemFields(item.brands, false);
  const update = useAction("updateVideoResource", { operation: words("save"), quiet: true });
  const form = useSavedForm(
    { entityType: "videoResource", entityId: item.id },
    {
      initial: valuesOf(item),
      schema: itemSchema,
      names: itemNames,
      save: ({ fields: body, factsChanged }) =>
        update.run({
          params: { videoResourceId: item.id },
          body: { ...body, factsChanged, version: item.version },
        }),
      onSaved: onChanged,
    },
  );
  return (
    <>
      <Header item={item} onChanged={onChanged} />
      <div className="grid items-start gap-3.5 border-t border-line p-5 max-lg:p-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FormShell label={item.name} fields={fields} form={form} submitLabel={words("save")} readOnly={!mayChange} />
        <div className="flex min-w-0 flex-col gap-3.5">
          {item.kind === "video" && (
            <>
              <VideoFilePanel item={item} onChanged={onChanged} />
              <CaptionsPanel item={item} onChanged={onChanged} />
              <PosterPanel item={item} onChanged={onChanged} />
            </>
          )}
          <ItemPreview values={form.values} itemId={item.id} />
          <ImagesPanel item={item} onChanged={onChanged} />
          <DocumentsPanel />
          <DeleteItem item={item} />
        </div>
      </div>
    </>
  );
}

function Header({ item, onChanged }: ItemProps) {
  const words = useTranslations("hubAdmin");
  const kinds = useTranslations("hubAdmin.kinds");
  const mayChange = useMayChange();
  const isPublished = item.publishedOn !== null;
  const { run, pending } = useAction("publishVideoResource", {
    operation: words(isPublished ? "unpublish" : "publish"),
  });
  const publish = async () => {
    const outcome = await run({ params: { videoResourceId: item.id }, body: { isPublished: !isPublished } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <PageHeader
      title={item.name}
      facts={
        <>
          {kinds(item.kind)}. <ItemState item={item} />
        </>
      }
      actions={
        <>
          {isPublished && (
            <AppLink href={hubAddress({ topic: item.topic, item: item.id })} className={buttonStyle()}>
              {words("view")}
            </AppLink>
          )}
          <Button
            variant={isPublished ? "secondary" : "primary"}
            pending={pending}
            disabled={!mayChange}
            onClick={() => void publish()}
          >
            {words(isPublished ? "unpublish" : "publish")}
          </Button>
        </>
      }
    />
  );
}

function DeleteItem({ item }: Pick<ItemProps, "item">) {
  const words = useTranslations("hubAdmin");
  const [, navigate] = useLocation();
  const { run } = useAction("deleteVideoResource", { operation: words("deleteButton") });
  const remove = async () => {
    const outcome = await run({ params: { videoResourceId: item.id } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo("videoResources"));
  };
  return (
    <section
      aria-label={words("deleteButton")}
      className="flex flex-wrap items-center gap-3 rounded-card border border-danger-line bg-surface px-4 py-3.5"
    >
      <p className="min-w-[min(14rem,100%)] grow basis-0 text-data">{words("deleteHint")}</p>
      <ConfirmButton
        variant="danger"
        label={words("deleteButton")}
        title={words("deleteTitle", { name: item.name })}
        description={words("deleteHint")}
        act={remove}
      />
    </section>
  );
}
