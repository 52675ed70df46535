import { and, eq, exists, isNull, lt, ne, sql } from "drizzle-orm";
import { limits } from "@paygauge/api-types/limits";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import { builtOnce } from "./store/built-once.ts";
import { guardOf, type Database, type Statement } from "./store/database.ts";
import { idempotencyKeys } from "./store/schema.ts";

const keyPattern = /^[\x21-\x7e]{1,255}$/;
/**
 * How long a key is held without a heartbeat, ms. A call that runs extends it, so that the key of a process that died is
 * free again before its repeat gives up waiting.
 */
export const holdMs = 4000;
const heartbeatMs = 1000;
/** Stands for the request of a key that no one holds. */
export const released = "";
const waitStepMs = 50;
/** Longer than a hold: a repeat outlives a holder that died. */
const maxWait = 120;

/** A key that this call now holds, or the answer that the first call with the key got. */
export type Claim =
  | {
      readonly state: "held";
      readonly person: string;
      readonly key: string;
      readonly holder: string;
      /** End of the key's life, counted from its first use: UTC, ISO 8601. */
      readonly expiresOn: string;
    }
  | { readonly state: "answered"; readonly status: number; readonly answer: string };

export async function sha256Hex(content: string | ArrayBuffer): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A version-8 UUID made of user, key and the key's life: see CallBase.effectId. A key used again the next day is new.
 */
export async function effectIdOf({ person, key, expiresOn }: Held): Promise<string> {
  const hex = await sha256Hex(JSON.stringify([person, key, expiresOn]));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The Idempotency-Key of a request, or null. @throws Refusal 400 for an unusable one. */
export function idempotencyKeyOf(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key === null || keyPattern.test(key)) return key;
  throw refuse("keyShape");
}

const after = (ms: number): string => new Date(Date.now() + ms).toISOString();

const valueOf = (name: string) => sql.placeholder(name);
const dropExpired = builtOnce((db) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresOn, valueOf("moment"))),
);
/** Takes a key that no one has, and one whose holder died or released it; any other stays as it is. */
const takeKey = builtOnce((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      person: valueOf("person"),
      key: valueOf("key"),
      holder: valueOf("holder"),
      callId: valueOf("callId"),
      requestDigest: valueOf("requestDigest"),
      heldUntil: valueOf("heldUntil"),
      expiresOn: valueOf("expiresOn"),
      path: valueOf("path"),
      correlationId: valueOf("correlationId"),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.person, idempotencyKeys.key],
      set: {
        holder: sql`excluded.holder`,
        callId: sql`excluded.call_id`,
        requestDigest: sql`excluded.request_digest`,
        heldUntil: sql`excluded.held_until`,
        path: sql`excluded.path`,
        correlationId: sql`excluded.correlation_id`,
      },
      // Held for longer than any hold is: the clock was moved back since.
      setWhere: sql`${idempotencyKeys.status} is null and (${idempotencyKeys.heldUntil} < ${valueOf("moment")} or ${idempotencyKeys.heldUntil} > ${valueOf("maxHold")}) and ${idempotencyKeys.requestDigest} in (excluded.request_digest, ${released})`,
    }),
);
const keyRow = builtOnce((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.person, valueOf("person")), eq(idempotencyKeys.key, valueOf("key")))),
);

/**
 * Takes the key for this call, or waits for the call that holds it and gives its answer.
 * @throws Refusal 422 when the key was used for another request; 409 when the first one is still running.
 */
export async function claimKey(
  db: Database,
  request: { person: string; key: string; callId: string; requestDigest: string; path: string; correlationId: string },
): Promise<Claim> {
  const { person, key, callId, requestDigest, path, correlationId } = request;
  const holder = crypto.randomUUID();
  for (let turn = 0; turn < maxWait; turn += 1) {
    const values = {
      person,
      key,
      holder,
      callId,
      requestDigest,
      path,
      correlationId,
      moment: after(0),
      heldUntil: after(holdMs),
      maxHold: after(2 * holdMs),
      expiresOn: after(limits.idempotencyKeyHours * 3_600_000),
    };
    const [, , rows] = await db.batch([dropExpired(db, values), takeKey(db, values), keyRow(db, values)]);
    const row = rows[0];
    if (!row) continue;
    if (row.requestDigest !== requestDigest) {
      throw refuse("keyUsed");
    }
    if (row.status !== null) return { state: "answered", status: row.status, answer: row.answer ?? "" };
    if (row.holder === holder) return { state: "held", person, key, holder, expiresOn: row.expiresOn };
    await new Promise((resolve) => setTimeout(resolve, waitStepMs));
  }
  throw stillRunning();
}

/** The first call with the key has not ended. */
function stillRunning(): Refusal {
  return refuse(
    "stillRunning",
    {},
    {
      headers: { "retry-after": "1" },
    },
  );
}

type Held = Extract<Claim, { state: "held" }>;

/**
 * Extends the hold of a key while its call runs.
 * @returns ends the heartbeat: when the call is over
 */
export function extendHold(db: Database, { person, key, holder }: Held): () => void {
  const isMine = and(
    eq(idempotencyKeys.person, person),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.holder, holder),
    isNull(idempotencyKeys.status),
    ne(idempotencyKeys.requestDigest, released),
  );
  const beat = setInterval(() => {
    // One that fails is made up for by the next; without any the key is free, and `keepAnswer` refuses this holder.
    void db
      .update(idempotencyKeys)
      .set({ heldUntil: after(holdMs) })
      .where(isMine)
      .catch(() => undefined);
  }, heartbeatMs);
  return () => clearInterval(beat);
}

/** Keeps the answer in the batch of the effect; the guard stops a holder that was replaced. */
export function keepAnswer(db: Database, held: Held, status: number, answer: string): Statement[] {
  const isMine = and(
    eq(idempotencyKeys.person, held.person),
    eq(idempotencyKeys.key, held.key),
    eq(idempotencyKeys.holder, held.holder),
  );
  return [
    guardOf(
      db,
      exists(
        db
          .select({ one: sql`1` })
          .from(idempotencyKeys)
          .where(isMine),
      ),
      stillRunning(),
    ),
    db.update(idempotencyKeys).set({ status, answer }).where(isMine),
  ];
}

/**
 * Frees the key of a refused call, so that a corrected repeat may use it. The key's life continues: what the call began
 * outside the catalogue is found again under the same effect id.
 */
export async function releaseKey(db: Database, held: Held): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ requestDigest: released, heldUntil: new Date(0).toISOString() })
    .where(
      and(
        eq(idempotencyKeys.person, held.person),
        eq(idempotencyKeys.key, held.key),
        eq(idempotencyKeys.holder, held.holder),
        isNull(idempotencyKeys.status),
      ),
    );
}
