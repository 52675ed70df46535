import { Combobox } from "@paygauge/ui";
import { X } from "lucide-react";
import { useMemo } from "react";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { countryOptions } from "../../../state/countries-and-currencies.ts";
import { withLists, type ListPartProps } from "./list-part.ts";
import { ListPanel } from "./list-panel.tsx";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

const lockboxes = ["Boost", "BoostEu", "Its"] as const;

/** Countries with a provider, of the programme, and of each lockbox. */
export function CountryParts({ body, onChange, problems, readOnly }: ListPartProps) {
  const words = useTranslations("rulesets.entries.countries");
  const { lists } = body;
  const part = { problems, readOnly };
  return (
    <>
      {(["stpCountries", "scfCountries"] as const).map((list) => (
        <CountryPanel
          key={list}
          {...part}
          title={words(list)}
          hint={words(`hints.${list}`)}
          path={`lists.${list}`}
          codes={lists[list]}
          onCodes={(codes) => onChange(withLists(body, { [list]: codes }))}
        />
      ))}
      {lockboxes.map((lockbox) => (
        <CountryPanel
          key={lockbox}
          {...part}
          title={words(lockbox)}
          hint={words("hints.lockbox")}
          path={`lists.lockboxCountries.${lockbox}`}
          codes={lists.lockboxCountries[lockbox]}
          onCodes={(codes) =>
            onChange(withLists(body, { lockboxCountries: { ...lists.lockboxCountries, [lockbox]: codes } }))
          }
        />
      ))}
    </>
  );
}

interface CountryPanelProps extends Pick<ListPartProps, "problems" | "readOnly"> {
  readonly title: string;
  readonly hint: string;
  readonly path: string;
  readonly codes: readonly string[];
  readonly onCodes: (codes: string[]) => void;
}

/** A set of countries: chips by name, added by typing a name or code, or pasted. */
function CountryPanel({ title, hint, path, codes, onCodes, problems, readOnly }: CountryPanelProps) {
  const words = useTranslations("rulesets.entries");
  const { locale } = useFormats();
  const all = useMemo(() => countryOptions(locale), [locale]);
  const names = useMemo(() => new Map(all.map(({ value, label }) => [value, label])), [all]);
  const nameOf = (code: string) => names.get(code) ?? code;
  const inOrder = [...new Set(codes)].sort((a, b) => nameOf(a).localeCompare(nameOf(b), locale));
  const added = (more: readonly string[]) => [...new Set([...codes, ...more])];
  return (
    <ListPanel<string>
      title={title}
      facts={words("countries.count", { count: codes.length })}
      hint={hint}
      problem={problems[path]}
      readOnly={readOnly}
      head={[words("columns.country"), words("columns.name")]}
      rows={() => inOrder.map((code) => [code, nameOf(code)])}
      paste={{
        hint: words("countries.pasteHint"),
        read: (reader, text) => reader.readCountries(text),
        onAdd: (more) => onCodes(added(more)),
        onReplace: (more) => onCodes([...more]),
      }}
    >
      {!readOnly && (
        <div className="mb-2 max-w-80">
          <Combobox
            label={words("countries.addTo", { list: title })}
            labelHidden
            placeholder={words("countries.add")}
            options={all.filter(({ value }) => !codes.includes(value))}
            value={undefined}
            onChange={(code) => onCodes(added([code]))}
          />
        </div>
      )}
      {codes.length === 0 && <p className="text-data text-text-2">{words("empty")}</p>}
      <CountryChips
        list={title}
        countries={inOrder.map((code) => ({ code, name: nameOf(code) }))}
        readOnly={readOnly}
        onRemove={(code) => onCodes(codes.filter((each) => each !== code))}
      />
    </ListPanel>
  );
}

interface CountryChipsProps {
  readonly list: string;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly readOnly: boolean;
  readonly onRemove: (code: string) => void;
}

function CountryChips({ list, countries, readOnly, onRemove }: CountryChipsProps) {
  const words = useTranslations("rulesets.entries");
  const [room, focusAfter] = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <ul ref={room} tabIndex={-1} aria-label={list} className="flex flex-wrap gap-1.5">
      {countries.map(({ code, name }, at) => (
        <li
          key={code}
          className="inline-flex min-h-7 max-w-full items-center rounded-chip border border-line-2 bg-sunken text-label pointer-coarse:min-h-11"
        >
          <span className={`truncate ps-2 ${readOnly ? "pe-2" : ""}`}>{name}</span>
          {!readOnly && (
            <button
              type="button"
              data-remove
              aria-label={words("removeFrom", { name, list })}
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-chip text-text-2 hover:bg-hover hover:text-text pointer-coarse:size-11"
              onClick={() => {
                focusAfter(at);
                onRemove(code);
              }}
            >
              <X aria-hidden size={14} strokeWidth={1.6} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
