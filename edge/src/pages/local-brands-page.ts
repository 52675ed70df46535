import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { Brand } from "@paygauge/api-types/entities/identity";
import { themeCss } from "@paygauge/api-types/themes/theme-css";
import type { EdgeHono } from "../edge-hono.ts";
import { colourMode } from "./frame.ts";
import { pageLanguage, pageTexts } from "./page-language.ts";

const css = `*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);font:14px/20px "IBM Plex Sans",Arial,sans-serif}
main{max-width:600px;margin:0 auto;padding:72px 20px}h1{margin:0 0 8px;font-size:26px;line-height:34px;font-weight:600}
p{margin:0 0 24px;color:var(--text-2)}ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:6px;background:var(--surface)}
li+li{border-top:1px solid var(--line)}a{display:flex;gap:12px;align-items:baseline;min-height:44px;padding:11px 16px;color:inherit;text-decoration:none}
a:hover{background:var(--hover)}a:focus-visible{outline:2px solid var(--focus);outline-offset:-2px}b{font-weight:600}span{margin-inline-start:auto;color:var(--text-3);font-size:12px}`;

/** GET / on the bare address of a local system: its brands, each with a link to its own domain. Without any branding. */
export async function localBrandsPage(c: Context<EdgeHono>, brands: readonly Brand[]): Promise<Response> {
  const words = pageTexts(c).localBrands;
  const port = c.env.PUBLIC_PORT === "" ? "" : `:${c.env.PUBLIC_PORT}`;
  const text = await html`<!doctype html>
    <html lang="${pageLanguage(c)}" data-theme="t1" data-mode="${colourMode(c.req.header("cookie"))}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${words.title} · Paygauge</title>
        <link rel="icon" href="data:," />
        <style nonce="${c.get("nonce")}">
          ${raw(themeCss("t1", colourMode(c.req.header("cookie"))) + css)}
        </style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p>${words.lead}</p>
          <ul>
            ${brands.map(
              (brand) =>
                html`<li>
                  <a href="http://${brand.fullDomainName}${port}/">
                    <b>${brand.brandingDisplayName}</b><span>${brand.fullDomainName}${port}</span>
                  </a>
                </li>`,
            )}
          </ul>
        </main>
      </body>
    </html>`;
  return new Response(c.req.method === "HEAD" ? null : text, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
