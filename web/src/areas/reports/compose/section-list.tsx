import { useEffect, useRef, useState } from "react";
import type { Language } from "@paygauge/api-types/languages";
import type { LayoutSection } from "@paygauge/api-types/reports/layout";
import type { SectionChoice } from "@paygauge/api-types/reports/versions";
import { useTranslations } from "../../../state/formats.ts";
import { SectionFields } from "./section-fields.tsx";
import { SectionRow } from "./section-row.tsx";
import type { Composer } from "./use-composition.ts";

interface SectionListProps {
  readonly composer: Composer;
  readonly choices: readonly SectionChoice[];
  readonly locale: Language;
  readonly readOnly: boolean;
  readonly hasSlides: boolean;
}

/** Moves a section; the focus goes along, and where it is now is said. */
function useMoving(composer: Composer, titleOf: (section: LayoutSection) => string) {
  const words = useTranslations("reports.compose");
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    if (focusAt.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${focusAt.current}"]`)?.focus();
    focusAt.current = null;
  });
  const { sections } = composer.layout;
  const move = (from: number, to: number) => {
    const place = Math.max(0, Math.min(sections.length - 1, to));
    const section = sections[from];
    if (place === from || section === undefined) return;
    focusAt.current = place;
    const title = titleOf(section);
    setAnnouncement(words("moved", { title, place: String(place + 1), total: String(sections.length) }));
    composer.move(from, place);
  };
  return { list, announcement, move };
}

/** The sections in their order: moved by their handle, by arrow keys or by their menu; opened to be edited. */
export function SectionList({ composer, choices, locale, readOnly, hasSlides }: SectionListProps) {
  const words = useTranslations("reports.compose");
  const [open, setOpen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const { sections } = composer.layout;
  const choiceOf = (id: string) => choices.find((each) => each.id === id);
  const titleOf = ({ id, title }: LayoutSection): string => title[locale]?.trim() || (choiceOf(id)?.title ?? id);
  const { list, announcement, move } = useMoving(composer, titleOf);
  return (
    <>
      <ol
        ref={list}
        aria-label={words("title")}
        className="flex flex-col divide-y divide-line rounded-control border border-line"
      >
        {sections.map((section, at) => (
          // Dropping is a second way; the handle inside has the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={section.id}
            data-choice={section.id}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, at);
              setDragged(null);
            }}
            className={dragged === at ? "opacity-55" : ""}
          >
            <SectionRow
              section={section}
              title={titleOf(section)}
              locale={locale}
              hasFacts={choiceOf(section.id)?.hasFacts ?? false}
              place={at}
              total={sections.length}
              readOnly={readOnly}
              isOpen={open === section.id && !readOnly}
              onToggle={() => setOpen(open === section.id ? null : section.id)}
              onMove={(to) => move(at, to)}
              onDrag={setDragged}
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
          </li>
        ))}
      </ol>
      <output className="block sr-only">{announcement}</output>
    </>
  );
}
