import { AppLink } from "@paygauge/ui";
import { hubTopics, type HubItem, type HubTopic } from "@paygauge/api-types/entities/resource-hub";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { hubAddress } from "./hub-address.ts";

interface HubTopicsProps {
  readonly items: readonly HubItem[];
  readonly shown: HubTopic | null;
}

/** Topics that have items, each with their number. */
export function HubTopics({ items, shown }: HubTopicsProps) {
  const words = useTranslations("hub");
  const topics = useTranslations("hub.topics");
  const formats = useFormats();
  const count = (topic: HubTopic | null) => items.filter((item) => topic === null || item.topic === topic).length;
  return (
    <nav aria-label={words("topicsLabel")} className="overflow-x-auto bg-surface px-5 max-lg:px-4">
      <ul className="flex gap-1">
        {[null, ...hubTopics].map((topic) =>
          count(topic) === 0 ? null : (
            <li key={topic ?? "all"}>
              <AppLink
                href={hubAddress({ topic })}
                aria-current={topic === shown ? "page" : undefined}
                className="flex gap-1.5 border-b-2 border-transparent px-2.5 py-2 text-data whitespace-nowrap text-text-2 hover:text-text aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-text pointer-coarse:py-3"
              >
                {topic === null ? words("all") : topics(topic)}
                <span className="font-normal text-text-2">{formats.count(count(topic))}</span>
              </AppLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
