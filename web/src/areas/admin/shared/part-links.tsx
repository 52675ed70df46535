import { AppLink } from "@paygauge/ui";

export interface PartLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

/** Parts of one page, each with its own address. */
export function PartLinks({
  label,
  parts,
  current,
}: {
  readonly label: string;
  readonly parts: readonly PartLink[];
  readonly current: string;
}) {
  return (
    <nav
      aria-label={label}
      className="flex shrink-0 gap-2 overflow-x-auto border-b border-line bg-surface px-5 max-lg:px-4"
    >
      {parts.map((part) => (
        <AppLink
          key={part.key}
          href={part.href}
          aria-current={part.key === current ? "page" : undefined}
          className="shrink-0 border-b-2 border-transparent px-2.5 py-2 text-data pointer-coarse:min-w-11 pointer-coarse:py-3.5 text-text-2 hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-text"
        >
          {part.label}
        </AppLink>
      ))}
    </nav>
  );
}
