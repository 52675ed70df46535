import type { Context } from "hono";
import { type GuardAnswer, beforeEligibility } from "@paygauge/api-types/access/guard";
import { findCall, isForPrograms, methodsAt, type CallHit } from "@paygauge/api-types/endpoints";
import { brandOrigin } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { noteRefused } from "../proxy/report-refusals.ts";
import { ask } from "../rules/guard-facts.ts";
import { problem, type Refusal, refuse } from "../rules/problem.ts";
import type { Step } from "../in-order.ts";

function notSignedIn(c: Context<EdgeHono>): Refusal {
  if (c.get("sessionEnd") === "switched") return refuse("rolesReplaced");
  return c.get("sessionEnd") === null ? refuse("notSignedIn") : refuse("sessionEnded");
}

function refusalOf(c: Context<EdgeHono>, answer: Exclude<GuardAnswer, "open">): Refusal {
  switch (answer) {
    case "login":
      return notSignedIn(c);
    case "maintenance":
      return refuse("maintenance", {}, { "retry-after": "10" });
    case "domain":
      return refuse("otherDomain", { address: ownAddress(c) });
    case "401":
      return isProgram(c) ? lacking(c) : refuse("rolesLackPermission");
    case "503":
      return refuse("environmentsDiffer");
    case "404":
      return refuse("featureOff");
    case "lobby":
      return refuse(isProgram(c) ? "programPaused" : "accountNotReady");
  }
}

const isProgram = (c: Context<EdgeHono>): boolean => c.get("session")?.record.kind === "machine";

/** What a program lacks for a call; that there is such a call isn't a secret, and no record was looked for yet. */
function lacking(c: Context<EdgeHono>): Refusal {
  const { access } = c.get("call").call;
  const held = c.get("session")?.permissions;
  const missing = access.who === "holders" ? access.of.filter((each) => held?.has(each) !== true) : [];
  return refuse("programLacks", { permissions: missing.join(", ") });
}

function ownAddress(c: Context<EdgeHono>): string {
  const own = c.get("session")?.me.branding?.fullDomainName;
  const known = c.get("configuration").brands.find((each) => each.fullDomainName === own);
  return known ? brandOrigin(c.env, known) : "another site";
}

function unknownCall(method: string, path: string): Refusal {
  const others = methodsAt(path).filter((each) => findCall(each, path)?.call.access.who !== "edge");
  if (others.length === 0) return refuse("noSuchCallHere");
  return refuse("methodNotUsed", { method }, { allow: others.join(", ") });
}

function availability(c: Context<EdgeHono>, hit: CallHit): Refusal | null {
  if (hit.call.service === "chatbot" && !c.env.CHATBOT_URL && c.env.CHATBOT === undefined) return refuse("noChat");
  if (hit.released) return null;
  return refuse("notInReleaseYet");
}

/** The guard of the calls: allow-list, session, guard in its order, then whether this release answers it. */
export const gateCall: Step = (c) => {
  const answerWith = (refusal: Refusal) => problem(refusal, c.get("requestId"));
  const hit = findCall(c.req.method, c.get("path"));
  if (!hit || hit.call.access.who === "edge") return answerWith(unknownCall(c.req.method, c.get("path")));
  c.set("call", hit);
  const [session, unreachable] = [c.get("session"), !c.get("modeKnown") || c.get("sessionEnd") === "unavailable"];
  if (unreachable) return answerWith(refuse("noAnswer", {}, { "retry-after": "3" }));
  if (isProgram(c) && !isForPrograms(hit.call)) return answerWith(refuse("programNotForIt"));
  const standing = {
    environment: c.env.ENVIRONMENT,
    brand: c.get("brand"),
    configuration: c.get("configuration"),
    session,
  };
  const answer = ask(hit.call.access, hit.call.flag, standing);
  const waits = answer === "lobby" && beforeEligibility.has(hit.id);
  if (answer !== "open" && !waits) {
    const refusal = refusalOf(c, answer);
    noteRefused(c, hit.id, refusal.code);
    c.get("debug")?.note("edge", "refused", { call: hit.id, code: refusal.code, status: refusal.status });
    return answerWith(refusal);
  }
  c.get("debug")?.note("edge", "gated", { call: hit.id });
  const missing = availability(c, hit);
  return missing ? answerWith(missing) : undefined;
};
