import type { Context } from "hono";
import * as v from "valibot";
import { roles, type Role } from "@paygauge/api-types/access/roles";
import { currentUser } from "@paygauge/api-types/entities/identity";
import { languages } from "@paygauge/api-types/languages";
import { bodyRefusal, readBody } from "../body/read-body.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { askCurrentUser } from "../proxy/ask-origin.ts";
import { cookieText, languageCookie, modeCookie, readCookie, sessionCookie } from "../rules/cookies.ts";
import { done, problem, refuse, type Refusal } from "../rules/problem.ts";
import { sessionsOf } from "./person-sessions.ts";
import { forgetSession, openCookie, sealedSession } from "./read-session.ts";
import { endsByIdleness, idleMsOf, type SessionRecord } from "./session-record.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const maxBody = 16_384;
const yearSeconds = 31_536_000;

/** A small JSON body of the given form; or what refuses it, `refusal` where it is another. */
export async function smallJson<Form extends v.GenericSchema>(
  c: Context<EdgeHono>,
  form: Form,
  refusal: Refusal,
): Promise<{ readonly value: v.InferOutput<Form> } | Response> {
  const badBody = () => problem(refusal, c.get("requestId"));
  if (!(c.req.header("content-type") ?? "").toLowerCase().startsWith("application/json")) return badBody();
  const read = await readBody(c, maxBody);
  if (read.kind !== "whole") return problem(bodyRefusal(read.kind, maxBody), c.get("requestId"));
  read.leave();
  try {
    const parsed = v.safeParse(form, JSON.parse(new TextDecoder().decode(read.bytes)));
    return parsed.success ? { value: parsed.output } : badBody();
  } catch {
    return badBody();
  }
}

export function notSignedIn(c: Context<EdgeHono>): Response {
  const end = c.get("sessionEnd");
  const code = end === "switched" ? "rolesReplaced" : end === null ? "notSignedIn" : "sessionEnded";
  return problem(refuse(code), c.get("requestId"));
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
  return c.json({ ...done(message("noted")), ...clocks(state.record) });
}

const idleSwitch = v.strictObject({ autoLogoutOnIdle: v.boolean() });

/**
 * POST /auth/idle {autoLogoutOnIdle}: whether this session ends by idleness; its whole life always ends it. For holders
 * of SystemMaintenance_UPDATE; 409 IDLE_OFF where the site's configuration ends no session so (docs/specification.md
 * section 8).
 */
export async function setIdleEnd(c: Context<EdgeHono>): Promise<Response> {
  const session = c.get("session");
  if (!session) return notSignedIn(c);
  const body = await smallJson(c, idleSwitch, refuse("idleBody"));
  if (body instanceof Response) return body;
  if (!session.permissions.has("SystemMaintenance_UPDATE")) return problem(refuse("idleRefused"), c.get("requestId"));
  if (!endsByIdleness(c.env)) return problem(refuse("idleEndOff"), c.get("requestId"));
  const wanted = body.value.autoLogoutOnIdle;
  const state = await sessionsOf(c.env, session.person).setIdle(session.record.sid, idleMsOf(c.env, wanted));
  if (state.state !== "open") return notSignedIn(c);
  forgetSession(session.record.sid);
  return c.json({ ...done(wanted ? message("idleIsOn") : message("idleIsOff")), ...clocks(state.record) });
}

const preferences = v.union([
  v.strictObject({ mode: v.picklist(["light", "dark", "system"]) }),
  v.strictObject({ language: v.picklist(languages) }),
]);

/** POST /auth/preferences: the light or dark choice of this browser, or its language; signed in or not. */
export async function setPreferences(c: Context<EdgeHono>): Promise<Response> {
  const body = await smallJson(c, preferences, refuse("modeOrLanguage", { languages: `"${languages.join('", "')}"` }));
  if (body instanceof Response) return body;
  const chosen = body.value;
  if ("mode" in chosen) c.header("set-cookie", cookieText(modeCookie, chosen.mode, yearSeconds), { append: true });
  else {
    c.header("set-cookie", cookieText(languageCookie, chosen.language, yearSeconds), { append: true });
    await forgetOwnSession(c);
  }
  return c.json({ ...done(message("preferencesSaved")), ...chosen });
}

/** The origin keeps a user's language too: what this isolate remembers of them is older than the choice. */
async function forgetOwnSession(c: Context<EdgeHono>): Promise<void> {
  const cookie = readCookie(c.req.header("cookie"), sessionCookie);
  if (cookie.kind !== "value") return;
  const named = await openCookie(c.env, c.get("brand").brandingKey, cookie.value);
  if (named) forgetSession(named.sid);
}

const narrowing = v.strictObject({
  roles: v.nullable(v.pipe(v.array(v.picklist(roles)), v.minLength(1), v.maxLength(roles.length))),
});

function switchableRoles(me: v.InferOutput<typeof currentUser>): ReadonlySet<Role> {
  return new Set([...me.roles.standard, ...me.roles.tabbedView, ...me.includedRoles].map((each) => each.role));
}

/**
 * POST /auth/roles {roles: Role[] | null}: narrows the effective roles to some of those held or included, or with null back to all.
 * The session gets a new id (S18); answers the user with the permissions that are now in effect.
 */
export async function changeRoles(c: Context<EdgeHono>): Promise<Response> {
  const session = c.get("session");
  if (!session) return notSignedIn(c);
  const body = await smallJson(c, narrowing, refuse("rolesBody"));
  if (body instanceof Response) return body;
  const switchable = switchableRoles(session.me);
  const refused = !session.me.canSwitchRoles || (body.value.roles ?? []).some((each) => !switchable.has(each));
  if (refused) return problem(refuse("rolesNotHeld"), c.get("requestId"));
  const wanted = body.value.roles === null ? null : [...new Set(body.value.roles)];
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
  return c.json({ ...done(message("rolesChanged")), ...(me ? { me } : {}) });
}
