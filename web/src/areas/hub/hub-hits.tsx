import { EmptyState, ErrorState, Panel, Skeleton, TextLink } from "@paygauge/ui";
import type { HubHit } from "@paygauge/api-types/entities/resource-hub";
import { problemView } from "../../data/grid-error.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { useLanguage } from "../../state/language.ts";
import { hubAddress } from "./hub-address.ts";
import { clockOf } from "./hub-time.ts";

/** What a search found, with the words around it. */
export function HubHits({ text }: { readonly text: string }) {
  const words = useTranslations("hub");
  const [language] = useLanguage();
  const asked = text.trim();
  const search = useCall("searchResourceHub", asked.length < 2 ? null : { query: { language, text: asked } });
  const { data, problem } = search;
  if (asked.length < 2) return <p className="text-data text-text-2">{words("short")}</p>;
  if (problem !== undefined)
    return <ErrorState {...problemView(problem)} onRetry={search.reload} retrying={search.refreshing} />;
  if (data === undefined) return <Skeleton kind="form" fields={4} />;
  if (data.hits.length === 0) return <EmptyState title={words("noHits")}>{words("noHitsText")}</EmptyState>;
  return (
    <Panel title={words("found", { count: data.hits.length })}>
      <ul className="flex flex-col gap-3">
        {data.hits.map((hit) => (
          <li key={`${hit.itemId} ${hit.where} ${hit.seconds ?? ""}`}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Hit({ hit: { itemId, title, excerpt, seconds } }: { readonly hit: HubHit }) {
  return (
    <>
      <TextLink href={hubAddress({ item: itemId, t: seconds === null ? null : String(seconds) })}>{title}</TextLink>
      {excerpt !== "" && (
        <p className="text-data text-text-2 wrap-anywhere">
          {seconds !== null && <span className="font-semibold">{clockOf(seconds)} </span>}
          {excerpt}
        </p>
      )}
    </>
  );
}
