import { DurableObject } from "cloudflare:workers";
import { and, asc, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { AuditCheck } from "@paygauge/api-types/entities/audit";
import { objectNamed, type Env } from "../env.ts";
import { emptyHistory } from "../anonymiser/change-rows.ts";
import { openDatabase, type Database } from "../store/database.ts";
import { audit } from "../store/schema.ts";
import { hashOfLine, noHash, type AuditRow } from "./chain-hash.ts";
import { noteUnfinished } from "./unfinished-writes.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** Lines that are chained, or checked, with one question to the database. */
const linesAtOnce = 400;
/** Lines that one question checks: the next one continues after them, so that a log of any length can be checked. */
const linesASegment = 40_000;
/** Lines wait this long for others, ms: one round chains them together. */
const gatherMs = 1000;

interface Head {
  sequence: number;
  hash: string;
}

/**
 * The one object that chains the lines of the audit log by hash, in their order. It remembers the newest line it chained,
 * so that lines cut off at the end are missed, too.
 */
export class AuditChain extends DurableObject<Env> {
  private running: Promise<void> | null = null;

  /** Says that there are new lines; they are chained soon. */
  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + gatherMs);
  }

  override async alarm(): Promise<void> {
    let isDone = false;
    try {
      await this.extend();
      isDone = true;
    } finally {
      if (!isDone) await this.ctx.storage.setAlarm(Date.now() + gatherMs);
    }
  }

  /** Chains all lines that there are now. */
  async extend(): Promise<void> {
    this.running ??= this.extendOnce().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Deletes the log with the rest of the history; the next line is the first of a new chain. @returns rows */
  async eraseAll(): Promise<number> {
    await this.running;
    const erasing = emptyHistory(this.env).then(async (rows) => {
      await this.ctx.storage.delete("head");
      return rows;
    });
    this.running = erasing.then(
      () => {
        this.running = null;
      },
      () => {
        this.running = null;
      },
    );
    return erasing;
  }

  private async extendOnce(): Promise<void> {
    const db = openDatabase(this.env.DB);
    await noteUnfinished(db);
    let head = await this.head(db);
    for (;;) {
      const rows = await db
        .select()
        .from(audit)
        .where(and(isNull(audit.hash), gt(audit.sequence, head.sequence)))
        .orderBy(asc(audit.sequence))
        .limit(linesAtOnce);
      if (rows.length === 0) return;
      head = await this.chain(db, rows, head);
      await this.ctx.storage.put("head", head);
    }
  }

  private async chain(db: Database, rows: readonly AuditRow[], from: Head): Promise<Head> {
    let head = from;
    const updates = [];
    for (const row of rows) {
      const hash = await hashOfLine(row, head.hash);
      updates.push(
        db
          .update(audit)
          .set({ hash, previousHash: head.hash })
          .where(and(eq(audit.sequence, row.sequence), isNull(audit.hash))),
      );
      head = { sequence: row.sequence, hash };
    }
    const [first, ...others] = updates;
    if (first) await db.batch([first, ...others]);
    return head;
  }

  /** The newest chained line: as stored here, or as the log says where the object died between the two writes. */
  private async head(db: Database): Promise<Head> {
    const known = (await this.ctx.storage.get<Head>("head")) ?? { sequence: 0, hash: noHash };
    const [last] = await db
      .select({ sequence: audit.sequence, hash: audit.hash })
      .from(audit)
      .where(and(isNotNull(audit.hash), gt(audit.sequence, known.sequence)))
      .orderBy(desc(audit.sequence))
      .limit(1);
    return last?.hash ? { sequence: last.sequence, hash: last.hash } : known;
  }

  /**
   * Checks a segment of the chain, from the line after `after` on: each hash is computed again, and the chain's last must
   * be the one remembered here. It changes nothing; lines that wait for the chain are counted.
   * @param after sequence of the last line that was checked; 0: from the first
   * @param most lines to check, rounded up to a page of `page` lines
   */
  async verify(after = 0, most = linesASegment, page = linesAtOnce): Promise<AuditCheck> {
    const db = openDatabase(this.env.DB);
    const end = (await this.ctx.storage.get<Head>("head")) ?? { sequence: 0, hash: noHash };
    const waiting = await db.$count(audit, and(isNull(audit.hash), gt(audit.sequence, end.sequence)));
    let checked = 0;
    const brokenAt = (sequence: number, reason: MessageRef): AuditCheck => ({
      checked,
      waiting,
      head: end.hash,
      next: null,
      broken: { sequence, reason },
    });
    const start = await this.lineAt(db, after);
    if (start === null) return brokenAt(after, message("auditMissing"));
    let before = start;
    for (;;) {
      const rows = await db
        .select()
        .from(audit)
        .where(and(gt(audit.sequence, before.sequence), isNotNull(audit.hash)))
        .orderBy(asc(audit.sequence))
        .limit(page);
      for (const row of rows) {
        if (row.sequence > end.sequence) break;
        if (row.previousHash !== before.hash) return brokenAt(row.sequence, message("auditMissing"));
        const hash = await hashOfLine(row, before.hash);
        if (hash !== row.hash) return brokenAt(row.sequence, message("auditChanged"));
        checked++;
        before = { sequence: row.sequence, hash };
      }
      if (rows.length < page || before.sequence >= end.sequence) break;
      if (checked >= most) return { checked, waiting, head: end.hash, next: before.sequence, broken: null };
    }
    if (before.sequence < end.sequence) return brokenAt(end.sequence, message("auditEnd"));
    return { checked, waiting, head: end.sequence === 0 ? null : end.hash, next: null, broken: null };
  }

  /** Checks the newest lines alone. */
  async verifyNewest(lines: number): Promise<AuditCheck> {
    const [before] = await openDatabase(this.env.DB)
      .select({ sequence: audit.sequence })
      .from(audit)
      .where(isNotNull(audit.hash))
      .orderBy(desc(audit.sequence))
      .limit(1)
      .offset(lines);
    return this.verify(before?.sequence ?? 0, lines);
  }

  /** The chained line of this sequence, where a segment begins; null where it is missing. */
  private async lineAt(db: Database, sequence: number): Promise<Head | null> {
    if (sequence === 0) return { sequence: 0, hash: noHash };
    const [line] = await db.select({ hash: audit.hash }).from(audit).where(eq(audit.sequence, sequence));
    return line?.hash ? { sequence, hash: line.hash } : null;
  }
}

/** The audit log's chain. */
export function auditChainOf(env: Pick<Env, "AUDIT_CHAIN">): DurableObjectStub<AuditChain> {
  return objectNamed<AuditChain>(env.AUDIT_CHAIN, "audit");
}
