/** Erasing: words, names and addresses of mails go; their states stay for the counts, and opt-outs as hashes. */
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import { forgetUnplaced } from "./mail-events.ts";
import { mailIdsOf, moveMail } from "./mail-rows.ts";

/** Which mails: of an address, as `mailAddressKey` writes it, or of a campaign. */
type Which = { readonly toKey: string } | { readonly campaignId: string };

/** Erases mails in one transaction. One that waits is not sent. */
export function eraseMails(storage: DurableObjectStorage, which: Which, at: string): void {
  const { sql } = storage;
  const reason = encodedMessage("mailContactErased");
  storage.transactionSync(() => {
    // By their IDs: a damaged mail is erased too.
    const [chosen, of] =
      "toKey" in which ? ["toKey = ?", which.toKey] : ["campaignId = ? AND toAddress <> ''", which.campaignId];
    const waiting = new Set(mailIdsOf(sql, `${chosen} AND state = 'Waiting'`, of));
    for (const mailId of mailIdsOf(sql, chosen, of)) {
      if (waiting.has(mailId)) moveMail(sql, mailId, "Refused", { at, reason });
      sql.exec("UPDATE event SET reason = '' WHERE mailId = ?", mailId);
      // A server's answer may quote the address.
      sql.exec(
        `UPDATE mail SET toAddress = '', toKey = '', toName = '', subject = '', text = '',
           reason = CASE WHEN state = 'Refused' THEN ?1 END WHERE mailId = ?2`,
        reason,
        mailId,
      );
    }
    if ("toKey" in which) forgetUnplaced(sql, which.toKey);
  });
}

/** Removes the mails of a job with their events. */
export function dropJobMails(storage: DurableObjectStorage, jobId: string): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    for (const table of ["event", "news"])
      sql.exec(`DELETE FROM ${table} WHERE mailId IN (SELECT mailId FROM mail WHERE jobId = ?)`, jobId);
    sql.exec("DELETE FROM mail WHERE jobId = ?", jobId);
  });
}
