import { ChevronDown, CircleAlert } from "lucide-react";
import { useId, useState, type Ref } from "react";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface CaveatLineProps {
  readonly names: readonly string[];
  readonly listRef: Ref<HTMLUListElement>;
}

/** "3 things to know" with their names; opened, each with its sentence and actions. A single one is shown whole. */
export function CaveatLine({ names, listRef }: CaveatLineProps) {
  const words = useTranslations("jobs.caveats");
  const { locale } = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = names.length;
  const isListed = count === 1 || isOpen;
  return (
    <section
      aria-label={words("title")}
      hidden={count === 0}
      className="flex shrink-0 gap-2.5 border-b border-line bg-bg px-5 text-data max-lg:px-4"
    >
      <CircleAlert aria-hidden size={16} strokeWidth={1.6} className="mt-2.25 shrink-0 text-warning" />
      <div className="min-w-0 grow">
        {count > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex w-full items-baseline gap-2.5 py-2 text-start pointer-coarse:min-h-11 print:hidden"
          >
            <strong className="shrink-0 font-semibold">{words("count", { count })}</strong>
            <span className={`min-w-0 grow truncate text-text-2 ${isOpen ? "invisible" : ""}`}>
              {capital(names.join(", "), locale)}
            </span>
            <span className="flex shrink-0 items-center gap-1 text-text-2">
              {words(isOpen ? "hide" : "show")}
              <ChevronDown aria-hidden size={14} strokeWidth={1.6} className={isOpen ? "rotate-180" : ""} />
            </span>
          </button>
        )}
        <ul
          ref={listRef}
          id={id}
          className={`divide-y divide-line print:block ${isListed ? "" : "hidden"} ${count > 1 ? "border-t border-line" : ""}`}
        />
      </div>
    </section>
  );
}

const capital = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
