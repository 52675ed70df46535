import { OrderedList, type OrderWords } from "@paygauge/ui";
import { useState } from "react";
import type { Language } from "@paygauge/api-types/languages";
import type { LayoutSection } from "@paygauge/api-types/reports/layout";
import type { SectionChoice } from "@paygauge/api-types/reports/versions";
import { useTranslations } from "../../../state/formats.ts";
import { SectionFields } from "./section-fields.tsx";
import { SectionRow } from "./section-row.tsx";
import type { Composer } from "./use-composition.ts";

/** What sections are called where they are composed. */
export interface SectionNames {
  readonly language: Language;
  readonly sections: readonly SectionChoice[];
}

interface SectionListProps {
  readonly composer: Composer;
  readonly choices: readonly SectionChoice[];
  readonly locale: Language;
  readonly names: SectionNames;
  readonly readOnly: boolean;
  readonly hasSlides: boolean;
}

/** What the ordered list says of sections. */
function useOrderWords(): OrderWords {
  const words = useTranslations("reports.compose");
  return {
    hint: words("moveHint"),
    move: (title, place, total) => words("move", { title, place, total }),
    moved: (title, place, total) => words("moved", { title, place, total }),
    first: words("first"),
    up: words("up"),
    down: words("down"),
    last: words("last"),
  };
}

/** The sections in their order: moved by their handle, by arrow keys or by their menu; opened to be edited. */
export function SectionList({ composer, choices, locale, names, readOnly, hasSlides }: SectionListProps) {
  const words = useTranslations("reports.compose");
  const orderWords = useOrderWords();
  const [open, setOpen] = useState<string | null>(null);
  const choiceOf = (id: string) => choices.find((each) => each.id === id);
  const ownTitleOf = ({ title }: LayoutSection): string => title[locale]?.trim() ?? "";
  const nameOf = (id: string): string => names.sections.find((each) => each.id === id)?.title ?? id;
  const titleOf = (section: LayoutSection): string => ownTitleOf(section) || nameOf(section.id);
  return (
    <OrderedList
      label={words("title")}
      items={composer.layout.sections}
      keyOf={({ id }) => id}
      nameOf={titleOf}
      words={orderWords}
      readOnly={readOnly}
      onMove={composer.move}
      renderRow={(section, place) => (
        <SectionRow
          section={section}
          title={titleOf(section)}
          locale={ownTitleOf(section) === "" ? names.language : locale}
          hasFacts={choiceOf(section.id)?.hasFacts ?? false}
          place={place}
          readOnly={readOnly}
          isOpen={open === section.id && !readOnly}
          onToggle={() => setOpen(open === section.id ? null : section.id)}
          onChange={(part) => composer.change(section.id, part)}
        >
          <SectionFields
            section={section}
            standard={choiceOf(section.id)?.title ?? ""}
            locale={locale}
            hasSlides={hasSlides}
            onChange={(part) => composer.change(section.id, part)}
          />
        </SectionRow>
      )}
    />
  );
}
