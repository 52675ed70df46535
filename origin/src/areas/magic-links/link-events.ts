import { eq, inArray, sql } from "drizzle-orm";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import type { MagicLinkEventKind } from "@paygauge/api-types/entities/magic-links";
import type { MailEvent } from "@paygauge/api-types/mail/mail-states";
import type { Database, Statement } from "../../store/database.ts";
import { magicLinkEvents, magicLinks } from "../../store/schema.ts";

interface Happened {
  readonly linkId: string;
  readonly kind: MagicLinkEventKind;
  readonly at: string;
  readonly by?: string;
  readonly subject?: string;
  readonly size?: number;
  /** An encoded message. */
  readonly reason?: string;
  /** Names the event where it may be reported again: it is then written once. */
  readonly once?: string;
}

/** What one day's rows count, so that page loads can't grow the table. */
const byDay: ReadonlySet<MagicLinkEventKind> = new Set(["Fetched", "Opened"]);

/** Adds an event to a link's timeline; the list shows the newest. */
export function noteEvent(db: Database, { linkId, kind, at, once, ...more }: Happened): Statement[] {
  const slot = byDay.has(kind) ? at.slice(0, 10) : (once ?? crypto.randomUUID());
  const adding = db.insert(magicLinkEvents).values({ linkId, kind, slot, firstOn: at, lastOn: at, ...more });
  return [
    once === undefined
      ? adding.onConflictDoUpdate({
          target: [magicLinkEvents.linkId, magicLinkEvents.kind, magicLinkEvents.slot],
          set: { count: sql`${magicLinkEvents.count} + 1`, lastOn: at },
        })
      : adding.onConflictDoNothing(),
    db.update(magicLinks).set({ lastEvent: kind, lastEventOn: at }).where(eq(magicLinks.id, linkId)),
  ];
}

/** Counts a page load as the receiver's own: the button was pressed on it. */
export function takeFetch(db: Database, linkId: string, at: string): Statement[] {
  const today = sql`${magicLinkEvents.linkId} = ${linkId} and ${magicLinkEvents.kind} = 'Fetched' and ${magicLinkEvents.slot} = ${at.slice(0, 10)}`;
  return [
    db
      .update(magicLinkEvents)
      .set({ count: sql`${magicLinkEvents.count} - 1` })
      .where(today),
    db.delete(magicLinkEvents).where(sql`${today} and ${magicLinkEvents.count} <= 0`),
  ];
}

interface LinkMailEvent {
  readonly linkId: string | null;
  readonly event: { readonly event: MailEvent; readonly at: string; readonly reason: string };
}

/** Writes the provider's later reports: a link's mail that its receiver's server refused after all, if only for now. */
export async function linkMailStatements(db: Database, told: readonly LinkMailEvent[]): Promise<Statement[]> {
  const refused = told.filter(({ event }) => event.event === "bounce" || event.event === "blocked");
  const ids = [...new Set(refused.map(({ linkId }) => linkId ?? ""))].slice(0, 90);
  if (ids.length === 0) return [];
  const rows = await db.select({ id: magicLinks.id }).from(magicLinks).where(inArray(magicLinks.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return refused.flatMap(({ linkId, event: { at, reason: words } }) => {
    if (linkId === null || !known.has(linkId)) return [];
    const reason = encodedMessage("mailServerSays", { words });
    return noteEvent(db, { linkId, kind: "MailRefused", at, reason, once: `provider ${at}` });
  });
}
