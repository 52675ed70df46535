import { Badge, Checkbox, DropdownMenu, IconButton } from "@paygauge/ui";
import { ChevronDown, ChevronUp, Ellipsis, GripVertical } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import type { LayoutSection } from "@paygauge/api-types/reports/layout";
import { useTranslations } from "../../../state/formats.ts";

interface SectionRowProps {
  readonly section: LayoutSection;
  readonly title: string;
  /** Of the title: the report's, which need not be the reader's. */
  readonly locale: string;
  readonly hasFacts: boolean;
  readonly place: number;
  readonly total: number;
  readonly readOnly: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMove: (to: number) => void;
  readonly onDrag: (place: number | null) => void;
  readonly onChange: (part: Partial<LayoutSection>) => void;
  /** The fields of the open row. */
  readonly children: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** One section of the layout: taken in or left out, moved by handle, keys or menu, opened to be edited. */
export function SectionRow(props: SectionRowProps) {
  const { section, title, locale, hasFacts, readOnly, isOpen, onToggle, onChange, children } = props;
  const words = useTranslations("reports.compose");
  return (
    <div className="bg-surface px-2 py-1.5">
      <div className="flex items-center gap-2">
        {!readOnly && <Handle {...props} />}
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
            <SectionMenu {...props} />
          </>
        )}
      </div>
      {isOpen && <div className="mt-2 rounded-control bg-sunken p-3">{children}</div>}
    </div>
  );
}

function Handle({ title, place, total, onMove, onDrag }: SectionRowProps) {
  const words = useTranslations("reports.compose");
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    <button
      type="button"
      draggable
      data-handle={place}
      title={words("moveHint")}
      aria-label={words("move", { title, place: String(place + 1), total: String(total) })}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", title);
        onDrag(place);
      }}
      onDragEnd={() => onDrag(null)}
      className="flex size-6 shrink-0 cursor-grab items-center justify-center rounded-control text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-11"
    >
      <GripVertical {...icon} />
    </button>
  );
}

function SectionMenu({ title, place, total, onMove }: SectionRowProps) {
  const words = useTranslations("reports.compose");
  const [isFirst, isLast] = [place === 0, place === total - 1];
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton size="sm" label={words("menu", { title })} icon={<Ellipsis {...icon} />} />}
      groups={[
        {
          key: "order",
          items: [
            { key: "first", label: words("first"), disabled: isFirst, onSelect: () => onMove(0) },
            { key: "up", label: words("up"), disabled: isFirst, onSelect: () => onMove(place - 1) },
            { key: "down", label: words("down"), disabled: isLast, onSelect: () => onMove(place + 1) },
            { key: "last", label: words("last"), disabled: isLast, onSelect: () => onMove(total - 1) },
          ],
        },
      ]}
    />
  );
}
