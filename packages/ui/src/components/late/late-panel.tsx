import { Slot } from "@radix-ui/react-slot";
import { lazy, Suspense, useRef, useState } from "react";
import type { ComponentType, KeyboardEvent, MouseEvent, ReactElement } from "react";

/** What every panel under a button has, whatever is in it. */
export interface LatePanelProps {
  /** A button; the panel opens from it and gives the focus back to it. */
  readonly trigger: ReactElement;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** How it was opened for the first time: by a key its first entry has the focus. */
export interface LateOpening {
  readonly byKey: boolean;
}

type Panel<Props> = ComponentType<Props & LateOpening>;

interface Kind<Props> {
  readonly popup: "menu" | "dialog";
  /** A key that opens it next to Enter and Space. */
  readonly key?: "ArrowDown";
  readonly part: () => Promise<{ readonly default: Panel<Props> }>;
}

/**
 * A panel under a button, of which only the button is drawn, and weighs, until it is opened for the first time.
 * `load` fetches its part before a user opens one; `arrived` is over when it is there, or will not come.
 */
export function latePanel<Props extends LatePanelProps>({ popup, key, part }: Kind<Props>) {
  let loaded: Panel<Props> | undefined;
  const fetched = async () => {
    const module = await part();
    loaded = module.default;
    return module;
  };
  const Late = lazy(fetched);
  const arrived = (): Promise<unknown> => fetched().catch(() => undefined);
  const load = (): void => void arrived();
  // Present content is drawn at once: between two drawings a key or a click would meet a button that does nothing.
  const openedBy = (how: "key" | "pointer") => ({ how, Drawn: loaded ?? Late });

  function LatePanel(props: Props) {
    const { trigger, open, onOpenChange } = props;
    const [asked, setAsked] = useState<ReturnType<typeof openedBy> | null>(null);
    const wanted = useRef(false);
    if (asked === null && open === true) setAsked(openedBy("pointer"));
    const ask = (how: "key" | "pointer") => {
      wanted.current = true;
      const show = () => {
        if (!wanted.current) return;
        setAsked((before) => before ?? openedBy(how));
        onOpenChange?.(true);
      };
      // A part that does not come is reported where it is drawn.
      void fetched().then(show, show);
    };
    if (asked !== null)
      return (
        <Suspense fallback={trigger}>
          <asked.Drawn {...props} byKey={asked.how === "key"} />
        </Suspense>
      );
    return (
      <Slot
        aria-haspopup={popup}
        aria-expanded={false}
        onPointerEnter={load}
        onFocus={load}
        // A click that a key made has no count.
        onClick={(event: MouseEvent) => ask(event.detail === 0 ? "key" : "pointer")}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Escape") wanted.current = false;
          if (key === undefined || event.key !== key) return;
          event.preventDefault();
          ask("key");
        }}
      >
        {trigger}
      </Slot>
    );
  }
  return { LatePanel, load, arrived };
}
