import { Badge, IconButton, PlainTable, TextLink } from "@paygauge/ui";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { VideoResourceRow } from "@paygauge/api-types/entities/video-resources";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { minutesOf } from "../hub-time.ts";

interface ItemTableProps {
  readonly items: readonly VideoResourceRow[];
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly onMoved: () => void;
}

/** One row for each item, with its place in its topic. */
export function ItemTable({ items, brands, onMoved }: ItemTableProps) {
  const words = useTranslations("hubAdmin");
  const kinds = useTranslations("hubAdmin.kinds");
  const topics = useTranslations("hub.topics");
  const names = (ids: readonly string[]) =>
    brands
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(", ");
  return (
    <PlainTable
      framed
      stacked="labelled"
      label={words("table")}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          title: words("name"),
          namesRow: true,
          className: "max-sm:w-full min-w-56",
          render: ({ id, name }) => (
            <span className="block pointer-coarse:py-2">
              <TextLink href={linkTo("videoResource", { videoResourceId: id })}>{name}</TextLink>
            </span>
          ),
        },
        { key: "kind", title: words("kind"), render: ({ kind }) => kinds(kind) },
        { key: "topic", title: words("topic"), render: ({ topic }) => topics(topic) },
        { key: "state", title: words("state"), render: (item) => <ItemState item={item} /> },
        { key: "size", title: words("size"), render: (item) => <Length item={item} /> },
        { key: "languages", title: words("languages"), render: (item) => <Languages item={item} /> },
        { key: "brands", title: words("brands"), render: ({ brandIds }) => names(brandIds) || words("allBrands") },
        {
          key: "order",
          title: words("order"),
          render: (item) => <Moves item={item} items={items} onMoved={onMoved} />,
        },
      ]}
    />
  );
}

/** A draft, or since when users see it. */
export function ItemState({ item: { publishedOn } }: { readonly item: Pick<VideoResourceRow, "publishedOn"> }) {
  const words = useTranslations("hubAdmin");
  const formats = useFormats();
  if (publishedOn === null) return <Badge>{words("draft")}</Badge>;
  return words("published", { day: formats.day(publishedOn) });
}

function Length({ item: { seconds, fileBytes } }: { readonly item: VideoResourceRow }) {
  const words = useTranslations("hubAdmin");
  const formats = useFormats();
  if (seconds === null || fileBytes === null) return null;
  return words("length", { length: minutesOf(seconds), size: formats.bytes(fileBytes) });
}

function Languages({ item: { languages, captionLanguages, kind } }: { readonly item: VideoResourceRow }) {
  const words = useTranslations("hubAdmin");
  const codes = (each: readonly string[]) => each.join(", ").toUpperCase();
  const captions =
    captionLanguages.length === 0 ? words("noCaptions") : words("captionsIn", { languages: codes(captionLanguages) });
  return kind === "article" ? codes(languages) : `${codes(languages)}; ${captions}`;
}

interface MovesProps {
  readonly item: VideoResourceRow;
  readonly items: readonly VideoResourceRow[];
  readonly onMoved: () => void;
}

const icon = { size: 14, strokeWidth: 1.6, "aria-hidden": true } as const;

/** One place up or down within the topic. */
function Moves({ item, items, onMoved }: MovesProps) {
  const words = useTranslations("hubAdmin");
  const mayChange = useMayChange();
  const { run, pending } = useAction("moveVideoResource", { operation: words("move") });
  const peers = items.filter(({ topic }) => topic === item.topic);
  const at = peers.findIndex(({ id }) => id === item.id);
  const move = async (place: number) => {
    const outcome = await run({ params: { videoResourceId: item.id }, body: { place } });
    if (outcome?.ok === true) onMoved();
  };
  return (
    <span className="inline-flex gap-1">
      <IconButton
        size="sm"
        label={words("up", { name: item.name })}
        disabled={!mayChange || pending || at === 0}
        onClick={() => void move(at - 1)}
        icon={<ArrowUp {...icon} />}
      />
      <IconButton
        size="sm"
        label={words("down", { name: item.name })}
        disabled={!mayChange || pending || at === peers.length - 1}
        onClick={() => void move(at + 1)}
        icon={<ArrowDown {...icon} />}
      />
    </span>
  );
}
