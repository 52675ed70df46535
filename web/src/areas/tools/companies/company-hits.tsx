import { ErrorState, ProgressBar, Skeleton, TextField } from "@paygauge/ui";
import { typingPauseMs } from "@paygauge/ui/components/combobox/use-pause.ts";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { companyLimits, type CompanyHit, type CompanySearch } from "@paygauge/api-types/entities/companies";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { CompanyState } from "./company-state.tsx";

interface CompanyHitsProps {
  readonly text: string;
  readonly onText: (text: string | null) => void;
  readonly shown: string | null;
  readonly onShow: (number: string) => void;
}

/** The search, its hits, and where they come from. */
export function CompanyHits({ text, onText, shown, onShow }: CompanyHitsProps) {
  const words = useTranslations("tools.companies");
  const asked = text.trim();
  const search = useCall("searchCompanies", asked.length < 2 ? null : { query: { text: asked } });
  const { data, problem } = search;
  // Nothing was searched: no hits says nothing about the company.
  const isUnknown = data?.source === "register" && data.registerDate === null;
  return (
    <aside
      aria-label={words("search")}
      className="flex w-84 shrink-0 flex-col border-e border-line bg-surface max-lg:w-auto max-lg:border-e-0 max-lg:border-b"
    >
      <div className="p-4">
        <SearchField text={text} onText={onText} />
        {data !== undefined && !isUnknown && asked.length > 1 && (
          <output className="mt-2 block text-label text-text-2">{words("found", { count: data.total })}</output>
        )}
      </div>
      <div className="min-h-0 grow overflow-auto max-lg:max-h-96">
        {problem !== undefined ? (
          <ErrorState {...problemView(problem)} onRetry={search.reload} retrying={search.refreshing} />
        ) : asked.length < 2 ? null : data === undefined ? (
          <Skeleton kind="form" fields={4} />
        ) : isUnknown ? (
          <p className="px-4 pb-4 text-data text-text-2">{words("noRegister")}</p>
        ) : (
          <Hits hits={data.hits} shown={shown} onShow={onShow} />
        )}
      </div>
      {data !== undefined && !isUnknown && <Source source={data} />}
    </aside>
  );
}

function SearchField({ text, onText }: Pick<CompanyHitsProps, "text" | "onText">) {
  const words = useTranslations("tools.companies");
  const [draft, setDraft] = useState<string | null>(null);
  useEffect(() => {
    if (draft === null || draft === text) return undefined;
    const timer = setTimeout(() => onText(draft === "" ? null : draft), typingPauseMs);
    return () => clearTimeout(timer);
  }, [draft, text, onText]);
  return (
    <TextField
      type="search"
      label={words("search")}
      hint={words("searchHint")}
      maxLength={companyLimits.query}
      autoComplete="off"
      icon={<Search size={14} strokeWidth={1.6} />}
      value={draft ?? text}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}

interface HitsProps {
  readonly hits: readonly CompanyHit[];
  readonly shown: string | null;
  readonly onShow: (number: string) => void;
}

function Hits({ hits, shown, onShow }: HitsProps) {
  const words = useTranslations("tools.companies");
  if (hits.length === 0) return <p className="px-4 pb-4 text-data text-text-2">{words("noHits")}</p>;
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.number} className="border-t border-line">
          <button
            type="button"
            aria-current={hit.number === shown ? "true" : undefined}
            className="flex w-full flex-col gap-0.5 border-s-2 border-transparent px-4 py-2.5 text-start text-data -outline-offset-2 hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-subtle"
            onClick={() => onShow(hit.number)}
          >
            <span className="flex justify-between gap-3">
              <span className="min-w-0 font-medium wrap-anywhere">{hit.name}</span>
              <span className="font-mono text-mono text-text-2">{hit.number}</span>
            </span>
            {hit.formerly !== null && <Formerly formerly={hit.formerly} />}
            <span className="flex flex-wrap justify-between gap-x-3 text-label text-text-2">
              <CompanyState status={hit.status} isToBeStruckOff={hit.isToBeStruckOff} />
              <span className="min-w-0 truncate">{hit.address}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Formerly({ formerly }: { readonly formerly: NonNullable<CompanyHit["formerly"]> }) {
  const words = useTranslations("tools.companies");
  const formats = useFormats();
  const { name, until } = formerly;
  return (
    <span className="text-label text-text-2">
      {until === null ? words("formerly", { name }) : words("formerlyUntil", { name, year: formats.day(until) })}
    </span>
  );
}

/** Companies House itself with the requests that are left, or the imported register with its day. */
function Source({ source }: { readonly source: CompanySearch }) {
  const words = useTranslations("tools.companies");
  const formats = useFormats();
  const { callsLeft, registerDate, companies } = source;
  return (
    <footer className="border-t border-line bg-sunken px-4 py-3 text-label text-text-2">
      {callsLeft !== null ? (
        <>
          <ProgressBar
            label={words("live")}
            amount={words("left", { count: callsLeft })}
            value={callsLeft}
            max={companyLimits.callsAtOnce}
          />
          <p className="mt-1">{words("rate", { calls: companyLimits.calls, minutes: companyLimits.callsMinutes })}</p>
        </>
      ) : (
        registerDate !== null && (
          <p>{words("register", { count: formats.count(companies), day: formats.day(registerDate) })}</p>
        )
      )}
    </footer>
  );
}
