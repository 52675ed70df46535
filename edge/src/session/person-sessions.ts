import * as v from "valibot";
import { DurableObject } from "cloudflare:workers";
import { base64url } from "jose";
import { isRole, type Role } from "@paygauge/api-types/access/roles";
import type { DebugLine, RaisedDebug, SentLine } from "@paygauge/api-types/debug/debug-lines";
import type { EdgeBindings } from "../environment.ts";
import { refreshTokens, revokeToken } from "../sign-in/provider.ts";
import { sealedHint } from "../sign-in/sealed-hint.ts";
import { addDebugLines, createDebugTable, debugIn, deleteDebugLines, readDebugLines } from "./debug-store.ts";
import type { NewSession, SessionRecord, SessionState } from "./session-record.ts";

interface Row extends Record<string, SqlStorageValue> {
  sid: string;
  brand: string;
  environment: string;
  created_at: number;
  active_at: number;
  expires_at: number;
  idle_ms: number;
  roles: string | null;
  refresh_token: string | null;
  token_ends_at: number;
  /** null in sessions that an earlier release opened. */
  id_token: string | null;
  /** Claim sid of the ID token; null where the provider tells none. */
  provider_sid: string | null;
  /** The raised log level, JSON; null: none. */
  debug: string | null;
}

/** A token is renewed this long before its end. */
const renewAheadMs = 60_000;
/** A read of a session waits this long for a renewal at most: the tokens are still valid for a while. */
const renewalWaitMs = 1000;
/** A provider that did not answer is left alone this long. */
const renewalPauseMs = 10_000;
/** How long an id that a role switch replaced is distinguished from one that ended: running requests are over by then. */
const switchedKeptMs = 600_000;
/** How often ended sessions are removed, and how long one is kept after its end, so that its user sees why, ms. */
const clearAfterMs = 3_600_000;
/** What clocks may differ by when a token's end is judged. */
const clockSkewMs = 60_000;

function newSessionId(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(24)));
}

const storedRoles = v.nullable(v.pipe(v.string(), v.parseJson(), v.array(v.string())));

/** Roles of a session; undefined: they are damaged, so that its rights are unknown. */
function rolesOf(text: string | null): readonly Role[] | null | undefined {
  const read = v.safeParse(storedRoles, text);
  return read.success ? (read.output?.filter(isRole) ?? null) : undefined;
}

/** A session as it is stored; null: it is damaged. */
function recordOf(row: Row): SessionRecord | null {
  const roles = rolesOf(row.roles);
  if (roles === undefined) return null;
  return {
    sid: row.sid,
    kind: "oidc",
    brand: row.brand,
    environment: row.environment,
    createdAt: row.created_at,
    activeAt: row.active_at,
    expiresAt: row.expires_at,
    idleAt: row.active_at + row.idle_ms,
    roles,
    debug: debugIn(row.debug, Date.now()),
  };
}

/**
 * The sessions of one user (object name: issuer and subject joined by "|"). Idle and absolute expiry, sign-out, role
 * narrowing and the provider's tokens live here alone.
 */
export class PersonSessions extends DurableObject<EdgeBindings> {
  private hasTables = false;
  /** By the refresh token that was sent: a role switch gives the session another id meanwhile. */
  private readonly renewals = new Map<string, Promise<void>>();
  private renewalsRestUntil = 0;

  constructor(state: DurableObjectState, env: EdgeBindings) {
    super(state, env);
    void state.blockConcurrencyWhile(() => this.armAlarm());
  }

  /** The object's tables, created where an object that was cleared is used again. */
  private get sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    if (this.hasTables) return sql;
    this.hasTables = true;
    sql.exec(`CREATE TABLE IF NOT EXISTS session (
      sid TEXT PRIMARY KEY, brand TEXT NOT NULL, environment TEXT NOT NULL, created_at INTEGER NOT NULL,
      active_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, idle_ms INTEGER NOT NULL, roles TEXT,
      refresh_token TEXT, token_ends_at INTEGER NOT NULL, id_token TEXT, provider_sid TEXT, debug TEXT)`);
    sql.exec("CREATE TABLE IF NOT EXISTS logout_token (jti TEXT PRIMARY KEY, ends_at INTEGER NOT NULL)");
    sql.exec("CREATE TABLE IF NOT EXISTS print_token (id TEXT PRIMARY KEY, ends_at INTEGER NOT NULL)");
    sql.exec("CREATE TABLE IF NOT EXISTS switched (sid TEXT PRIMARY KEY, ends_at INTEGER NOT NULL)");
    createDebugTable(sql);
    // Tables of an earlier release lack these columns.
    const columns = sql.exec<{ name: string }>("SELECT name FROM pragma_table_info('session')").toArray();
    for (const column of ["id_token", "provider_sid", "debug"])
      if (!columns.some(({ name }) => name === column)) sql.exec(`ALTER TABLE session ADD COLUMN ${column} TEXT`);
    return sql;
  }

  /** Opens a session and answers its id (192 random bits). */
  async open(session: NewSession, roles: readonly Role[] | null = null): Promise<SessionRecord> {
    const now = Date.now();
    const sid = newSessionId();
    this.sql.exec(
      "INSERT INTO session VALUES (?,?,?,?,?,?,?,?,?,?,?,?,NULL)",
      sid,
      session.brand,
      session.environment,
      now,
      now,
      now + session.lifeMs,
      session.idleMs,
      roles === null ? null : JSON.stringify(roles),
      session.refreshToken,
      session.tokenEndsAt,
      session.idToken,
      session.providerSid,
    );
    await this.armAlarm();
    return recordOf(this.row(sid)!)!;
  }

  /** State of a session; renews the provider's tokens where they are about to end, and continues that after the answer. */
  async read(sid: string): Promise<SessionState> {
    const before = this.stateOf(sid);
    if (before.state !== "open") return before;
    const row = this.row(sid);
    if (row && row.refresh_token !== null && row.token_ends_at - Date.now() < renewAheadMs) {
      const enough = new Promise<void>((resolve) => setTimeout(resolve, renewalWaitMs));
      await Promise.race([this.renewOnce(row.refresh_token), enough]);
    }
    return this.stateOf(sid);
  }

  /** Id of a token for one page, good until then and once. */
  async issuePrint(endsAt: number): Promise<string> {
    this.sql.exec("DELETE FROM print_token WHERE ends_at <= ?", Date.now());
    const id = newSessionId();
    this.sql.exec("INSERT INTO print_token VALUES (?,?)", id, endsAt);
    return id;
  }

  /** Uses a token for a page: true the first time, before its end. */
  async spendPrint(id: string): Promise<boolean> {
    const spent = this.sql.exec<{ ends_at: number }>("DELETE FROM print_token WHERE id = ? RETURNING ends_at", id);
    return spent.toArray().some(({ ends_at }) => ends_at > Date.now());
  }

  /** Real input or a running upload: moves the idle clock. */
  async touch(sid: string): Promise<SessionState> {
    const now = this.stateOf(sid);
    if (now.state !== "open") return now;
    this.sql.exec("UPDATE session SET active_at = ? WHERE sid = ?", Date.now(), sid);
    return this.stateOf(sid);
  }

  /** Sets how long a session may be idle, ms, counted from now. */
  async setIdle(sid: string, idleMs: number): Promise<SessionState> {
    const now = this.stateOf(sid);
    if (now.state !== "open") return now;
    this.sql.exec("UPDATE session SET idle_ms = ?, active_at = ? WHERE sid = ?", idleMs, Date.now(), sid);
    return this.stateOf(sid);
  }

  /** Raises the log level of a session until then, or with null ends that. */
  async setDebug(sid: string, debug: RaisedDebug | null): Promise<SessionState> {
    const now = this.stateOf(sid);
    if (now.state !== "open") return now;
    this.sql.exec("UPDATE session SET debug = ? WHERE sid = ?", debug === null ? null : JSON.stringify(debug), sid);
    return this.stateOf(sid);
  }

  /** Stores the lines of a request of this user. */
  async addDebugLines(correlationId: string, lines: readonly SentLine[]): Promise<void> {
    addDebugLines(this.sql, correlationId, lines, Date.now());
    await this.armAlarm();
  }

  async debugLines(from: number, correlationId: string | null): Promise<DebugLine[]> {
    return readDebugLines(this.sql, { from, correlationId, now: Date.now() });
  }

  async deleteDebugLines(): Promise<void> {
    this.sql.exec("DELETE FROM debug_line");
  }

  /** Narrows or widens the roles under a new session id; the old id is dead from here on (S18). */
  async changeRoles(sid: string, roles: readonly Role[] | null): Promise<SessionState> {
    const now = this.stateOf(sid);
    if (now.state !== "open") return now;
    const next = newSessionId();
    this.sql.exec("DELETE FROM switched WHERE ends_at < ?", Date.now());
    this.sql.exec("INSERT INTO switched VALUES (?, ?)", sid, Date.now() + switchedKeptMs);
    this.sql.exec(
      "UPDATE session SET sid = ?, roles = ?, active_at = ? WHERE sid = ?",
      next,
      roles === null ? null : JSON.stringify(roles),
      Date.now(),
      sid,
    );
    return this.stateOf(next);
  }

  /** Ends one session and revokes its refresh token; safe to repeat. */
  async close(sid: string): Promise<void> {
    const row = this.row(sid);
    this.sql.exec("DELETE FROM session WHERE sid = ?", sid);
    if (row?.refresh_token) this.ctx.waitUntil(revokeToken(this.env, row.refresh_token));
  }

  /**
   * Ends a session that its user replaces. Its refresh token is forgotten, not revoked: with it a provider ends the
   * whole grant (RFC 7009, section 2.1), which the new session's tokens are of.
   */
  async replace(sid: string): Promise<void> {
    this.sql.exec("DELETE FROM session WHERE sid = ?", sid);
  }

  /**
   * Ends a session that its user signs out of.
   * @returns its ID token, encrypted to the provider, for id_token_hint; null where there is none to send
   */
  async signOut(sid: string): Promise<string | null> {
    const idToken = this.row(sid)?.id_token ?? null;
    await this.close(sid);
    return idToken === null ? null : sealedHint(this.env, idToken).catch(() => null);
  }

  /**
   * Ends what a logout token of the provider names: the session of its `sid` (and those whose sid is not known), or all
   * of the user's (S21).
   * @param tokenEndsAt ms; until then the same token is refused
   * @returns false for a token that was used before
   */
  async endByProvider(jti: string, providerSid: string | null, tokenEndsAt: number): Promise<boolean> {
    this.sql.exec("DELETE FROM logout_token WHERE ends_at < ?", Date.now());
    const isNew = this.sql.exec(
      "INSERT OR IGNORE INTO logout_token VALUES (?, ?) RETURNING jti",
      jti,
      tokenEndsAt + clockSkewMs,
    );
    if (isNew.toArray().length === 0) return false;
    for (const each of this.sql.exec<Row>("SELECT * FROM session").toArray()) {
      if (providerSid === null || each.provider_sid === null || each.provider_sid === providerSid)
        await this.close(each.sid);
    }
    return true;
  }

  /** Remembers whose session of the provider this object's name is, until the session must have ended. */
  async belongTo(person: string, lifeMs: number): Promise<void> {
    await this.ctx.storage.put({ person, personEndsAt: Date.now() + lifeMs });
    await this.armAlarm();
  }

  async owner(): Promise<string | null> {
    return (await this.ctx.storage.get<string>("person")) ?? null;
  }

  /** Ends every session: deactivation, or a sign-out that the provider tells. */
  async closeAll(): Promise<void> {
    for (const each of this.sql.exec<Row>("SELECT * FROM session").toArray()) await this.close(each.sid);
  }

  /** Sessions that are open now, the newest first. */
  async list(): Promise<SessionRecord[]> {
    const rows = this.sql.exec<Row>("SELECT * FROM session ORDER BY created_at DESC").toArray();
    return rows
      .flatMap((row) => recordOf(row) ?? [])
      .filter((each) => Date.now() < Math.min(each.idleAt, each.expiresAt));
  }

  override async alarm(): Promise<void> {
    let isCleared = false;
    try {
      isCleared = await this.clearEnded(Date.now());
    } finally {
      if (!isCleared) await this.armAlarm();
    }
  }

  /** Removes what has ended; an object with nothing left deletes its storage. @returns whether it did */
  private async clearEnded(now: number): Promise<boolean> {
    this.sql.exec("DELETE FROM session WHERE expires_at < ?1 OR active_at + idle_ms < ?1", now - clearAfterMs);
    for (const table of ["logout_token", "print_token", "switched"])
      this.sql.exec(`DELETE FROM ${table} WHERE ends_at < ?`, now);
    deleteDebugLines(this.sql, now);
    const personEndsAt = (await this.ctx.storage.get<number>("personEndsAt")) ?? 0;
    const { count } = this.sql
      .exec<{ count: number }>(
        `SELECT (SELECT count(*) FROM session) + (SELECT count(*) FROM logout_token)
           + (SELECT count(*) FROM print_token) + (SELECT count(*) FROM switched)
           + (SELECT count(*) FROM debug_line) AS count`,
      )
      .one();
    if (count > 0 || now < personEndsAt) return false;
    await this.ctx.storage.deleteAll();
    this.hasTables = false;
    return true;
  }

  /** Looks again in an hour: every object that was used is cleared in the end. */
  private async armAlarm(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + clearAfterMs);
  }

  private row(sid: string): Row | undefined {
    return this.sql.exec<Row>("SELECT * FROM session WHERE sid = ?", sid).toArray()[0];
  }

  private stateOf(sid: string): SessionState {
    const row = this.row(sid);
    if (!row) return { state: this.wasSwitched(sid) ? "switched" : "unknown" };
    const record = recordOf(row);
    // A damaged session is over: its user signs in again.
    if (record === null) {
      this.ctx.waitUntil(this.close(sid));
      return { state: "unknown" };
    }
    const now = Date.now();
    if (now >= record.expiresAt) return { state: "expired" };
    return now >= record.idleAt ? { state: "idle" } : { state: "open", record };
  }

  private wasSwitched(sid: string): boolean {
    const found = this.sql.exec("SELECT sid FROM switched WHERE sid = ? AND ends_at > ?", sid, Date.now());
    return found.toArray().length > 0;
  }

  /** One renewal per session at a time, however many requests wait for it: a refresh token is sent once. */
  private renewOnce(token: string): Promise<void> {
    const running = this.renewals.get(token);
    if (running) return running;
    if (Date.now() < this.renewalsRestUntil) return Promise.resolve();
    const renewal = this.renew(token).finally(() => this.renewals.delete(token));
    this.renewals.set(token, renewal);
    return renewal;
  }

  private async renew(token: string): Promise<void> {
    const answer = await refreshTokens(this.env, token);
    if (answer.kind === "refused") {
      this.sql.exec("DELETE FROM session WHERE refresh_token = ?", token);
      return;
    }
    // A provider that is down ends no session: a read tries again after a while.
    if (answer.kind !== "renewed") {
      this.renewalsRestUntil = Date.now() + renewalPauseMs;
      return;
    }
    const kept = this.sql.exec(
      "UPDATE session SET refresh_token = ?, token_ends_at = ? WHERE refresh_token = ? RETURNING sid",
      answer.refreshToken ?? token,
      answer.tokenEndsAt,
      token,
    );
    // Signed out meanwhile: the new token has no session.
    if (kept.toArray().length === 0) await revokeToken(this.env, answer.refreshToken ?? token);
  }
}

/** The object that knows whose a session of the provider is, for logout tokens that name no user. */
function providerSessionOf(env: EdgeBindings, issuer: string, sid: string): DurableObjectStub<PersonSessions> {
  return sessionsOf(env, `sid|${issuer}|${sid}`);
}

/** Remembers whose a session of the provider is. */
export async function noteProviderSession(
  env: EdgeBindings,
  issuer: string,
  sid: string,
  person: string,
): Promise<void> {
  await providerSessionOf(env, issuer, sid).belongTo(person, Number(env.SESSION_HOURS) * 3_600_000);
}

/** Issuer and subject of the user whose session of the provider it is; null when none of ours began with it. */
export async function personOfProviderSession(env: EdgeBindings, issuer: string, sid: string): Promise<string | null> {
  return providerSessionOf(env, issuer, sid).owner();
}

/** The object that holds a user's sessions. */
export function sessionsOf(env: EdgeBindings, person: string): DurableObjectStub<PersonSessions> {
  const { PERSON_SESSIONS } = env;
  return PERSON_SESSIONS.get(PERSON_SESSIONS.idFromName(person)) as DurableObjectStub<PersonSessions>;
}
