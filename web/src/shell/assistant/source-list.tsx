import { AppLink, Button, IconButton, linkStyle } from "@paygauge/ui";
import { ChevronLeft, ChevronRight, ExternalLink } from "lucide-react";
import { useState } from "react";
import type { ChatSource } from "@paygauge/api-types/entities/chat";
import { callHref } from "../../data/call-api.ts";
import { useTranslations } from "../../state/formats.ts";
import { SourcePage } from "../../documents/source-page.tsx";
import { useSourceHref } from "./use-source-href.ts";
import { useSourceWords } from "./use-source-words.ts";

interface SourceListProps {
  readonly sources: readonly ChatSource[];
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

/** The sources of an answer; the chosen one is open. `[` and `]` move between them. */
export function SourceList({ sources, chosen, onChoose }: SourceListProps) {
  const words = useTranslations("assistant");
  const at = sources.findIndex(({ number }) => number === chosen);
  const move = (by: number) => {
    const next = sources[at + by];
    if (next !== undefined) onChoose(next.number);
  };
  return (
    <ul aria-label={words("sources")} className="flex flex-col rounded-card border border-line-2">
      {sources.map((source) => (
        <li key={source.number} className="not-first:border-t not-first:border-line">
          <Source
            source={source}
            isOpen={source.number === chosen}
            onOpen={() => onChoose(source.number)}
            onKey={(key) => {
              if (key === "[") move(-1);
              if (key === "]") move(1);
            }}
            previous={at > 0 ? () => move(-1) : undefined}
            next={at < sources.length - 1 ? () => move(1) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

interface SourceProps {
  readonly source: ChatSource;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onKey: (key: string) => void;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

const mark = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;

function Source({ source, isOpen, onOpen, onKey, previous, next }: SourceProps) {
  const words = useTranslations("assistant");
  const say = useSourceWords();
  return (
    <div className="px-3 py-2">
      <div className="flex items-start gap-2">
        <span
          className={`mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-mark text-label font-semibold ${isOpen ? "bg-accent text-on-accent" : "bg-selected text-accent-text"}`}
        >
          {source.number}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-w-0 grow text-start pointer-coarse:min-h-11"
          onClick={onOpen}
          onKeyDown={(event) => onKey(event.key)}
        >
          <span className="block text-data font-semibold wrap-anywhere">{source.source}</span>
          <span className="block text-label wrap-anywhere text-text-2">{say.details(source)}</span>
        </button>
        {isOpen && (
          <span className="flex shrink-0">
            <IconButton
              size="sm"
              label={words("previousSource")}
              disabled={previous === undefined}
              icon={<ChevronLeft {...mark} />}
              onClick={previous}
            />
            <IconButton
              size="sm"
              label={words("nextSource")}
              disabled={next === undefined}
              icon={<ChevronRight {...mark} />}
              onClick={next}
            />
          </span>
        )}
      </div>
      {isOpen && <Opened source={source} />}
    </div>
  );
}

/** The passage, the way to its page, and to the file. */
function Opened({ source }: { readonly source: ChatSource }) {
  const words = useTranslations("assistant");
  const [inContext, setInContext] = useState(false);
  const screenOf = useSourceHref();
  const { is_removed: isRemoved, document_id: documentId, page, content, href } = source;
  if (isRemoved) return <p className="mt-2 text-data text-text-2">{words("removed")}</p>;
  if (href !== null)
    return (
      <AppLink href={screenOf(href)} className={linkStyle({ className: "mt-2 inline-block text-data" })}>
        {words("openSource", { name: source.source })}
      </AppLink>
    );
  return (
    <div className="mt-2 flex flex-col gap-2">
      {inContext && documentId !== null && page !== null ? (
        <SourcePage documentId={documentId} page={page} passage={content} />
      ) : (
        <blockquote className="border-s-2 border-accent ps-2.5 text-data wrap-anywhere">{content}</blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        {documentId !== null && page !== null && (
          <Button size="sm" onClick={() => setInContext(!inContext)}>
            {words(inContext ? "hidePage" : "showPage")}
          </Button>
        )}
        {documentId !== null && (
          <a
            className={linkStyle({ className: "inline-flex items-center gap-1 text-data" })}
            href={callHref("chatDocumentFile", { params: { documentId } })}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink {...mark} />
            {words("openSource", { name: source.source })}
          </a>
        )}
      </div>
    </div>
  );
}
