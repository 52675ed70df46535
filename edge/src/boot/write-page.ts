import type { Context } from "hono";
import type { EdgeHono } from "../edge-hono.ts";
import { windowTitle } from "../pages/frame.ts";
import { pageTexts } from "../pages/page-language.ts";

/** The values that a page of the build gets. */
export interface Written {
  readonly html: string;
  readonly language: string;
  /** Of the colours: "light", "dark", "system", or "print" for what is always drawn as on paper. */
  readonly mode: string;
  /** Elements for the head, each with the answer's nonce where it needs one. */
  readonly head: string;
}

/** JSON that cannot end its script element early. */
export function scriptJson(value: unknown): string {
  return escaped(JSON.stringify(value));
}

/** The same of a text that is JSON already. */
export const escaped = (json: string): string => json.replaceAll("<", String.raw`\u003c`);

/** A data element of the page, read by its script. */
export const dataElement = (id: string, json: string, nonce: string): string =>
  `<script type="application/json" id="${id}" nonce="${nonce}">${json}</script>`;

/** A page of the build with the brand, the mode and the given elements written in; never kept by anybody. */
export function writePage(c: Context<EdgeHono>, { html, language, mode, head }: Written): Response {
  const [brand, nonce] = [c.get("brand"), c.get("nonce")];
  const written = new HTMLRewriter()
    .on("html", {
      element(element) {
        element
          .setAttribute("lang", language)
          .setAttribute("data-theme", brand.theme)
          .setAttribute("data-mode", mode)
          .setAttribute("data-brand", brand.brandingKey);
      },
    })
    .on("title", { element: (element) => void element.setInnerContent(windowTitle(brand)) })
    // The build's own placeholder makes way for the filled element.
    .on("script#boot", { element: (element) => void element.remove() })
    .on("script, style, link", { element: (element) => void element.setAttribute("nonce", nonce) })
    // Until the application draws itself over it.
    .on("div#root", {
      element: (element) =>
        void element.setInnerContent(`<output class="initializing">${pageTexts(c).initializing}</output>`, {
          html: true,
        }),
    })
    .on("head", { element: (element) => void element.append(head, { html: true }) })
    .transform(new Response(html));
  return new Response(written.body, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
