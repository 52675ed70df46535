import { AppLink } from "../../context/ui-context.tsx";
import type { TabLink } from "./tab-link.ts";
import { TabChoice } from "./tab-choice.tsx";

interface PartBarProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly parts: readonly TabLink[];
  readonly currentKey: string;
  /** Below 640 px the bar is one list; choosing an entry calls this. */
  readonly onNavigate: (href: string) => void;
}

/** Parts of one page, each with its own address: links, and on a phone one list. */
export function PartBar({ label, parts, currentKey, onNavigate }: PartBarProps) {
  return (
    <nav aria-label={label} className="shrink-0 border-b border-line bg-surface print:hidden">
      <TabChoice label={label} links={parts} currentKey={currentKey} onNavigate={onNavigate} />
      <ul className="flex gap-2 overflow-x-auto px-5 max-lg:px-4 max-sm:hidden">
        {parts.map((part) => (
          <li key={part.key} className="flex shrink-0">
            <AppLink
              href={part.href}
              aria-current={part.key === currentKey ? "page" : undefined}
              className="border-b-2 border-transparent px-2.5 py-2 text-data text-text-2 -outline-offset-2 hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-text pointer-coarse:min-w-11 pointer-coarse:py-3.5"
            >
              {part.label}
              {part.count !== undefined && <span className="ms-1.5 font-normal text-text-3">{part.count}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
