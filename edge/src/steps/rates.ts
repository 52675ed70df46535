import type { Context } from "hono";
import type { EdgeBindings, EdgeHono } from "../environment.ts";
import { tooManyPage } from "../pages/notice-pages.ts";
import { problem } from "../rules/problem.ts";
import { isNavigation } from "../rules/request-kind.ts";
import type { Step } from "../in-order.ts";

type Rate = "SIGN_IN_RATE" | "TOKEN_RATE" | "UPLOAD_RATE" | "CHAT_RATE";

/** Calls that a person may make only so often a minute; the limits stand in wrangler.toml (S61). */
const callRates: Readonly<Record<string, Rate>> = { createUpload: "UPLOAD_RATE", chatMessage: "CHAT_RATE" };

/** Seconds that a limit looks back. */
const period = "60";

const isWithin = async (env: EdgeBindings, rate: Rate, key: string): Promise<boolean> =>
  (await env[rate].limit({ key })).success;

/** Cloudflare sets it and nobody else can; requests that did not come through it share one name. */
const addressOf = (c: Context<EdgeHono>): string => c.req.header("cf-connecting-ip") ?? "unknown";

function tooMany(c: Context<EdgeHono>, detail: string): Response | Promise<Response> {
  const headers = { "retry-after": period };
  if (isNavigation(c.req.raw)) return tooManyPage(c, detail, headers);
  return problem({ status: 429, code: "TOO_MANY_REQUESTS", detail, headers }, c.get("requestId"));
}

/** Sign-ins that are begun from one address. */
export const limitSignIns: Step = async (c) =>
  (await isWithin(c.env, "SIGN_IN_RATE", addressOf(c)))
    ? undefined
    : tooMany(c, "Too many sign-ins were begun from your network. Wait a minute and sign in again.");

/** Cookies from one address that were never ours: guessing is made slow, and who holds a good one is not held up. */
export const limitForgeries: Step = (c) => (c.get("sessionEnd") === "malformed" ? limitForgery(c) : undefined);

async function limitForgery(c: Context<EdgeHono>): Promise<Response | undefined> {
  if (await isWithin(c.env, "TOKEN_RATE", addressOf(c))) return undefined;
  return tooMany(
    c,
    "Too many requests with a session that is not valid. Delete this site's cookies, wait a minute, sign in.",
  );
}

/** Uploads and questions of one person, wherever they sit: people behind one address never lock each other out. */
export const limitCalls: Step = (c) => {
  const rate = callRates[c.get("call").id];
  const person = c.get("session")?.person;
  return rate === undefined || person === undefined ? undefined : limitCall(c, rate, person);
};

async function limitCall(c: Context<EdgeHono>, rate: Rate, person: string): Promise<Response | undefined> {
  if (await isWithin(c.env, rate, person)) return undefined;
  return tooMany(c, "That was asked for too often within a minute. Wait a minute and try again; nothing is lost.");
}
