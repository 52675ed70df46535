import { DurableObject } from "cloudflare:workers";
import type { AdapterPayload } from "oidc-provider";

/** How long a session is found by its uid after its id is gone, in seconds. */
const renamingSeconds = 10;

/** A row as it is stored, its payload not parsed yet. */
export interface Found {
  readonly payload: string;
  /** Seconds since 1970; null: not yet. */
  readonly consumedAt: number | null;
}

interface Row extends Record<string, SqlStorageValue> {
  payload: string;
  consumed_at: number | null;
}

/** Grants, sessions, codes and tokens of the embedded provider: one SQLite object, one row per artifact. */
export class ProviderStore extends DurableObject {
  private readonly sql: SqlStorage;

  constructor(state: DurableObjectState, env: Cloudflare.Env) {
    super(state, env);
    this.sql = state.storage.sql;
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS artifact (
        model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL, expires_at INTEGER,
        uid TEXT, user_code TEXT, grant_id TEXT, consumed_at INTEGER, PRIMARY KEY (model, id));
      CREATE INDEX IF NOT EXISTS artifact_uid ON artifact (model, uid);
      CREATE INDEX IF NOT EXISTS artifact_grant ON artifact (grant_id);
      CREATE INDEX IF NOT EXISTS artifact_expiry ON artifact (expires_at);`);
  }

  /** `expiresIn` in seconds; absent: kept until destroyed. */
  put(model: string, id: string, payload: AdapterPayload, expiresIn: number | undefined): void {
    const now = Math.floor(Date.now() / 1000);
    this.sql.exec("DELETE FROM artifact WHERE expires_at < ?", now);
    this.sql.exec(
      "INSERT OR REPLACE INTO artifact (model, id, payload, expires_at, uid, user_code, grant_id) VALUES (?,?,?,?,?,?,?)",
      model,
      id,
      JSON.stringify(payload),
      expiresIn === undefined ? null : now + expiresIn,
      payload.uid ?? null,
      payload.userCode ?? null,
      payload.grantId ?? null,
    );
  }

  findBy(column: "id" | "uid" | "user_code", model: string, value: string): Found | null {
    const now = Math.floor(Date.now() / 1000);
    const rows = this.sql
      .exec<Row>(
        `SELECT payload, consumed_at FROM artifact WHERE model = ? AND ${column} = ? AND (expires_at IS NULL OR expires_at >= ?)
         ORDER BY expires_at DESC LIMIT 1`,
        model,
        value,
        now,
      )
      .toArray();
    const row = rows[0];
    return row ? { payload: row.payload, consumedAt: row.consumed_at } : null;
  }

  consume(model: string, id: string): void {
    this.sql.exec(
      "UPDATE artifact SET consumed_at = ? WHERE model = ? AND id = ?",
      Math.floor(Date.now() / 1000),
      model,
      id,
    );
  }

  /**
   * A session that is written under a new id is destroyed under the old one first. What was issued to it is sought by its
   * uid, which stays: without a moment's grace the code of another tab would be refused in between.
   */
  destroy(model: string, id: string): void {
    if (model === "Session") {
      const until = Math.floor(Date.now() / 1000) + renamingSeconds;
      this.sql.exec(
        // Under a secret name.
        "UPDATE artifact SET id = hex(randomblob(32)), expires_at = ? WHERE model = ? AND id = ?",
        until,
        model,
        id,
      );
      return;
    }
    this.sql.exec("DELETE FROM artifact WHERE model = ? AND id = ?", model, id);
  }

  revokeByGrantId(grantId: string): void {
    this.sql.exec("DELETE FROM artifact WHERE grant_id = ?", grantId);
  }
}
