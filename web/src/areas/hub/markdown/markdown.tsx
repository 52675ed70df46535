import { TextLink } from "@paygauge/ui";
import { createContext, useContext } from "react";
import { callHref } from "../../../data/call-api.ts";
import type { DocumentPlace } from "../document-place.ts";
import { DocumentLink, LinkedDocument, useOpenDocument } from "../linked-document.tsx";
import { blocksOf, type Block } from "./markdown-blocks.ts";
import type { Inline } from "./markdown-inlines.ts";

interface MarkdownProps {
  readonly text: string;
  /** Whose images it shows; null: none yet. */
  readonly itemId: string | null;
  /** It is the preview of a form. */
  readonly isInForm?: boolean;
}

interface Place {
  readonly itemId: string | null;
  readonly onOpen: (document: string) => void;
}

const ArticleOf = createContext<Place>({ itemId: null, onOpen: () => {} });

/** An article: Markdown as elements. Its title is the page's, so its headings are one level below. */
export function Markdown({ text, itemId, isInForm = false }: MarkdownProps) {
  const [named, onOpen] = useOpenDocument(isInForm);
  return (
    <ArticleOf value={{ itemId, onOpen }}>
      <div className="flex max-w-160 flex-col gap-3 text-body wrap-anywhere">
        {blocksOf(text).map((block, at) => (
          <BlockView key={at} block={block} />
        ))}
      </div>
      <LinkedDocument named={named} onOpen={onOpen} />
    </ArticleOf>
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
    case "image":
      return <ArticleImage text={inline.text} name={inline.name} />;
    case "document":
      return <ArticleDocument place={inline.place} text={inline.text} />;
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

function ArticleDocument({ place, text }: { readonly place: DocumentPlace; readonly text: string }) {
  const { onOpen } = useContext(ArticleOf);
  return <DocumentLink {...place} text={text} onOpen={onOpen} />;
}

/** An image of the article; before it is saved, what it shows. */
function ArticleImage({ text, name }: { readonly text: string; readonly name: string }) {
  const { itemId } = useContext(ArticleOf);
  if (itemId === null) return text;
  return (
    <img
      src={callHref("hubPicture", { params: { hubItemId: itemId, name } })}
      alt={text}
      className="my-1 max-h-120 max-w-full rounded-control border border-line object-contain"
    />
  );
}
