import { AppLink, Badge } from "@paygauge/ui";
import { Check, FileText, Play } from "lucide-react";
import type { HubItem } from "@paygauge/api-types/entities/resource-hub";
import { useTranslations } from "../../state/formats.ts";
import { hubAddress } from "./hub-address.ts";
import { minutesOf } from "./hub-time.ts";

/** Items as cards: what each is about, how long it takes, and whether it is new or read. */
export function HubItems({ items }: { readonly items: readonly HubItem[] }) {
  return (
    <ul className="grid gap-3.5 sm:grid-cols-2 xl:grid-cols-3">
      {items.map((item) => (
        <li key={item.id}>
          <AppLink
            href={hubAddress({ topic: item.topic, item: item.id })}
            className="flex h-full flex-col gap-1.5 rounded-card border border-line bg-surface p-4 hover:bg-hover"
          >
            <span className="flex items-start justify-between gap-3">
              <span className="text-section font-semibold wrap-anywhere">{item.title}</span>
              <HubState item={item} />
            </span>
            <span className="text-data text-text-2 wrap-anywhere">{item.summary}</span>
            <span className="mt-auto pt-1">
              <HubLength item={item} />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** "New", or that the user read it. */
export function HubState({ item: { isNew, readOn, kind } }: { readonly item: HubItem }) {
  const words = useTranslations("hub");
  if (isNew) return <Badge tone="accent">{words("isNew")}</Badge>;
  if (readOn === null) return null;
  return (
    <span className="inline-flex items-center gap-1 text-label whitespace-nowrap text-text-2">
      <Check aria-hidden size={14} strokeWidth={1.6} className="text-success" />
      {words(kind === "video" ? "watched" : "read")}
    </span>
  );
}

/** What kind it is, and its minutes. */
export function HubLength({ item: { kind, minutes, seconds } }: { readonly item: HubItem }) {
  const words = useTranslations("hub");
  const Icon = kind === "video" ? Play : FileText;
  const length = kind === "video" && seconds !== null ? minutesOf(seconds) : minutes;
  return (
    <span className="inline-flex items-center gap-1.5 text-label text-text-2">
      <Icon aria-hidden size={14} strokeWidth={1.6} />
      {words(kind, { count: length })}
    </span>
  );
}
