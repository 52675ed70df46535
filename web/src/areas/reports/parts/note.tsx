import { Fragment, type ReactNode } from "react";
import { readMarkdown, type MarkdownInline } from "@paygauge/api-types/reports/markdown";

function Inlines({ parts }: { readonly parts: readonly MarkdownInline[] }): ReactNode {
  return parts.map((part, at) => (
    // A note's parts have no names of their own, and never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      <Inline part={part} />
    </Fragment>
  ));
}

function Inline({ part }: { readonly part: MarkdownInline }): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return <br />;
    case "code":
      return <code className="font-mono">{part.text}</code>;
    case "strong":
      return (
        <strong className="font-semibold">
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
        <a href={part.href} rel="noopener noreferrer" target="_blank" className="text-accent-text underline">
          <Inlines parts={part.parts} />
        </a>
      );
  }
}

/** A note of a section: elements of the subset's tree, no HTML is ever written. */
export function ReportNote({ source }: { readonly source: string }) {
  const blocks = readMarkdown(source);
  return (
    <div className="flex flex-col gap-2 border-s-2 border-accent ps-3 text-body">
      {blocks.map((block, at) => {
        const key = `${block.kind} ${at}`;
        if (block.kind === "paragraph")
          return (
            <p key={key}>
              <Inlines parts={block.parts} />
            </p>
          );
        const List = block.isOrdered ? "ol" : "ul";
        return (
          <List key={key} className={`ps-5 ${block.isOrdered ? "list-decimal" : "list-disc"}`}>
            {block.items.map((item, place) => (
              // oxlint-disable-next-line react/no-array-index-key
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
