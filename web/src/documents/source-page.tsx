import { ErrorState } from "@paygauge/ui";
import { useEffect, useRef } from "react";
import { useCall } from "../data/use-call.ts";
import { useTranslations } from "../state/formats.ts";
import { marked } from "./mark-passage.ts";

interface SourcePageProps {
  readonly documentId: string;
  readonly page: number;
  /** The passage that the answer quotes. */
  readonly passage: string;
}

/** The text of a cited page or section, with the passage marked. */
export function SourcePage({ documentId, page, passage }: SourcePageProps) {
  const words = useTranslations("assistant");
  const params = { documentId, pageNumber: String(page) };
  const { data, problem, reload, refreshing } = useCall("chatDocumentPage", { params });
  const box = useRef<HTMLDivElement>(null);
  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead) box.current?.querySelector("mark")?.scrollIntoView({ block: "nearest" });
  }, [isRead]);
  if (problem?.status === 404) return <p className="text-data text-text-2">{words("removed")}</p>;
  if (problem !== undefined) return <ErrorState message={problem.message} onRetry={reload} retrying={refreshing} />;
  if (data === undefined) return <div className="min-h-30" />;
  return (
    <div
      ref={box}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className="flex max-h-70 flex-col gap-2 overflow-auto rounded-control border border-line bg-canvas p-3 text-data"
    >
      {data.blocks.map((block, at) => {
        const parts = marked(block.text, passage).map((part, place) =>
          // oxlint-disable-next-line react/no-array-index-key -- the text of a page does not change
          part.isMarked ? (
            <mark key={place} className="bg-warning-bg text-text">
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        );
        // oxlint-disable-next-line react/no-array-index-key -- the text of a page does not change
        return block.kind === "heading" ? (
          <h4 key={at} className="font-semibold">
            {parts}
          </h4>
        ) : (
          <p key={at}>{parts}</p>
        );
      })}
    </div>
  );
}
