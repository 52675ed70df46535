import { Badge, Checkbox, DropdownMenu, IconButton, type OrderedRow } from "@paygauge/ui";
import { ChevronDown, ChevronUp, Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import type { LayoutSection } from "@paygauge/api-types/reports/layout";
import { useTranslations } from "../../../state/formats.ts";

interface SectionRowProps {
  readonly section: LayoutSection;
  readonly title: string;
  /** Of the title: the reader's, or the report's for a title that a user wrote. */
  readonly locale: string;
  readonly hasFacts: boolean;
  readonly place: OrderedRow;
  readonly readOnly: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (part: Partial<LayoutSection>) => void;
  /** The fields of the open row. */
  readonly children: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** One section of the layout: taken in or left out, moved by handle, keys or menu, opened to be edited. */
export function SectionRow(props: SectionRowProps) {
  const { section, title, locale, hasFacts, place, readOnly, isOpen, onToggle, onChange, children } = props;
  const words = useTranslations("reports.compose");
  return (
    <div data-choice={section.id} className="px-2 py-1.5">
      <div className="flex items-center gap-2">
        {place.handle}
        <Checkbox
          aria-label={words("include", { title })}
          checked={section.isIncluded}
          disabled={readOnly}
          onChange={({ target }) => onChange({ isIncluded: target.checked })}
        />
        <span
          lang={locale}
          className={`min-w-0 grow text-data wrap-anywhere ${section.isIncluded ? "font-medium" : "text-text-2"}`}
        >
          {title}
        </span>
        {!hasFacts && <Badge>{words("noFacts")}</Badge>}
        {!readOnly && (
          <>
            <IconButton
              size="sm"
              label={words(isOpen ? "close" : "edit", { title })}
              aria-expanded={isOpen}
              icon={isOpen ? <ChevronUp {...icon} /> : <ChevronDown {...icon} />}
              onClick={onToggle}
            />
            <SectionMenu title={title} place={place} />
          </>
        )}
      </div>
      {isOpen && <div className="mt-2 rounded-control bg-sunken p-3">{children}</div>}
    </div>
  );
}

function SectionMenu({ title, place }: Pick<SectionRowProps, "title" | "place">) {
  const words = useTranslations("reports.compose");
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton size="sm" label={words("menu", { title })} icon={<Ellipsis {...icon} />} />}
      groups={[{ key: "order", items: place.moves }]}
    />
  );
}
