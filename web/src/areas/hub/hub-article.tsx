import { ErrorState, Panel, Skeleton, TextLink } from "@paygauge/ui";
import type { HubArticle, HubItem } from "@paygauge/api-types/entities/resource-hub";
import { languageNames } from "@paygauge/api-types/languages";
import { problemView } from "../../data/grid-error.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useLanguage } from "../../state/language.ts";
import { hubAddress } from "./hub-address.ts";
import { HubLength, HubState } from "./hub-items.tsx";
import { HubVideoView } from "./hub-video.tsx";
import { MarkRead } from "./mark-read.tsx";
import { Markdown } from "./markdown/markdown.tsx";

interface HubArticleProps {
  readonly id: string;
  readonly items: readonly HubItem[];
  readonly onRead: () => void;
}

/** One article or video with the others of its topic. */
export function HubArticleView({ id, items, onRead }: HubArticleProps) {
  const [language] = useLanguage();
  const { data, problem, reload, refreshing } = useCall("hubArticle", {
    params: { hubItemId: id },
    query: { language },
  });
  if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (data === undefined) return <Skeleton kind="form" fields={6} />;
  const changed = () => {
    reload();
    onRead();
  };
  const next = <ReadNext items={items.filter((item) => item.topic === data.topic && item.id !== id)} />;
  if (data.video !== null)
    return (
      <HubVideoView article={data} video={data.video} onRead={changed}>
        {next}
      </HubVideoView>
    );
  return (
    <div className="grid items-start gap-3.5 lg:grid-cols-[3fr_1fr]">
      <Article article={data} onRead={changed} />
      {next}
    </div>
  );
}

function Article({ article, onRead }: { readonly article: HubArticle; readonly onRead: () => void }) {
  const words = useTranslations("hub");
  const formats = useFormats();
  const [language] = useLanguage();
  const { title, summary, publishedOn, olderThan } = article;
  return (
    <article lang={article.language} className="rounded-card border border-line bg-surface p-5 max-lg:p-4">
      <h2 className="text-title font-semibold wrap-anywhere">{title}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-text-2">
        <HubLength item={article} />
        <span>{words("published", { day: formats.day(publishedOn) })}</span>
        <HubState item={article} />
      </p>
      {article.language !== language && (
        <p className="mt-2 text-data text-text-2">
          {words("otherLanguage", { language: languageNames[article.language] })}
        </p>
      )}
      {olderThan !== null && (
        <p className="mt-2 text-data text-text-2">{words("olderThan", { day: formats.day(olderThan) })}</p>
      )}
      <p className="mt-3 mb-3 max-w-160 text-body text-text-2">{summary}</p>
      <Markdown text={article.body} itemId={article.id} />
      <MarkRead article={article} onRead={onRead} />
    </article>
  );
}

function ReadNext({ items }: { readonly items: readonly HubItem[] }) {
  const words = useTranslations("hub");
  if (items.length === 0) return null;
  return (
    <Panel title={words("next")}>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.id} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <TextLink variant="entity" href={hubAddress({ topic: item.topic, item: item.id })}>
                {item.title}
              </TextLink>
              <span className="block">
                <HubLength item={item} />
              </span>
            </span>
            <HubState item={item} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
