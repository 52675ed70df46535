import { createContext, use, useId, useLayoutEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** Where the caveats of the pages below are listed. */
interface CaveatPlace {
  /** The list; null until it is there. */
  readonly list: HTMLElement | null;
  /** Names a caveat in the line above the list, and returns what takes it out again. */
  readonly add: (id: string, short: string) => () => void;
}

export const CaveatContext = createContext<CaveatPlace | null>(null);

interface CaveatProps {
  /** Its name in the collapsed line, such as "14 payees to decide". */
  readonly short: string;
  /** The whole sentence. */
  readonly children: ReactNode;
  /** What can be done about it: links and small buttons. */
  readonly actions?: ReactNode;
}

/** One thing to know about the figures of a page. It is shown in the list under the job's header, wherever it is declared. */
export function Caveat({ short, children, actions }: CaveatProps) {
  const place = use(CaveatContext);
  const id = useId();
  const add = place?.add;
  useLayoutEffect(() => add?.(id, short), [add, id, short]);
  if (place === null || place.list === null) return null;
  return createPortal(
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2">
      <p className="min-w-0 grow basis-60">{children}</p>
      {actions !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold whitespace-nowrap empty:hidden max-sm:basis-full print:hidden pointer-coarse:*:inline-flex pointer-coarse:*:min-h-11 pointer-coarse:*:items-center">
          {actions}
        </div>
      )}
    </li>,
    place.list,
  );
}
