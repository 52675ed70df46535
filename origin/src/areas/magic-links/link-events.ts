import { eq, sql } from "drizzle-orm";
import type { MagicLinkEventKind } from "@paygauge/api-types/entities/magic-links";
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
}

/** What one day's rows count, so that page loads can't grow the table. */
const byDay: ReadonlySet<MagicLinkEventKind> = new Set(["Fetched", "Opened"]);

/** Adds an event to a link's timeline; the list shows the newest. */
export function noteEvent(db: Database, { linkId, kind, at, ...more }: Happened): Statement[] {
  const slot = byDay.has(kind) ? at.slice(0, 10) : crypto.randomUUID();
  return [
    db
      .insert(magicLinkEvents)
      .values({ linkId, kind, slot, firstOn: at, lastOn: at, ...more })
      .onConflictDoUpdate({
        target: [magicLinkEvents.linkId, magicLinkEvents.kind, magicLinkEvents.slot],
        set: { count: sql`${magicLinkEvents.count} + 1`, lastOn: at },
      }),
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
