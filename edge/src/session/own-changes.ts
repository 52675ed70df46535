import type { Context } from "hono";
import * as v from "valibot";
import { roles, type Role } from "@paygauge/api-types/access";
import { currentUser } from "@paygauge/api-types/entities/identity";
import { languages } from "@paygauge/api-types/languages";
import { messages } from "@paygauge/api-types/messages";
import type { EdgeHono } from "../environment.ts";
import { askCurrentUser } from "../proxy/ask-origin.ts";
import { cookieText, languageCookie, modeCookie, readCookie, sessionCookie } from "../rules/cookies.ts";
import { problem } from "../rules/problem.ts";
import { sessionsOf } from "./person-sessions.ts";
import { forgetSession, openCookie, sealedSession } from "./read-session.ts";
import { endsByIdleness, idleMsOf, type SessionRecord } from "./session-record.ts";

const bodyMost = 16_384;
const yearSeconds = 31_536_000;

/** A small JSON body, or undefined where it is none. */
async function smallJson(c: Context<EdgeHono>): Promise<unknown> {
  if (!(c.req.header("content-type") ?? "").toLowerCase().startsWith("application/json")) return undefined;
  if (Number(c.req.header("content-length") ?? 0) > bodyMost) return undefined;
  const text = await c.req.text();
  if (text.length > bodyMost) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function notSignedIn(c: Context<EdgeHono>): Response {
  const end = c.get("sessionEnd");
  const code = end === "switched" ? "SESSION_REPLACED" : end === null ? "NOT_SIGNED_IN" : "SESSION_EXPIRED";
  return problem({ status: 401, code, detail: "You are not signed in. Sign in and try again." }, c.get("requestId"));
}

function badBody(c: Context<EdgeHono>, detail: string): Response {
  return problem({ status: 400, code: "BODY_REFUSED", detail }, c.get("requestId"));
}

function clocks(record: SessionRecord) {
  return {
    autoLogoutOnIdle: record.idleAt - record.activeAt < record.expiresAt - record.createdAt,
    idleAt: new Date(record.idleAt).toISOString(),
    expiresAt: new Date(record.expiresAt).toISOString(),
    // A browser whose clock is wrong counts from its own now.
    idleInMs: record.idleAt - Date.now(),
  };
}

/** POST /auth/activity: real input happened. Answers when the idle clock and the session run out (UTC). */
export async function reportActivity(c: Context<EdgeHono>): Promise<Response> {
  const session = c.get("session");
  if (!session) return notSignedIn(c);
  const state = await sessionsOf(c.env, session.person).touch(session.record.sid);
  if (state.state !== "open") return notSignedIn(c);
  forgetSession(session.record.sid);
  return c.json({ message: "Noted.", success: true, statusCode: 200, ...clocks(state.record) });
}

const idleSwitch = v.strictObject({ autoLogoutOnIdle: v.boolean() });

/**
 * POST /auth/idle {autoLogoutOnIdle}: whether this session ends by idleness; its whole life always ends it. For holders
 * of SystemMaintenance_UPDATE; 409 IDLE_OFF where the site's configuration ends no session so (specification section 8).
 */
export async function setIdleEnd(c: Context<EdgeHono>): Promise<Response> {
  const session = c.get("session");
  if (!session) return notSignedIn(c);
  const body = v.safeParse(idleSwitch, await smallJson(c));
  if (!body.success) return badBody(c, 'Send JSON with "autoLogoutOnIdle": true or false.');
  const refuse = (status: number, code: string, detail: string) =>
    problem({ status, code, detail }, c.get("requestId"));
  if (!session.permissions.has("SystemMaintenance_UPDATE"))
    return refuse(403, "INSUFFICIENT_PERMISSION", "Only those who maintain the system may switch the idle end.");
  if (!endsByIdleness(c.env)) return refuse(409, "IDLE_OFF", messages.idleOff);
  const wanted = body.output.autoLogoutOnIdle;
  const state = await sessionsOf(c.env, session.person).setIdle(session.record.sid, idleMsOf(c.env, wanted));
  if (state.state !== "open") return notSignedIn(c);
  forgetSession(session.record.sid);
  const message = `Auto Logout On Idle is now ${wanted ? "on" : "off"}.`;
  return c.json({ message, success: true, statusCode: 200, ...clocks(state.record) });
}

const preferences = v.union([
  v.strictObject({ mode: v.picklist(["light", "dark", "system"]) }),
  v.strictObject({ language: v.picklist(languages) }),
]);

/** POST /auth/preferences: the light or dark choice of this browser, or its language; signed in or not. */
export async function setPreferences(c: Context<EdgeHono>): Promise<Response> {
  const body = v.safeParse(preferences, await smallJson(c));
  if (!body.success)
    return badBody(
      c,
      `Send JSON with "mode": "light", "dark" or "system", or with "language": "${languages.join('", "')}".`,
    );
  const chosen = body.output;
  if ("mode" in chosen) c.header("set-cookie", cookieText(modeCookie, chosen.mode, yearSeconds), { append: true });
  else {
    c.header("set-cookie", cookieText(languageCookie, chosen.language, yearSeconds), { append: true });
    await forgetOwnSession(c);
  }
  return c.json({ message: "Saved.", success: true, statusCode: 200, ...chosen });
}

/** The origin keeps a person's language too: what this isolate remembers of them is older than the choice. */
async function forgetOwnSession(c: Context<EdgeHono>): Promise<void> {
  const cookie = readCookie(c.req.header("cookie"), sessionCookie);
  if (cookie.kind !== "value") return;
  const named = await openCookie(c.env, c.get("brand").brandingKey, cookie.value);
  if (named) forgetSession(named.sid);
}

const narrowing = v.strictObject({
  roles: v.nullable(v.pipe(v.array(v.picklist(roles)), v.minLength(1), v.maxLength(roles.length))),
});

function heldRoles(me: v.InferOutput<typeof currentUser>): ReadonlySet<Role> {
  return new Set([...me.roles.standard, ...me.roles.tabbedView].map((each) => each.role));
}

/**
 * POST /auth/roles {roles: Role[] | null}: narrows the effective roles to some of those held, or with null back to all.
 * The session gets a new id (S18); answers the person with the permissions that are now in effect.
 */
export async function changeRoles(c: Context<EdgeHono>): Promise<Response> {
  const session = c.get("session");
  if (!session) return notSignedIn(c);
  const body = v.safeParse(narrowing, await smallJson(c));
  if (!body.success)
    return badBody(c, 'Send JSON with "roles": a list of at least one of your roles, or null for all of them.');
  const held = heldRoles(session.me);
  const refused = !session.me.canSwitchRoles || (body.output.roles ?? []).some((each) => !held.has(each));
  if (refused)
    return problem(
      {
        status: 403,
        code: "ROLES_REFUSED",
        detail: "You may switch only between roles that you hold, and only where switching is allowed for you.",
      },
      c.get("requestId"),
    );
  const wanted = body.output.roles === null ? null : [...new Set(body.output.roles)];
  const state = await sessionsOf(c.env, session.person).changeRoles(session.record.sid, wanted);
  if (state.state !== "open") return notSignedIn(c);
  forgetSession(session.record.sid);
  const brand = c.get("brand").brandingKey;
  c.header(
    "set-cookie",
    cookieText(sessionCookie, await sealedSession(c.env, brand, session.person, state.record.sid)),
    { append: true },
  );
  const asked = await askCurrentUser(c.env, { sub: session.person, sid: state.record.sid, brand, roles: wanted });
  const me = asked.kind === "known" ? asked.me : undefined;
  return c.json({ message: "Your roles are changed.", success: true, statusCode: 200, ...(me ? { me } : {}) });
}
