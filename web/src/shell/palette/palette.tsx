/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native list keeps the focus in a search box */
import { controlClass, Dialog, Kbd, useListbox, usePause } from "@paygauge/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useBoot } from "../../state/boot.ts";
import { useTranslations } from "../../state/formats.ts";
import type { Entry } from "./entries.ts";
import { keepRecent } from "./recents.ts";
import { useEntries } from "./use-entries.ts";

/** Pages, records and actions by a part of their names; the focus stays in the box, arrows move the active line. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("palette");
  const id = useId();
  const { me } = useBoot();
  const [, go] = useLocation();
  const opensPage = useRef(false);
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const askAfterPause = usePause(setAsked);
  const { entries, waits } = useEntries(typed, asked);
  const choose = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    opensPage.current = entry.href !== undefined;
    onClose();
    if (entry.href === undefined) entry.run?.();
    else {
      keepRecent(me.id, { ...entry, href: entry.href });
      go(entry.href);
    }
  };
  const { active, setActive, onKeyDown } = useListbox(entries.length, (index) => choose(entries[index]));
  // Who opened a page continues in it, not at the end of the one that they left.
  const focusPage = (): boolean => {
    if (opensPage.current) document.getElementById("content")?.focus({ preventScroll: true });
    return opensPage.current;
  };
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <Dialog
      open
      size="md"
      title={words("title")}
      description={words("hint")}
      onOpenChange={onClose}
      focusAfter={focusPage}
    >
      <input
        data-first-focus
        role="combobox"
        aria-label={words("box")}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length === 0 ? undefined : `${id}-${active}`}
        placeholder={words("box")}
        value={typed}
        maxLength={100}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          askAfterPause(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className={controlClass}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words("title")}
        className="mt-2 h-[min(420px,50dvh)] overflow-auto"
      >
        {entries.map((entry, index) => (
          <Line
            key={`${entry.group} ${entry.key}`}
            id={`${id}-${index}`}
            entry={entry}
            heading={entry.group === entries[index - 1]?.group ? undefined : words(`groups.${entry.group}`)}
            active={index === active}
            onPoint={() => setActive(index)}
            onChoose={() => choose(entry)}
          />
        ))}
      </div>
      <output className={entries.length === 0 || waits ? "block py-1 text-label text-text-3" : "sr-only"}>
        {waits
          ? words("searching")
          : entries.length === 0
            ? words("nothing")
            : words("found", { count: entries.length })}
      </output>
    </Dialog>
  );
}

interface LineProps {
  readonly id: string;
  readonly entry: Entry;
  readonly heading: string | undefined;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Line({ id, entry, heading, active, onPoint, onChoose }: LineProps) {
  return (
    <>
      {heading !== undefined && (
        <div role="presentation" className="px-2 pt-2.5 pb-1 text-micro font-medium text-text-3">
          {heading}
        </div>
      )}
      {/* The keyboard is the box's, which names the active line. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        id={id}
        role="option"
        aria-selected={active}
        data-active={active}
        onPointerMove={onPoint}
        onClick={onChoose}
        className={`flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 text-data max-sm:min-h-11 ${active ? "bg-selected" : ""}`}
      >
        <span className="min-w-0 truncate font-medium">{entry.label}</span>
        <span className="min-w-0 grow truncate text-label text-text-3">{entry.note}</span>
        {entry.keys !== undefined && <Kbd keys={entry.keys} />}
      </div>
    </>
  );
}
