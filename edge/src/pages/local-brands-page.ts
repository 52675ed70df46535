import type { Context } from "hono";
import { html } from "hono/html";
import type { Brand } from "@paygauge/api-types/entities/identity";
import type { EdgeHono } from "../edge-hono.ts";
import { pageTexts } from "./page-language.ts";
import { plainPage } from "./plain-page.ts";

const css = `ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:6px;background:var(--surface)}
li+li{border-top:1px solid var(--line)}a{display:flex;gap:12px;align-items:baseline;min-height:44px;padding:11px 16px;color:inherit;text-decoration:none}
a:hover{background:var(--hover)}a:focus-visible{outline:2px solid var(--focus);outline-offset:-2px}b{font-weight:600}span{margin-inline-start:auto;color:var(--text-3);font-size:12px}`;

/** GET / on the bare address of a local system: its brands, each with a link to its own domain. Without any branding. */
export function localBrandsPage(c: Context<EdgeHono>, brands: readonly Brand[]): Promise<Response> {
  const words = pageTexts(c).localBrands;
  const port = c.env.PUBLIC_PORT === "" ? "" : `:${c.env.PUBLIC_PORT}`;
  const content = html`<p>${words.lead}</p>
    <ul>
      ${brands.map(
        (brand) =>
          html`<li>
            <a href="http://${brand.fullDomainName}${port}/">
              <b>${brand.brandingDisplayName}</b><span>${brand.fullDomainName}${port}</span>
            </a>
          </li>`,
      )}
    </ul>`;
  return plainPage(c, { title: words.title, status: 200, content, css });
}
