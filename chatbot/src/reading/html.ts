import { cleanedText } from "@paygauge/api-types/clean-text";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { decodeEntities } from "./entities.ts";
import { pause } from "./pause.ts";
import type { Block, DocumentRefused } from "./read-types.ts";
import { textTooLong, tooComplex } from "./refuse-document.ts";
import { oneLine } from "./sections.ts";

/** Elements that end the text before them. */
const blockTags = new Set(
  "address article aside blockquote body br caption dd details div dl dt figcaption figure footer form header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
/** Elements whose text no reader sees. */
const hiddenTags = new Set(
  "script style template noscript svg math iframe object head title textarea select".split(" "),
);
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?![.\d]*[1-9])/i;
const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

function isHidden(element: Element): boolean {
  if (hiddenTags.has(element.tagName)) return true;
  if (element.hasAttribute("hidden") || element.getAttribute("aria-hidden") === "true") return true;
  return hiddenStyle.test(element.getAttribute("style") ?? "");
}

/** Calls back at the end of an element. @returns false for one that has none, such as an empty one of a picture */
function whenEnded(element: Element, ended: () => void): boolean {
  try {
    element.onEndTag(ended);
    return true;
  } catch {
    return false;
  }
}

/** Collects the visible text of a document as blocks, within the limits of a document. */
class Collector {
  readonly blocks: Block[] = [];
  /** Why it is read no further. The parser swallows errors of these functions. */
  refused: DocumentRefused | null = null;
  #text = "";
  #level = 0;
  #hidden = 0;
  #open = 0;
  #characters = 0;

  flush(): void {
    const text = oneLine(cleanedText(decodeEntities(this.#text)));
    this.#text = "";
    if (text === "") return;
    this.blocks.push({ kind: this.#level > 0 ? "heading" : "text", level: this.#level, text });
  }

  element(element: Element): void {
    if (this.refused) return;
    const { tagName } = element;
    const isVoid = voidTags.has(tagName);
    const isSkipped = isHidden(element) && tagName !== "head" && !isVoid;
    const level = /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0;
    const isBlock = !isSkipped && (level > 0 || blockTags.has(tagName));
    if (isBlock) this.flush();
    const [open, hidden] = [this.#open, this.#hidden];
    const isOpen =
      !isVoid &&
      whenEnded(element, () => {
        // As before it, also where the ends of elements inside it are left out.
        this.#open = open;
        this.#hidden = hidden;
        if (!isBlock) return;
        this.flush();
        if (level > 0) this.#level = 0;
      });
    if (!isOpen) return;
    this.#open += 1;
    if (this.#open > documentLimits.htmlDepth.limit) this.refused = tooComplex();
    if (isSkipped) this.#hidden += 1;
    if (isBlock) this.#level = level;
  }

  text(chunk: string): void {
    if (this.refused || this.#hidden > 0) return;
    this.#characters += chunk.length;
    if (this.#characters > documentLimits.text.limit) this.refused = textTooLong();
    else this.#text += chunk;
  }
}

/** Bytes that are parsed before other requests may run. */
const pieceBytes = 4 * 1024;

/** The bytes in pieces, with a pause before each, until the collector refuses. */
function paced(bytes: Uint8Array, collector: Collector): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause();
      if (at >= bytes.length || collector.refused) return controller.close();
      controller.enqueue(bytes.subarray(at, at + pieceBytes));
      at += pieceBytes;
    },
  });
}

const tagMark = "<".charCodeAt(0);

/** Counts what begins like a tag: an end tag costs the parser as many steps as elements are open. */
function requireFewTags(html: Uint8Array): void {
  let tags = 0;
  for (const byte of html) if (byte === tagMark) tags += 1;
  if (tags > documentLimits.tags.limit) throw tooComplex();
}

/** Reads the visible text of HTML; scripts, styles and hidden parts are left out. @throws DocumentRefused beyond a limit */
export async function readHtml(html: Uint8Array): Promise<Block[]> {
  requireFewTags(html);
  const collector = new Collector();
  // Text of the document, since a fragment has some outside of every element.
  const rewriter = new HTMLRewriter()
    .on("*", { element: (element) => collector.element(element) })
    .onDocument({ text: (chunk) => collector.text(chunk.text) });
  const response = new Response(paced(html, collector), { headers: { "content-type": "text/html; charset=utf-8" } });
  await rewriter
    .transform(response)
    .body?.pipeTo(new WritableStream())
    .catch(() => {
      // The parser has limits of its own, which elements inside each other reach.
      throw collector.refused ?? tooComplex();
    });
  if (collector.refused) throw collector.refused;
  collector.flush();
  return collector.blocks;
}
