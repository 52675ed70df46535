import type { Context } from "hono";
import { html, raw } from "hono/html";
import { isId } from "@paygauge/api-types/ids";
import { acceptedTags, languageNames, languages, localeOf } from "@paygauge/api-types/languages";
import type { EdgeHono } from "../edge-hono.ts";
import { tellLinkFetched } from "../proxy/ask-origin.ts";
import { linkCookie } from "../rules/cookies.ts";
import { clientNetwork } from "../rules/client-network.ts";
import { isNavigation } from "../rules/request-kind.ts";
import { page, type Markup } from "./frame.ts";
import { maintenancePage } from "./login-page.ts";
import { pageLanguage, pageTexts } from "./page-language.ts";
import { uploadCss } from "./upload-css.ts";
import { uploadScript } from "./upload-script.ts";
import { uploadViews } from "./upload-views.ts";

/**
 * GET /upload/{magicLinkId}: the same page for every id, known or not. The secret is in the address's fragment, which no
 * request carries; loading the page is counted and opens nothing.
 */
export async function uploadPage(c: Context<EdgeHono>): Promise<Response> {
  if (c.get("configuration").mode === "Maintenance") return maintenancePage(c);
  const id = c.req.param("magicLinkId") ?? "";
  await countLoad(c, id);
  const texts = pageTexts(c).upload;
  const { heading, ...words } = texts;
  const language = pageLanguage(c);
  const facts = JSON.stringify({
    id: isId("record", id) ? id : "",
    words,
    language,
    locale: localeOf(language, acceptedTags(c.req.header("accept-language"))),
  });
  return page(c, {
    title: texts.title,
    status: 200,
    panel: html`<style nonce="${c.get("nonce")}">
        ${raw(uploadCss)}
      </style>
      <div id="upload" data-facts="${facts}" class="upload">
        <h1>${heading(c.get("brand").brandingDisplayName)}</h1>
        ${uploadViews(texts)} ${languageMenu(c, id)}
        <noscript><p class="strip warning">${texts.script}</p></noscript>
      </div>
      <script nonce="${c.get("nonce")}">
        ${raw(uploadScript)};
      </script>`,
  });
}

/** Counts loads without a session of a link: a receiver who comes back isn’t a scanner. */
async function countLoad(c: Context<EdgeHono>, id: string): Promise<void> {
  const isOwn = (c.req.header("cookie") ?? "").includes(`${linkCookie}=`);
  if (isOwn || !isId("record", id) || !isNavigation(c.req.raw)) return;
  const { success } = await c.env.LINK_RATE.limit({ key: `upload ${clientNetwork(c.env, c.req.raw) ?? "unknown"}` });
  if (success) c.executionCtx.waitUntil(tellLinkFetched(c.env, id));
}

/** The languages as links; the script keeps the fragment with them. */
function languageMenu(c: Context<EdgeHono>, id: string): Markup {
  const spoken = pageLanguage(c);
  const items = languages.map((each) =>
    each === spoken
      ? html`<li><b lang="${each}" aria-current="true">${languageNames[each]}</b></li>`
      : html`<li>
          <a href="/upload/${encodeURIComponent(id)}?lang=${each}" lang="${each}" hreflang="${each}"
            >${languageNames[each]}</a
          >
        </li>`,
  );
  return html`<nav class="languages" aria-label="${pageTexts(c).language}">
    <ul>
      ${items}
    </ul>
  </nav>`;
}
