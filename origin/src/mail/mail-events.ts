/** Events that providers report of mails, each once: an event is known by its mail, its kind and the provider's own time. */
import * as v from "valibot";
import { encodeMessage, message } from "@paygauge/api-types/catalogue/message";
import { mailEvents, type MailEvent } from "@paygauge/api-types/mail/mail-states";
import { mailAddressKey } from "@paygauge/api-types/mail/mail-sender";
import { storedRows } from "@paygauge/worker/stored-rows";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import { noteNews } from "./mail-queue.ts";
import { mailOf, moveMail } from "./mail-rows.ts";
import { noteOptOut } from "./opt-outs.ts";

export interface ToldEvent {
  /** null, or one that is not known here: the event goes to a list, and is never matched by its address. */
  readonly mailId: string | null;
  readonly event: MailEvent;
  /** The provider's time, ISO. */
  readonly at: string;
  readonly address: string;
  readonly reason: string;
}

export interface EventsTold {
  readonly applied: number;
  readonly known: number;
  readonly unplaced: number;
}

/** Applies events in one transaction. */
export function applyEvents(storage: DurableObjectStorage, events: readonly ToldEvent[]): EventsTold {
  const { sql } = storage;
  const told = { applied: 0, known: 0, unplaced: 0 };
  storage.transactionSync(() => {
    for (const event of events) told[applyEvent(sql, event)] += 1;
    sql.exec("DELETE FROM unplaced WHERE eventId <= (SELECT max(eventId) FROM unplaced) - ?", mailLimits.unplaced);
  });
  return told;
}

function applyEvent(sql: SqlStorage, { mailId, event, at, address, reason }: ToldEvent): keyof EventsTold {
  const mail = mailId === null ? null : mailOf(sql, mailId);
  if (mail === null) {
    const { rowsWritten } = sql.exec(
      "INSERT OR IGNORE INTO unplaced (event, address, at, reason) VALUES (?, ?, ?, ?)",
      event,
      address,
      at,
      reason,
    );
    return rowsWritten > 0 ? "unplaced" : "known";
  }
  const { rowsWritten } = sql.exec(
    "INSERT OR IGNORE INTO event VALUES (?, ?, ?, ?)",
    mail.mailId,
    event,
    at,
    // No words return for an erased contact.
    mail.toAddress === "" ? "" : reason,
  );
  if (rowsWritten === 0) return "known";
  const said =
    reason === "" || mail.toAddress === "" ? null : encodeMessage(message("mailServerSays", { words: reason }));
  const state = mailEvents[event];
  if (state !== null) moveMail(sql, mail.mailId, state, { at, reason: said });
  else if (said !== null) sql.exec("UPDATE mail SET reason = ? WHERE mailId = ?", said, mail.mailId);
  if (mail.isTest === 0 && event === "bounce") noteNews(sql, mail.mailId, "bounced", at);
  if (event === "spamreport" || event === "unsubscribe") {
    const source = event === "unsubscribe" ? "link" : "complaint";
    noteOptOut(sql, { ...mail, scopes: ["buyer", "brand"], source, supplier: mail.supplier, at });
  }
  return "applied";
}

export const unplacedRow = v.object({
  eventId: v.number(),
  event: v.string(),
  address: v.string(),
  on: v.string(),
  reason: v.string(),
});

/** Forgets events of an address that name no mail. @param key the address as `mailAddressKey` writes it */
export function forgetUnplaced(sql: SqlStorage, key: string): void {
  const rows = storedRows(sql, unplacedRow, `SELECT eventId, event, address, at AS "on", reason FROM unplaced`);
  for (const { eventId, address } of rows)
    if (mailAddressKey(address) === key) sql.exec("DELETE FROM unplaced WHERE eventId = ?", eventId);
}
