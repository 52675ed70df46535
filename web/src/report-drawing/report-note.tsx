import { Fragment, useMemo, type ReactNode } from "react";
import { readMarkdown, type MarkdownInline } from "@paygauge/api-types/reports/markdown";

function Inline({ part }: { readonly part: MarkdownInline }): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return <code>{part.text}</code>;
    case "break":
      return <br />;
    case "strong":
      return (
        <strong>
          <Inlines parts={part.parts} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines parts={part.parts} />
        </em>
      );
    case "link":
      return (
        <a href={part.href} rel="noreferrer">
          <Inlines parts={part.parts} />
        </a>
      );
  }
}

function Inlines({ parts }: { readonly parts: readonly MarkdownInline[] }) {
  // Parts of a text that is read again as a whole: their places are their names.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => <Fragment key={index}>{<Inline part={part} />}</Fragment>);
}

/** What a user wrote of a section, in the safe subset of Markdown. */
export function ReportNote({ source }: { readonly source: string }) {
  const blocks = useMemo(() => readMarkdown(source), [source]);
  if (blocks.length === 0) return null;
  return (
    <div className="report-note">
      {blocks.map((block, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- as above
        if (block.kind === "paragraph") return <p key={index}>{<Inlines parts={block.parts} />}</p>;
        const List = block.isOrdered ? "ol" : "ul";
        return (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <List key={index}>
            {block.items.map((item, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <li key={place}>
                <Inlines parts={item} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
