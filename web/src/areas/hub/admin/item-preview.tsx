import { Panel, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { isLanguage, languageNames, languages, type Language } from "@paygauge/api-types/languages";
import { useTranslations } from "../../../state/formats.ts";
import { useLanguage } from "../../../state/language.ts";
import { Markdown } from "../markdown/markdown.tsx";
import type { ItemValues } from "./item-form.ts";

interface ItemPreviewProps {
  readonly values: ItemValues;
  /** null: not saved yet, so it has no images. */
  readonly itemId: string | null;
}

/** What is typed as users will read it, in one language at a time. */
export function ItemPreview({ values, itemId }: ItemPreviewProps) {
  const words = useTranslations("hubAdmin");
  const [own] = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const title = values[`${language}Title`];
  const summary = values[`${language}Summary`];
  const body = values[`${language}Body`];
  return (
    <Panel title={words("preview")}>
      <SelectField
        label={words("previewLanguage")}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) setLanguage(target.value);
        }}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      {title === "" ? (
        <p className="mt-3 text-data text-text-2">{words("noText")}</p>
      ) : (
        <article
          lang={language}
          aria-label={words("previewOf", { language: languageNames[language] })}
          className="mt-4"
        >
          <h3 className="text-title font-semibold wrap-anywhere">{title}</h3>
          {summary !== "" && <p className="my-3 text-body text-text-2 wrap-anywhere">{summary}</p>}
          <Markdown text={body} itemId={itemId} isInForm />
        </article>
      )}
    </Panel>
  );
}
