import type { Context } from "hono";
import { html, raw } from "hono/html";
import { themeCss } from "@paygauge/api-types/themes/theme-css";
import type { EdgeHono } from "../edge-hono.ts";
import { colourMode, type Markup } from "./frame.ts";
import { pageLanguage } from "./page-language.ts";

const css = `*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);font:14px/20px "IBM Plex Sans",Arial,sans-serif}
main{max-width:600px;margin:0 auto;padding:72px 20px}h1{margin:0 0 8px;font-size:26px;line-height:34px;font-weight:600}
p{margin:0 0 24px;color:var(--text-2)}p.foot{font-size:12px;color:var(--text-3);overflow-wrap:anywhere}`;

interface PlainParts {
  readonly title: string;
  readonly status: number;
  readonly content: Markup;
  /** Of this page alone. */
  readonly css?: string;
}

/** A page without any branding, for where no brand is known: a heading, and what is below it. */
export async function plainPage(c: Context<EdgeHono>, parts: PlainParts): Promise<Response> {
  const mode = colourMode(c.req.header("cookie"));
  const text = await html`<!doctype html>
    <html lang="${pageLanguage(c)}" data-theme="t1" data-mode="${mode}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${parts.title} · Paygauge</title>
        <link rel="icon" href="data:," />
        <style nonce="${c.get("nonce")}">
          ${raw(themeCss("t1", mode) + css + (parts.css ?? ""))}
        </style>
      </head>
      <body>
        <main>
          <h1>${parts.title}</h1>
          ${parts.content}
        </main>
      </body>
    </html>`;
  return new Response(text, {
    status: parts.status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
