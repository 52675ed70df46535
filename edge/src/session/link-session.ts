import * as v from "valibot";
import type { EdgeBindings } from "../environment.ts";
import { cookieText, linkCookie, readCookie } from "../rules/cookies.ts";
import type { IdentityFacts } from "./identity.ts";
import { seal, sealingKeys, unseal } from "./seal.ts";

/** A session of kind magicLink as its cookie has it. The origin keeps what it may do, and asks for it with every call. */
export interface LinkSession {
  readonly linkId: string;
  readonly sid: string;
  /** It is being opened by the link's token in this request. */
  readonly isNew: boolean;
}

const sealedForm = v.strictObject({ kind: v.literal("magicLink"), l: v.string(), s: v.string() });

/** A new session: 256 random bits. */
export function newLinkSession(linkId: string): LinkSession {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { linkId, sid: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""), isNew: true };
}

/** The Set-Cookie of a session: for as long as a link and its receipt can live, sealed for this brand. */
export async function linkCookieOf(env: EdgeBindings, brand: string, { linkId, sid }: LinkSession): Promise<string> {
  const value = { kind: "magicLink", l: linkId, s: sid };
  return cookieText(linkCookie, await seal(await sealingKeys(env.SEALING_KEYS), linkCookie, brand, value), 8 * 86_400);
}

/** The session of a request's cookie; "malformed" for one that was never ours. */
export async function readLinkSession(
  env: EdgeBindings,
  brand: string,
  header: string | undefined,
): Promise<LinkSession | "none" | "malformed"> {
  const cookie = readCookie(header, linkCookie);
  if (cookie.kind !== "value") return cookie.kind;
  const opened = await unseal(await sealingKeys(env.SEALING_KEYS), linkCookie, brand, cookie.value);
  const read = v.safeParse(sealedForm, opened);
  return read.success ? { linkId: read.output.l, sid: read.output.s, isNew: false } : "malformed";
}

/** Whom the edge speaks for. The id of a new session travels with the call that opens it. */
export const linkIdentity = ({ linkId, sid, isNew }: LinkSession, brand: string): IdentityFacts =>
  isNew ? { sub: "anonymous", sid, brand, roles: null } : { sub: linkId, sid, kind: "magicLink", brand, roles: null };
