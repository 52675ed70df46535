import { Checkbox, TextAreaField, TextField } from "@paygauge/ui";
import { languageNames, type Language } from "@paygauge/api-types/languages";
import { reportLimits, type LayoutSection } from "@paygauge/api-types/reports/layout";
import { slideNote } from "@paygauge/api-types/reports/markdown";
import { useTranslations } from "../../../state/formats.ts";

interface SectionFieldsProps {
  readonly section: LayoutSection;
  /** The product's own title. */
  readonly standard: string;
  readonly locale: Language;
  readonly hasSlides: boolean;
  readonly onChange: (part: Partial<LayoutSection>) => void;
}

/** What a user says of a section in the language that they look at, and how it is on paper. */
export function SectionFields({ section, standard, locale, hasSlides, onChange }: SectionFieldsProps) {
  const words = useTranslations("reports.compose");
  const { title, note, speakerNotes = {}, newPage, keepWithNext } = section;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-label font-medium">{words("inLanguage", { language: languageNames[locale] })}</p>
        <p className="text-label text-text-2">{words("otherLanguages")}</p>
      </div>
      <TextField
        label={words("sectionTitle")}
        hint={words("sectionTitleHint", { title: standard })}
        lang={locale}
        maxLength={reportLimits.title}
        value={title[locale] ?? ""}
        onChange={({ target }) => onChange({ title: { ...title, [locale]: target.value } })}
      />
      <TextAreaField
        label={words("note")}
        hint={hasSlides ? words("slideNoteHint", slideNote) : words("noteHint")}
        lang={locale}
        maxLength={reportLimits.note}
        value={note[locale] ?? ""}
        onChange={({ target }) => onChange({ note: { ...note, [locale]: target.value } })}
      />
      {hasSlides ? (
        <TextAreaField
          label={words("speakerNotes")}
          hint={words("speakerNotesHint")}
          lang={locale}
          maxLength={reportLimits.note}
          value={speakerNotes[locale] ?? ""}
          onChange={({ target }) => onChange({ speakerNotes: { ...speakerNotes, [locale]: target.value } })}
        />
      ) : (
        <>
          <Checkbox
            label={words("newPage")}
            checked={newPage}
            onChange={({ target }) => onChange({ newPage: target.checked })}
          />
          <Checkbox
            label={words("keepWithNext")}
            checked={keepWithNext}
            onChange={({ target }) => onChange({ keepWithNext: target.checked })}
          />
        </>
      )}
    </div>
  );
}
