import type { Context } from "hono";
import type { EdgeBindings } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { tooManyPage } from "../pages/notice-pages.ts";
import { clientNetwork } from "../rules/client-network.ts";
import { pageMessage } from "../pages/page-language.ts";
import { problem, refuse, type Refusal } from "../rules/problem.ts";
import { isNavigation } from "../rules/request-kind.ts";
import { transactionName } from "../sign-in/transaction.ts";
import type { Step } from "../in-order.ts";
import { bodyTypeOf, findCall } from "@paygauge/api-types/endpoints";
import { programLimits } from "@paygauge/api-types/entities/programs";
import { message } from "@paygauge/api-types/catalogue/message";
import { ownValue } from "@paygauge/api-types/own-value";

type TooMany = "tooManySignIns" | "signInTriedTooOften" | "tooManyInvalid" | "tooOften";
type Rate = "PROGRAM_RATE" | "SIGN_IN_RATE" | "TOKEN_RATE" | "UPLOAD_RATE" | "CHAT_RATE" | "LINK_RATE" | "EVENT_RATE";

/** Calls that each user may make only so often a minute; wrangler.toml has the limits (S61). */
const callRates: Readonly<Record<string, Rate>> = { createUpload: "UPLOAD_RATE", chatMessage: "CHAT_RATE" };

/** Seconds that a limit looks back. */
const period = "60";

const isWithin = async (env: EdgeBindings, rate: Rate, key: string): Promise<boolean> =>
  (await env[rate].limit({ key })).success;

function tooMany(c: Context<EdgeHono>, code: TooMany): Response | Promise<Response> {
  const headers = { "retry-after": period };
  if (isNavigation(c.req.raw)) return tooManyPage(c, pageMessage(c, message(code)), headers);
  return problem(refuse(code, {}, headers), c.get("requestId"));
}

/** How long a request beyond a limit waits where client addresses are unknown, ms. */
export const unknownWaitMs = 1000;

/**
 * A limit by network. Where client addresses are unknown, all clients share the limit, and none may be refused for the
 * requests of others: a request beyond the limit is delayed and then served.
 */
async function limitNetwork(c: Context<EdgeHono>, rate: Rate, code: TooMany): Promise<Response | undefined> {
  const network = clientNetwork(c.env, c.req.raw);
  if (await isWithin(c.env, rate, network ?? "unknown")) return undefined;
  if (network !== null) return tooMany(c, code);
  await new Promise((resolve) => setTimeout(resolve, unknownWaitMs));
  return undefined;
}

/** Sign-ins that are started from one network. */
export const limitSignIns: Step = (c) => limitNetwork(c, "SIGN_IN_RATE", "tooManySignIns");

/** Ways back from the provider of one attempt, wherever they come from: a code can't be guessed by trying. */
export const limitCallbacks: Step = async (c) => {
  const attempt = transactionName(c.req.query("state") ?? "");
  if (attempt === null || (await isWithin(c.env, "SIGN_IN_RATE", attempt))) return undefined;
  return tooMany(c, "signInTriedTooOften");
};

/** Cookies from one network that were never ours: guessing is made slow, and who holds a good one is not held up. */
export const limitForgeries: Step = (c) =>
  c.get("sessionEnd") === "malformed" ? limitNetwork(c, "TOKEN_RATE", "tooManyInvalid") : undefined;

/** Calls without a session from one network: tokens can't be guessed by trying, and a provider posts many events. */
export const limitLinks: Step = (c) => {
  const found = c.get("call");
  if (found === undefined) return undefined;
  return limitNetwork(c, found.id === "mailEvents" ? "EVENT_RATE" : "LINK_RATE", "tooOften");
};

/** Tries to open magic links from one network, and cookies of theirs that were never ours. */
export const limitGuesses: Step = (c) =>
  c.get("linkSession")?.isNew || c.get("sessionEnd") === "malformed"
    ? limitNetwork(c, "TOKEN_RATE", "tooOften")
    : undefined;

/** New uploads of one session of a magic link. */
export const limitLinkUploads: Step = (c) => {
  const session = c.get("linkSession");
  const isBegun = session !== undefined && c.get("call").id === "beginLinkUpload";
  return isBegun ? limitCall(c, "UPLOAD_RATE", session.sid) : undefined;
};

/** Uploads and questions of one user, from any address: users behind one address never lock each other out. */
export const limitCalls: Step = (c) => {
  const rate = ownValue(callRates, c.get("call").id);
  const person = c.get("session")?.person;
  return rate === undefined || person === undefined ? undefined : limitCall(c, rate, person);
};

/** Calls of one program in a minute, from any address (wrangler.toml). Parts of files have places of their own instead. */
export async function limitProgram(c: Context<EdgeHono>, person: string): Promise<Refusal | null> {
  const hit = findCall(c.req.method, c.get("path"));
  const isPart = hit !== null && bodyTypeOf(hit.call) === "binary";
  if (isPart || (await isWithin(c.env, "PROGRAM_RATE", person))) return null;
  return refuse("programTooOften", { most: programLimits.callsPerMinute }, { "retry-after": period });
}

async function limitCall(c: Context<EdgeHono>, rate: Rate, person: string): Promise<Response | undefined> {
  if (await isWithin(c.env, rate, person)) return undefined;
  return tooMany(c, "tooOften");
}
