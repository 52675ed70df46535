import { EmptyState, ErrorState, PageHeader, Skeleton } from "@paygauge/ui";
import { hubTopics } from "@paygauge/api-types/entities/resource-hub";
import { problemView } from "../../data/grid-error.ts";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { useLanguage, usePageNames } from "../../state/language.ts";
import { HubArticleView } from "./hub-article.tsx";
import { HubHits } from "./hub-hits.tsx";
import { HubItems } from "./hub-items.tsx";
import { HubSearch } from "./hub-search.tsx";
import { HubTopics } from "./hub-topics.tsx";

/** Articles and videos by topic, the hits of a search, or one article. */
export default function ResourceHubScreen() {
  const words = useTranslations("hub");
  const names = usePageNames();
  const [language] = useLanguage();
  const hub = useCall("resourceHub", { query: { language } });
  const [text, setText] = useAddressPart("text");
  const [topicWord] = useAddressPart("topic");
  const [item] = useAddressPart("item");
  const topic = hubTopics.find((each) => each === topicWord) ?? null;
  const { data, problem } = hub;
  const items = data?.items ?? [];
  return (
    <>
      <PageHeader
        title={names.title("resourceHub")}
        facts={data && words("facts", { count: items.length, brand: data.brand })}
        actions={items.length > 0 && <HubSearch text={text ?? ""} onText={setText} />}
      />
      {items.length > 0 && <HubTopics items={items} shown={topic} />}
      <div className="border-t border-line p-5 max-lg:p-4">
        {problem !== undefined ? (
          <ErrorState {...problemView(problem)} onRetry={hub.reload} retrying={hub.refreshing} />
        ) : data === undefined ? (
          <Skeleton kind="form" fields={5} />
        ) : items.length === 0 ? (
          <EmptyState title={words("empty")}>{words("emptyText")}</EmptyState>
        ) : item !== null ? (
          <HubArticleView key={item} id={item} items={items} onRead={hub.reload} />
        ) : text !== null ? (
          <HubHits text={text} />
        ) : (
          <HubItems items={items.filter((each) => topic === null || each.topic === topic)} />
        )}
      </div>
    </>
  );
}
