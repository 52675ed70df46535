import { TextLink } from "@paygauge/ui";
import { blocksOf, type Block } from "./markdown-blocks.ts";
import type { Inline } from "./markdown-inlines.ts";

/** An article: Markdown as elements. Its title is the page's, so its headings are one level below. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className="flex max-w-160 flex-col gap-3 text-body wrap-anywhere">
      {blocksOf(text).map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === "list") {
    const List = block.isOrdered ? "ol" : "ul";
    return (
      <List className={`flex flex-col gap-1 ps-5 ${block.isOrdered ? "list-decimal" : "list-disc"}`}>
        {block.items.map((item, at) => (
          <li key={at}>
            <Inlines inlines={item} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === "heading") {
    const Heading = block.level === 2 ? "h3" : "h4";
    return (
      <Heading className="mt-2 text-section font-semibold">
        <Inlines inlines={block.inlines} />
      </Heading>
    );
  }
  return block.kind === "quote" ? (
    <blockquote className="border-s-2 border-line-2 ps-3 text-text-2">
      <Inlines inlines={block.inlines} />
    </blockquote>
  ) : (
    <p>
      <Inlines inlines={block.inlines} />
    </p>
  );
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, at) => <InlineView key={at} inline={inline} />);
}

function InlineView({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case "strong":
      return <strong className="font-semibold">{inline.text}</strong>;
    case "emphasis":
      return <em>{inline.text}</em>;
    case "code":
      return <code className="font-mono text-mono">{inline.text}</code>;
    case "link":
      return inline.address.startsWith("/") ? (
        <TextLink href={inline.address}>{inline.text}</TextLink>
      ) : (
        <a className="text-accent-text underline" href={inline.address} target="_blank" rel="noopener noreferrer">
          {inline.text}
        </a>
      );
    default:
      return inline.text;
  }
}
