import { Kbd, TextField } from "@paygauge/ui";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { useTranslations } from "../../../state/formats.ts";
import type { KnownBuyer } from "./guess-buyer.ts";

/** A buyer of the issuer, or the name of a new one. */
type ChosenBuyer = { readonly id: string } | { readonly name: string };

interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly note: string | undefined;
  readonly buyer: ChosenBuyer;
}

/** Suggestions shown at once. */
const maxSuggestions = 3;

interface BuyerQuestionProps {
  readonly buyers: readonly (KnownBuyer & { readonly country: string | null })[];
  /** Those that the file's content suggests. */
  readonly offered: readonly KnownBuyer[];
  /** A name that is not among them can be chosen too. */
  readonly mayCreate: boolean;
  /** The issuer's buyers are being loaded: no name is known to be new. */
  readonly isLoading: boolean;
  readonly disabled: boolean;
  /** What was typed before, as on another page since. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (buyer: ChosenBuyer) => void;
}

/**
 * Asks whose payments the file holds: a search that also names a new buyer, with up to three suggestions. Enter accepts
 * the first, once the list has loaded; 1, 2 and 3 choose while the search is empty.
 */
export function BuyerQuestion(props: BuyerQuestionProps) {
  const { buyers, offered, mayCreate, isLoading, disabled, typed: search, onType, onChoose } = props;
  const form = useTranslations("create.form");
  const words = useTranslations("create.drop");
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);
  const typed = search.trim();
  const known = matching(buyers, typed, offered).map(({ id, name, country }): Suggestion => {
    return { key: id, label: name, note: country ?? undefined, buyer: { id } };
  });
  const isKnown = buyers.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const fresh = mayCreate && !isLoading && typed !== "" && !isKnown;
  const suggestions = fresh
    ? [...known, { key: "new", label: typed, note: form("newBuyer"), buyer: { name: typed } }]
    : known;
  const choose = (place: number): boolean => {
    const chosen = disabled ? undefined : suggestions[place];
    if (chosen !== undefined) onChoose(chosen.buyer);
    return chosen !== undefined;
  };
  const early = useEarlyEnter(isLoading, () => choose(0));
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === "Enter";
    const place = isEnter ? 0 : search === "" && /^[1-3]$/.test(event.key) ? Number(event.key) - 1 : -1;
    const isTaken = isEnter && isLoading && typed !== "" ? early.enter() : choose(place);
    if (isTaken) event.preventDefault();
  };
  return (
    <div className="flex flex-col gap-1.5" data-question="">
      <TextField
        ref={field}
        label={form("buyer")}
        placeholder={mayCreate ? words("buyerSearch") : form("buyerPlaceholder")}
        disabled={disabled}
        autoComplete="off"
        value={search}
        hint={early.isWaiting ? words("buyerWaiting") : undefined}
        onChange={(event) => {
          onType(event.target.value);
          early.forget();
        }}
        onKeyDown={onKeyDown}
      />
      <Suggestions {...{ suggestions, disabled, onChoose }} isTyped={typed !== ""} />
      {typed !== "" && suggestions.length === 0 && !isLoading && (
        <p className="text-label text-text-2">{words("noBuyer", { name: typed })}</p>
      )}
    </div>
  );
}

/** Remembers that Enter was pressed while the list loads, and chooses once it has loaded. */
function useEarlyEnter(isLoading: boolean, choose: () => void) {
  const [isEntered, setIsEntered] = useState(false);
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (isEntered && !isLoading) chooseNow();
  }, [isEntered, isLoading]);
  const enter = (): boolean => {
    setIsEntered(true);
    return true;
  };
  return { isWaiting: isEntered && isLoading, enter, forget: () => setIsEntered(false) };
}

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly isTyped: boolean;
  readonly disabled: boolean;
  readonly onChoose: (buyer: ChosenBuyer) => void;
}

function Suggestions({ suggestions, isTyped, disabled, onChoose }: SuggestionsProps) {
  const words = useTranslations("create.drop");
  if (suggestions.length === 0) return null;
  return (
    <fieldset aria-label={words("offered")} className="flex flex-col gap-1.5">
      {suggestions.map(({ key, label, note, buyer }, index) => (
        <button
          key={key}
          type="button"
          disabled={disabled}
          onClick={() => onChoose(buyer)}
          className="flex min-h-10 items-center gap-2 rounded-control border border-line-2 bg-surface px-3 py-1.5 text-start hover:bg-hover pointer-coarse:min-h-11"
        >
          <span className="min-w-0 grow">
            <span className="block text-data font-medium wrap-anywhere">{label}</span>
            {note !== undefined && <span className="block text-label text-text-2">{note}</span>}
          </span>
          <span aria-hidden className="pointer-coarse:hidden">
            {isTyped ? index === 0 && <Kbd keys={["Enter"]} /> : <Kbd keys={[String(index + 1)]} />}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** The buyers that a text finds, those whose name begins with it first; without a text those that the file's content suggests. */
function matching<B extends KnownBuyer>(buyers: readonly B[], typed: string, offered: readonly KnownBuyer[]): B[] {
  if (typed === "") {
    const ids = offered.map(({ id }) => id);
    return buyers.filter(({ id }) => ids.includes(id)).slice(0, maxSuggestions);
  }
  const lower = typed.toLowerCase();
  const begins = ({ name }: B) => Number(name.toLowerCase().startsWith(lower));
  return buyers
    .filter(({ name }) => name.toLowerCase().includes(lower))
    .toSorted((a, b) => begins(b) - begins(a))
    .slice(0, maxSuggestions);
}

/** The first question of the page has the focus, unless the user is somewhere already or would get a keyboard over it. */
function useFirstFocus(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (isFree && matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, [field]);
}
