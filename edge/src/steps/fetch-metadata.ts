import { brandOrigin } from "../environment.ts";
import { problem, refuse, type Refusal } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { isCallPath, safeMethods } from "../rules/request-kind.ts";
import type { Step } from "../in-order.ts";

/** The one form that pages without script post; every other unsafe request carries X-CSRF. */
const formPath = "/auth/sign-out";

function isOurForm(request: Request, path: string): boolean {
  return (
    path === formPath &&
    request.method === "POST" &&
    (request.headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")
  );
}

/**
 * Cross-site requests may only navigate to pages, never to a call or a file. Unsafe methods need Sec-Fetch-Site same-origin, or where a browser
 * sends none, Origin equal to the brand's; a foreign Origin is refused in any case; and the header X-CSRF: 1 (S26, S32).
 */
export const fetchMetadata: Step = (c) => {
  const answer = (refusal: Refusal) => problem(refusal, c.get("requestId"));
  const site = headerOf(c.req.raw, "sec-fetch-site");
  const navigates =
    headerOf(c.req.raw, "sec-fetch-mode") === "navigate" &&
    (headerOf(c.req.raw, "sec-fetch-dest") ?? "document") === "document";
  if (safeMethods.has(c.req.method)) {
    const ours = site === undefined || site === "same-origin" || site === "none";
    const isPage = !isCallPath(c.get("path")) && !c.get("path").startsWith("/assets/");
    return ours || (navigates && isPage) ? undefined : answer(refuse("linkNotRead"));
  }
  const origin = headerOf(c.req.raw, "origin");
  const expected = brandOrigin(c.env, c.get("brand"));
  if (origin !== undefined && origin !== expected) return answer(refuse("otherSite"));
  if (site === undefined ? origin === undefined : site !== "same-origin") return answer(refuse("siteNotSaid"));
  if (!isOurForm(c.req.raw, c.get("path")) && headerOf(c.req.raw, "x-csrf") !== "1")
    return answer(refuse("csrfMissing"));
  return undefined;
};
