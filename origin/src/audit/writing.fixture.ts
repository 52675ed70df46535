/** Sends writing calls as the application does, and looks at what each leaves in the audit log. */
import { gt, max } from "drizzle-orm";
import { expect } from "vitest";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { calls, type AnswerOf, type BodyOf, type CallId, type OriginCallId } from "@paygauge/api-types/endpoints";
import { fillPath } from "@paygauge/api-types/paths";
import { openDatabase } from "../store/database.ts";
import { audit } from "../store/schema.ts";
import { callAs, callOrigin, lockFor, subOf, type CallOptions } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";

const db = openDatabase(testEnv.DB);
/** Holds every permission but the one that no one holds. */
const usual = "dana-developer";

type EffectOf<Id extends CallId> = (typeof calls)[Id]["effect"];
/** Released calls of one effect. */
type Of<Effect> = { [Id in OriginCallId]: EffectOf<Id> extends Effect ? Id : never }[OriginCallId];
export type WriteId = Of<"write">;
export type PresenceId = Of<"presence">;

export interface Parts<Id extends CallId> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Checked as the call's own schema has it; a form's fields and files too. */
  readonly body?: BodyOf<Id>;
  readonly raw?: Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
  /** The write takes the right to make it again: the second request is not sent. */
  readonly once?: true;
  /** Subject of a seeded user; the edge's own claims for the edge's calls. */
  readonly as?: string | CallOptions["as"];
}

/** How a write is made, and what is looked at. */
export type Write = <Id extends WriteId>(id: Id, parts?: Parts<Id>) => Promise<AnswerOf<Id>>;

function formOf(fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value instanceof Blob ? value : String(value));
  return data;
}

/** Path and options of a request. */
function partsOf<Id extends CallId>(id: Id, parts: Parts<Id>) {
  const call: Call = calls[id];
  const { params = {}, query, body, raw, headers = {} } = parts;
  const named = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const path = `${fillPath(call.path, named)}${query ? `?${new URLSearchParams(query).toString()}` : ""}`;
  const isForm = bodyTypeOf(call) === "multipart";
  const sent = body === undefined ? {} : isForm ? { raw: formOf(body) } : { body };
  return { method: call.method, path, options: { headers, ...(raw ? { raw } : {}), ...sent } };
}

/** The header of the lock of what the call writes, taken by force; none where it is written without one. */
export async function lockOf<Id extends CallId>(id: Id, parts: Parts<Id>): Promise<Record<string, string>> {
  const { method, path, options } = partsOf(id, parts);
  const { as = usual } = parts;
  return typeof as === "string" ? lockFor(as, method, path, options) : {};
}

/** One request; a user locks first what they write, unless they only ask again. */
export async function request<Id extends CallId>(id: Id, parts: Parts<Id>, isAgain = false): Promise<Response> {
  const { method, path, options } = partsOf(id, parts);
  const { as = usual } = parts;
  if (typeof as === "string" && !isAgain) return callAs(as, method, path, options);
  return callOrigin(method, path, { ...options, as: typeof as === "string" ? { sub: subOf(as) } : as });
}

/** Newest line of the log. */
export async function newest(): Promise<number> {
  const [row] = await db.select({ sequence: max(audit.sequence) }).from(audit);
  return row?.sequence ?? 0;
}

/**
 * Lines after one, without those of the locks that the sender takes for each write, and of work that the system ends
 * by itself, such as erasing a deleted job.
 */
export async function linesSince(sequence: number, id: CallId) {
  const rows = await db.select().from(audit).where(gt(audit.sequence, sequence));
  return rows.filter(
    ({ action, userId }) => userId !== "system" && (action === id || action !== "forceSetExclusiveWriteAccess"),
  );
}

/** The user ID of a program, from the key that its identity names; the edge else. */
function programIn(sub: unknown): string {
  const key = typeof sub === "string" ? sub : "";
  return key.startsWith("client:") ? `program-${key.slice(key.lastIndexOf("|") + 1).toLowerCase()}` : "edge";
}

/**
 * Makes a write, where it may carry a key twice, and looks at its line: exactly one, of this call, by who made it, with
 * the correlation id of the first answer. The second answer is the first one again, also without the lock, and leaves
 * nothing.
 */
export async function write<Id extends WriteId>(id: Id, parts: Parts<Id> = {}): Promise<AnswerOf<Id>> {
  const before = await newest();
  const call: Call = calls[id];
  // The answer to the holder of a link is kept for no one: its effect is the same however often it is made.
  const isKept = bodyTypeOf(call) !== "binary" && !["token", "link"].includes(call.access.who);
  const headers = { ...parts.headers, ...(isKept ? { "idempotency-key": crypto.randomUUID() } : {}) };
  const first = await request(id, { ...parts, headers });
  const text = await first.text();
  expect(first.status, `${id}: ${text.slice(0, 400)}`).toBe(200);
  if (isKept && parts.once !== true) {
    const again = await request(id, { ...parts, headers }, true);
    expect([id, again.status, await again.text()]).toEqual([id, 200, text]);
  }
  const lines = await linesSince(before, id);
  const { as = usual } = parts;
  const user = typeof as === "string" ? `user-${as}` : programIn(as?.sub);
  expect(
    lines.map(({ action, outcome, userId, correlationId }) => ({ action, outcome, userId, correlationId })),
  ).toEqual([{ action: id, outcome: "done", userId: user, correlationId: first.headers.get("x-correlation-id") }]);
  expect([id, lines[0]?.entityType], "the line names what was changed").not.toEqual([id, "call"]);
  return JSON.parse(text);
}
