import { cleanedText } from "@paygauge/api-types/clean-text";
import { decodeEntities } from "./entities.ts";
import type { Block } from "./read-types.ts";
import { oneLine } from "./sections.ts";

/** Elements that end the text before them. */
const blockTags = new Set(
  "address article aside blockquote body br caption dd details div dl dt figcaption figure footer form header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
/** Elements whose text no reader sees. */
const hiddenTags = new Set("script style template noscript svg math iframe object head textarea select".split(" "));
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?![.\d]*[1-9])/i;
const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

function isHidden(element: Element): boolean {
  if (hiddenTags.has(element.tagName)) return true;
  if (element.hasAttribute("hidden") || element.getAttribute("aria-hidden") === "true") return true;
  return hiddenStyle.test(element.getAttribute("style") ?? "");
}

/** Collects the visible text of a document as blocks. */
class Collector {
  readonly blocks: Block[] = [];
  title = "";
  #text = "";
  #level = 0;
  #hidden = 0;
  #inTitle = false;

  flush(): void {
    const text = oneLine(cleanedText(decodeEntities(this.#text)));
    this.#text = "";
    if (text === "") return;
    this.blocks.push({ kind: this.#level > 0 ? "heading" : "text", level: this.#level, text });
  }

  element(element: Element): void {
    const { tagName } = element;
    const isVoid = voidTags.has(tagName);
    if (tagName === "title") {
      this.#inTitle = true;
      element.onEndTag(() => void (this.#inTitle = false));
      return;
    }
    if (isHidden(element) && tagName !== "head" && !isVoid) {
      this.#hidden += 1;
      element.onEndTag(() => void (this.#hidden -= 1));
      return;
    }
    const level = /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0;
    if (level === 0 && !blockTags.has(tagName)) return;
    this.flush();
    if (isVoid) return;
    this.#level = level;
    element.onEndTag(() => {
      this.flush();
      if (level > 0) this.#level = 0;
    });
  }

  text(chunk: string): void {
    if (this.#inTitle) this.title += chunk;
    else if (this.#hidden === 0) this.#text += chunk;
  }
}

/** Reads the visible text of HTML; scripts, styles and hidden parts are left out. */
export async function readHtml(html: string): Promise<{ readonly blocks: Block[]; readonly title: string | null }> {
  const collector = new Collector();
  // Text of the document, since a fragment has some outside of every element.
  const rewriter = new HTMLRewriter()
    .on("*", { element: (element) => collector.element(element) })
    .onDocument({ text: (chunk) => collector.text(chunk.text) });
  await rewriter.transform(new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } })).text();
  collector.flush();
  const title = oneLine(decodeEntities(collector.title));
  return { blocks: collector.blocks, title: title === "" ? null : title };
}
