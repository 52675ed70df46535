import { createMiddleware } from "hono/factory";
import { signedIn } from "@paygauge/api-types/access/access";
import type { GuardAnswer } from "@paygauge/api-types/access/guard";
import { isPageOf } from "@paygauge/api-types/access/test-environment";
import { findPage, linkTo, pages } from "@paygauge/api-types/sitemap";
import { brandOrigin } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { maintenancePage } from "../pages/login-page.ts";
import { notFoundPage, unavailablePage } from "../pages/notice-pages.ts";
import { noteRefused } from "../proxy/report-refusals.ts";
import { ask, type GuardContext } from "../rules/guard-facts.ts";
import { deletedCookie, sessionCookie } from "../rules/cookies.ts";
import { rawQuery } from "../rules/request-path.ts";
import { endSession } from "../sign-in/sign-out.ts";
import type { OpenSession } from "../session/read-session.ts";
import type { Context } from "hono";

function to(address: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: address, "cache-control": "no-store" });
  for (const each of cookies) headers.append("set-cookie", each);
  return new Response(null, { status: 302, headers });
}

/** The first of /dashboard, /analysis and /profile that the user may open and that this release has. */
function startPage(session: OpenSession): string {
  const wanted = ["dashboard", "analysis", "profile"] as const;
  const open = wanted.find((id) => {
    const found = pages.find((each) => each.id === id);
    if (!found?.page.released) return false;
    const rule = found.page.access;
    return rule.who !== "holders" || rule.of.every((each) => session.permissions.has(each));
  });
  return open ? linkTo(open) : "/lobby?reason=UserEligibility";
}

function toLogin(c: Context<EdgeHono>): Response {
  const query = new URLSearchParams();
  if (c.get("sessionEnd") !== null) query.set("error", "SESSION_EXPIRED");
  query.set("callbackUrl", `${c.get("path")}${rawQuery(c.req.raw)}`);
  return to(`/login?${query.toString()}`);
}

/** Ends the session here and sends the user to the domain of their own brand. */
async function toOwnDomain(c: Context<EdgeHono>): Promise<Response> {
  const own = c.get("session")?.me.branding?.fullDomainName ?? "";
  await endSession(c);
  const known = c.get("configuration").brands.find((each) => each.fullDomainName === own);
  const address = known ? `${brandOrigin(c.env, known)}/login?error=DOMAIN_REDIRECT` : "/lobby?reason=UserEligibility";
  return to(address, [deletedCookie(sessionCookie)]);
}

function refuse(c: Context<EdgeHono>, answer: Exclude<GuardAnswer, "open">): Response | Promise<Response> {
  if (answer === "login") return toLogin(c);
  if (answer === "maintenance") return maintenancePage(c);
  if (answer === "domain") return toOwnDomain(c);
  if (answer === "lobby") return to("/lobby?reason=UserEligibility");
  const job = answer === "401" ? jobIn(c.get("path")) : null;
  return to(job === null ? `/${answer}` : `/401?job=${encodeURIComponent(job)}`);
}

/** The job that a page's address names: the page 401 says whom to ask about it. */
const jobIn = (path: string): string | null => findPage(path)?.params["jobId"] ?? null;

/** The guard of the pages that React draws, in the order of the specification. */
export const gatePage = createMiddleware<EdgeHono>(async (c, next) => {
  if (c.get("sessionEnd") === "unavailable" || !c.get("modeKnown")) return unavailablePage(c);
  const context: GuardContext = {
    environment: c.env.ENVIRONMENT,
    brand: c.get("brand"),
    configuration: c.get("configuration"),
    session: c.get("session"),
  };
  const hit = findPage(c.get("path"));
  if (!hit || hit.page.frame === "edge") return notFoundPage(c);
  const home = hit.id === "home";
  const answer = ask(home ? signedIn : hit.page.access, hit.page.flag, context);
  if (answer !== "open") {
    if (answer === "401") noteRefused(c, `page:${hit.id}`, "INSUFFICIENT_PERMISSION");
    return refuse(c, answer);
  }
  if (!isPageOf(hit.id, c.env.ENVIRONMENT)) return refuse(c, "404");
  const { session } = context;
  if (!home || !session) return next();
  return to(
    session.me.effectiveRoles.length === 0 && session.permissions.size === 0
      ? "/lobby?reason=UserEligibility"
      : startPage(session),
  );
});
