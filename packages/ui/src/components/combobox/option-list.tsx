/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native list keeps the focus in a search box */
import { Check } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { controlClass } from "../field/field-frame.tsx";
import { useListbox } from "./use-listbox.ts";
import { usePause } from "./use-pause.ts";

export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** Second, quieter text: a country, a count. */
  readonly note?: string;
}

interface OptionListProps {
  readonly label: string;
  readonly options: readonly ComboOption[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  readonly onChoose: (value: string) => void;
  /** Given, the caller searches (on a server), told when typing pauses; otherwise labels are filtered here. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/** More options than this are not drawn: a user searches instead of scrolling. */
const drawn = 200;

/** A search box over a list; the focus stays in the box, arrows move the active option. */
export function OptionList({ label, options, chosen, multiple, onChoose, onSearch }: OptionListProps) {
  const texts = useTexts();
  const id = useId();
  const [search, setSearch] = useState("");
  const searchAfterPause = usePause(onSearch);
  const inputRef = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => narrow(options, onSearch === undefined ? search : ""), [options, search, onSearch]);
  const choose = (index: number) => {
    const option = shown[index];
    if (option !== undefined) onChoose(option.value);
  };
  const { active, setActive, onKeyDown } = useListbox(shown.length, choose);
  useEffect(() => inputRef.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div className="flex w-64 max-w-full flex-col gap-2">
      <input
        ref={inputRef}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown.length === 0 ? undefined : `${id}-${active}`}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
          searchAfterPause(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className={controlClass}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className="max-h-64 overflow-auto"
      >
        {shown.map((option, index) => (
          <OptionRow
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            active={index === active}
            selected={chosen.includes(option.value)}
            onPoint={() => setActive(index)}
            onChoose={() => choose(index)}
          />
        ))}
      </div>
      <output className={shown.length === 0 ? "block px-2 pb-1 text-text-3" : "sr-only"}>
        {shown.length === 0 ? texts.noMatches : ""}
      </output>
    </div>
  );
}

function narrow(options: readonly ComboOption[], search: string): readonly ComboOption[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = wanted === "" ? options : options.filter((o) => o.label.toLocaleLowerCase().includes(wanted));
  return found.slice(0, drawn);
}

interface OptionRowProps {
  readonly id: string;
  readonly option: ComboOption;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function OptionRow({ id, option, active, selected, onPoint, onChoose }: OptionRowProps) {
  return (
    // The text input keeps the focus and the keys; pointer events are a second way only.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={selected}
      data-active={active}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 py-1 data-[active=true]:bg-hover max-sm:min-h-11"
    >
      <span className="flex w-4 shrink-0 justify-center text-accent-text">
        {selected && <Check aria-hidden size={14} strokeWidth={1.6} />}
      </span>
      <span className="grow wrap-anywhere">{option.label}</span>
      {option.note !== undefined && <span className="text-label text-text-3">{option.note}</span>}
    </div>
  );
}
