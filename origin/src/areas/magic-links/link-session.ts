import { asc, and, eq, sql } from "drizzle-orm";
import { magicLinkLimits } from "@paygauge/api-types/entities/magic-links";
import type { SignedIdentity } from "@paygauge/api-types/entities/identity";
import { tokenHash } from "../../mail/stop-tokens.ts";
import { refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { magicLinkFiles, magicLinks } from "../../store/schema.ts";
import type { LinkRow } from "./link-rows.ts";

export type LinkFile = typeof magicLinkFiles.$inferSelect;

/** What a session of a link may do now, with its own files. */
export interface LinkSession {
  readonly link: LinkRow;
  /** SHA-256 of the session's id. */
  readonly hash: string;
  /** Its file, complete or on its way; null before there is one. */
  readonly file: LinkFile | null;
  /** It replaces a complete file that it removed: no use is spent, and the link's live session is not asked for. */
  readonly replaces: LinkFile | null;
  /** Whether it may begin an upload. */
  readonly mayBegin: boolean;
}

const hourMs = 3_600_000;
/** Days that a receipt can be read by the session that sent the file. */
const receiptDays = 7;

const later = (moment: string, hours: number): string => new Date(Date.parse(moment) + hours * hourMs).toISOString();

/** Until when an upload may end: one that started in time has a day. */
export function endsBy({ expiresOn }: Pick<LinkRow, "expiresOn">, file: Pick<LinkFile, "begunOn"> | null): string {
  if (file === null || file.begunOn > expiresOn) return expiresOn;
  const late = later(file.begunOn, magicLinkLimits.lateHours);
  return late > expiresOn ? late : expiresOn;
}

/** What the session may do at a moment; null where it has ended. */
function sessionAt(link: LinkRow, hash: string, own: readonly LinkFile[], at: string): LinkSession | null {
  const file = own.findLast(({ replacedOn }) => replacedOn === null) ?? null;
  const removed = own.findLast(({ completedOn, replacedOn }) => completedOn !== null && replacedOn !== null) ?? null;
  const isLive = link.sessionHash === hash;
  const replaces = isLive ? null : removed;
  const session = { link, hash, file, replaces };
  if (link.state === "Revoked") return null;
  if (file !== null && file.completedOn !== null) {
    return at < later(file.completedOn, receiptDays * 24) ? { ...session, mayBegin: false } : null;
  }
  if ((!isLive && replaces === null) || endsBy(link, file) <= at) return null;
  return { ...session, mayBegin: link.expiresOn > at };
}

/** The session of a signed identity. @throws Refusal 410 where it has ended */
export async function requireSession(db: Database, identity: SignedIdentity): Promise<LinkSession> {
  const hash = await tokenHash(identity.sid);
  const [[link], own] = await db.batch([
    db.select().from(magicLinks).where(eq(magicLinks.id, identity.sub)),
    db
      .select()
      .from(magicLinkFiles)
      .where(and(eq(magicLinkFiles.linkId, identity.sub), eq(magicLinkFiles.sessionHash, hash)))
      .orderBy(asc(magicLinkFiles.begunOn)),
  ]);
  const session = link === undefined || identity.sid === "" ? null : sessionAt(link, hash, own, now());
  if (session === null) throw refuse("linkEnded");
  return session;
}

/** Whether a received file of the link may be replaced once more. */
export const mayReplaceAgain = (linkId: string) =>
  sql<number>`(select count(*) from magic_link_files f where f.link_id = ${linkId} and f.completed_on is not null
    and f.replaced_on is not null) < ${magicLinkLimits.replacements}`;

/** The session has not been taken over and the link not revoked since it was read. */
export const isStillSession = (db: Database, { link, hash, replaces }: LinkSession): Statement =>
  guardOf(
    db,
    sql`exists (select 1 from ${magicLinks} where ${magicLinks.id} = ${link.id} and ${magicLinks.state} <> 'Revoked'
      and (${replaces === null ? 0 : 1} or ${magicLinks.sessionHash} = ${hash}))`,
    refuse("linkEnded"),
  );
