import { Button, FileDrop, FormShell, Panel } from "@paygauge/ui";
import {
  brandPictureBytes,
  brandPictures,
  createBrandBody,
  type BrandPicture,
} from "@paygauge/api-types/entities/branding";
import type { Brand } from "@paygauge/api-types/entities/identity";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { clearUnsaved } from "../../../state/unsaved.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { useSavedForm } from "../../../records/use-saved-form.ts";
import { brandFields, brandNames, emptyBrand, formOfBrand } from "./brand-form.ts";

interface BrandEditorProps {
  /** null: a new one. */
  readonly brand: Brand | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** One brand's words, theme and domain; its pictures once it exists. */
export function BrandEditor({ brand, onDone, onClose }: BrandEditorProps) {
  const words = useTranslations("tenants.brands");
  const mayChange = useMayChange();
  const create = useAction("createBranding", { operation: words("save"), quiet: true });
  const update = useAction("updateBranding", { operation: words("save"), quiet: true });
  const form = useSavedForm(
    { entityType: "brand", entityId: brand?.brandingId ?? "new" },
    {
      initial: brand === null ? emptyBrand : formOfBrand(brand),
      schema: createBrandBody,
      names: brandNames,
      save: (body) =>
        brand === null
          ? create.run({ body })
          : update.run({ body: { ...body, brandingId: brand.brandingId, version: brand.version } }),
      onSaved: () => {
        clearUnsaved();
        onDone();
        if (brand === null) onClose();
      },
    },
  );
  const fields = brandFields(
    (name) => words(`fields.${name}`),
    (name) => words(`hints.${name}`),
    (number) => words("theme", { number }),
  );
  const title = brand === null ? words("newTitle") : brand.brandingDisplayName;
  return (
    <div className="grid min-w-0 gap-3.5">
      <Panel title={title}>
        <FormShell
          label={title}
          fields={fields}
          form={form}
          submitLabel={words(brand === null ? "create" : "save")}
          readOnly={!mayChange}
          actions={<Button onClick={onClose}>{words("close")}</Button>}
        />
      </Panel>
      {brand !== null &&
        brandPictures.map((picture) => <PicturePanel key={picture} brand={brand} picture={picture} onDone={onDone} />)}
    </div>
  );
}

interface PicturePanelProps {
  readonly brand: Brand;
  readonly picture: BrandPicture;
  readonly onDone: () => void;
}

/** Logo or background: what stands, another one, or none. */
function PicturePanel({ brand, picture, onDone }: PicturePanelProps) {
  const words = useTranslations("tenants.brands");
  const mayChange = useMayChange();
  const { run, pending } = useAction("setBrandingPicture", {
    operation: ({ body }) => words(`${body.file === undefined ? "removals" : "uploads"}.${picture}`),
  });
  const path = picture === "logo" ? brand.logoPath : brand.backgroundPath;
  const set = async (file?: File) => {
    const outcome = await run({ body: { brandingId: brand.brandingId, picture, ...(file ? { file } : {}) } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    onDone();
  };
  return (
    <Panel
      title={words(`pictures.${picture}`)}
      actions={
        path !== null && (
          <ConfirmButton
            size="sm"
            label={words("removePicture")}
            title={words("removeTitle", { picture: words(`pictures.${picture}`) })}
            description={words("removeText")}
            act={() => set()}
          />
        )
      }
    >
      {path !== null && (
        <img
          src={path}
          alt={words("pictureOf", { picture: words(`pictures.${picture}`), brand: brand.brandingDisplayName })}
          className="mb-3 max-h-40 max-w-full rounded-control border border-line object-contain"
        />
      )}
      <FileDrop
        label={words(path === null ? "choosePicture" : "otherPicture")}
        hint={words("pictureHint")}
        endings={[".png", ".jpg", ".jpeg", ".webp"]}
        maxBytes={brandPictureBytes}
        maxWords="900 kB"
        multiple={false}
        disabled={!mayChange || pending}
        onFiles={([file]) => {
          if (file !== undefined) void set(file);
        }}
      />
    </Panel>
  );
}
