import type { Context } from "hono";
import type { GuardAnswer } from "@paygauge/api-types/access";
import { findCall, methodsAt, type CallHit } from "@paygauge/api-types/endpoints";
import { messages } from "@paygauge/api-types/messages";
import { brandOrigin, type EdgeHono } from "../environment.ts";
import { ask } from "../rules/guard-facts.ts";
import { problem, type Refusal } from "../rules/problem.ts";
import type { Step } from "../in-order.ts";

/** Calls that a person may make who is signed in and not eligible: they tell why. */
const beforeEligibility: ReadonlySet<string> = new Set(["userPermissions", "userEligibleStatus"]);

function notSignedIn(c: Context<EdgeHono>): Refusal {
  if (c.get("sessionEnd") === "switched")
    return {
      status: 401,
      code: "SESSION_REPLACED",
      detail: "The roles in effect were changed while this was on its way. Ask again.",
    };
  return c.get("sessionEnd") === null
    ? { status: 401, code: "NOT_SIGNED_IN", detail: "You are not signed in. Sign in and try again." }
    : { status: 401, code: "SESSION_EXPIRED", detail: "Your session ended. Sign in to continue where you were." };
}

function refusalOf(c: Context<EdgeHono>, answer: Exclude<GuardAnswer, "open">): Refusal {
  switch (answer) {
    case "login":
      return notSignedIn(c);
    case "maintenance":
      return { status: 503, code: "MAINTENANCE", detail: messages.maintenance, headers: { "retry-after": "10" } };
    case "domain":
      return {
        status: 401,
        code: "DOMAIN_REDIRECT",
        detail: `Your account belongs to ${ownAddress(c)}. Sign in there.`,
      };
    case "401":
      return {
        status: 403,
        code: "INSUFFICIENT_PERMISSION",
        detail: "Your roles do not include the permission that this needs. Ask an administrator for it.",
      };
    case "503":
      return {
        status: 503,
        code: "ENVIRONMENT_MISMATCH",
        detail: "This site and the service behind it carry different environment names. Tell an operator.",
      };
    case "404":
      return { status: 404, code: "FEATURE_OFF", detail: "This feature is switched off." };
    case "lobby":
      return {
        status: 403,
        code: "NOT_ELIGIBLE",
        detail: "Your account is not ready to be used. The lobby page says why.",
      };
  }
}

function ownAddress(c: Context<EdgeHono>): string {
  const own = c.get("session")?.me.branding?.fullDomainName;
  const known = c.get("configuration").brands.find((each) => each.fullDomainName === own);
  return known ? brandOrigin(c.env, known) : "another site";
}

function unknownCall(method: string, path: string): Refusal {
  const others = methodsAt(path).filter((each) => findCall(each, path)?.call.access.who !== "edge");
  if (others.length === 0)
    return { status: 404, code: "UNKNOWN_CALL", detail: "This service has no such call. Check the address." };
  return {
    status: 405,
    code: "METHOD_NOT_ALLOWED",
    detail: `The method ${method} is not used here.`,
    headers: { allow: others.join(", ") },
  };
}

function availability(c: Context<EdgeHono>, hit: CallHit): Refusal | null {
  if (hit.call.service === "chatbot" && !c.env.CHATBOT_URL) {
    return {
      status: 503,
      code: "CHATBOT_NOT_CONFIGURED",
      detail: "No chat assistant is configured for this site. An operator can set CHATBOT_URL.",
    };
  }
  if (hit.released) return null;
  return { status: 404, code: "NOT_IN_THIS_RELEASE", detail: "This part of the product is not in this release yet." };
}

/** The guard of the calls: allow-list, session, guard in its order, then whether this release answers it. */
export const gateCall: Step = (c) => {
  const refuse = (refusal: Refusal) => problem(refusal, c.get("requestId"));
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  const hit = findCall(method, c.get("path"));
  if (!hit || hit.call.access.who === "edge") return refuse(unknownCall(c.req.method, c.get("path")));
  c.set("call", hit);
  const [session, unreachable] = [c.get("session"), !c.get("modeKnown") || c.get("sessionEnd") === "unavailable"];
  if (unreachable)
    return refuse({
      status: 503,
      code: "ORIGIN_UNAVAILABLE",
      detail: "The service does not answer. Try again in a moment.",
      headers: { "retry-after": "3" },
    });
  const standing = {
    environment: c.env.ENVIRONMENT,
    brand: c.get("brand"),
    configuration: c.get("configuration"),
    session,
  };
  const answer = ask(hit.call.access, undefined, standing);
  const waits = answer === "lobby" && beforeEligibility.has(hit.id);
  if (answer !== "open" && !waits) return refuse(refusalOf(c, answer));
  const missing = availability(c, hit);
  return missing ? refuse(missing) : undefined;
};
