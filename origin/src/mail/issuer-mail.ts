import { DurableObject } from "cloudflare:workers";
import type { CampaignTone } from "@paygauge/api-types/entities/campaigns";
import type { MailStop, SavedMailTemplate } from "@paygauge/api-types/entities/campaign-mails";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import type { SavedToolTemplate } from "@paygauge/api-types/entities/tool-mails";
import { mailAddressKey } from "@paygauge/api-types/mail/mail-sender";
import type { MailState } from "@paygauge/api-types/mail/mail-states";
import type { Env } from "../env.ts";
import { CommandRunner, createCommandTable } from "../commands/command-runner.ts";
import type { CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { now } from "../store/database.ts";
import { emptyTables } from "../commands/empty-tables.ts";
import { createObjectOutbox, noteCommands, sendByAlarm, sendNoted } from "../proq/object-outbox.ts";
import { sendCommand, sendCommandType, type Occasion } from "./commands.ts";
import { applyEvents, type EventsTold, type ToldEvent } from "./mail-events.ts";
import { addBatch, noteNews, type MailBatch } from "./mail-queue.ts";
import { mailOf, mailsOf, moveMail, type MailRow } from "./mail-rows.ts";
import { dropJobMails, eraseMails } from "./erase-mails.ts";
import { mailDetail, mailOverview, standingsOf, type Standing, unplacedEvents } from "./mail-standings.ts";
import { createMailTables, writeMailMeta } from "./mail-tables.ts";
import {
  addStopLink,
  hashesOfAddress,
  isOptedOut,
  noteOptOut,
  readStop,
  stopBy,
  type NewStopLink,
  type OptOutHashes,
  type OptOutScope,
  type StopAsked,
} from "./opt-outs.ts";
import { sendStep } from "./send-step.ts";
import { saveTemplate, templatesOf, type NewTemplate } from "./template-store.ts";
import { addToolTemplate, deleteToolTemplate, toolTemplatesOf, updateToolTemplate } from "./tool-templates.ts";
import { tellJobs } from "./tell-jobs.ts";

/** How long a job's object that did not answer is left alone, ms. */
const tellAgainMs = 30_000;

/** Why commands are queued, and the issuer that this object is of. */
type Sending = Occasion & { readonly issuerId: string };

interface AddressOf {
  readonly address: string;
  readonly buyerId: string;
  readonly brandId: string;
}

/** One issuer's outreach by mail: templates, mails and what became of them, and who opted out. */
export class IssuerMail extends DurableObject<Env> implements CommandTarget {
  readonly #runner: CommandRunner;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#runner = new CommandRunner(env, ctx.storage, (type) => (type === sendCommandType ? sendStep : null));
    void ctx.blockConcurrencyWhile(async () => {
      createMailTables(ctx.storage.sql);
      createObjectOutbox(ctx.storage.sql);
      createCommandTable(ctx.storage.sql);
    });
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    return this.#runner.start(command);
  }

  /** Nothing waits for the end of a command of this object. */
  async commandsEnded(): Promise<void> {}

  override async alarm(): Promise<void> {
    await sendByAlarm(this.env, this.ctx.storage);
    await this.#runner.work();
    await this.#tell();
  }

  async #tell(): Promise<void> {
    const { storage } = this.ctx;
    if (await tellJobs(this.env, storage.sql)) return;
    if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + tellAgainMs);
  }

  /** Deletes everything: templates, mails, and who opted out. */
  eraseAll(): void {
    emptyTables(this.ctx.storage);
  }

  templates(tone: CampaignTone): SavedMailTemplate[] {
    return templatesOf(this.ctx.storage.sql, tone);
  }

  /** Returns the version; null if another one was saved meanwhile. */
  saveTemplate(saved: NewTemplate): number | null {
    return saveTemplate(this.ctx.storage, saved);
  }

  toolTemplates(): SavedToolTemplate[] {
    return toolTemplatesOf(this.ctx.storage.sql);
  }

  addToolTemplate(added: SavedToolTemplate): boolean {
    return addToolTemplate(this.ctx.storage, added);
  }

  updateToolTemplate(updated: SavedToolTemplate): ReturnType<typeof updateToolTemplate> {
    return updateToolTemplate(this.ctx.storage, updated);
  }

  deleteToolTemplate(id: string): string | null {
    return deleteToolTemplate(this.ctx.storage, id);
  }

  setPostalAddress(postalAddress: string): void {
    writeMailMeta(this.ctx.storage.sql, "postalAddress", postalAddress);
  }

  overview(campaignId: string, state: MailState | undefined, at: string) {
    return mailOverview(this.ctx.storage.sql, campaignId, state, at);
  }

  detail(campaignId: string, mailId: string) {
    return mailDetail(this.ctx.storage.sql, campaignId, mailId);
  }

  unplaced() {
    return unplacedEvents(this.ctx.storage.sql);
  }

  standings(campaignId: string): Standing[] {
    return standingsOf(this.ctx.storage.sql, campaignId);
  }

  /** Hashes of addresses, and which of them are opted out, in the order of the addresses. */
  async hashes(of: readonly AddressOf[]): Promise<(OptOutHashes & { readonly isOptedOut: boolean })[]> {
    const { sql } = this.ctx.storage;
    const hashes = await Promise.all(of.map(({ address, ...ids }) => hashesOfAddress(sql, address, ids)));
    return hashes.map((each) => ({ ...each, isOptedOut: isOptedOut(sql, each) }));
  }

  /** Puts mails into the queue with the command that sends them. Returns how many the batch has. */
  async addBatch(batch: MailBatch, sending: Sending): Promise<number> {
    const { storage } = this.ctx;
    const queued = storage.transactionSync(() => {
      noteCommands(storage, [sendCommand({ issuerId: sending.issuerId, batchId: batch.batchId }, sending)]);
      return addBatch(storage, batch);
    });
    await sendNoted(this.env, storage);
    return queued;
  }

  /** Pauses before the next mail. */
  pause(campaignId: string): void {
    this.ctx.storage.sql.exec("INSERT OR IGNORE INTO paused VALUES (?)", campaignId);
  }

  /** Resumes: the batches that have mails waiting are sent. */
  async resume(campaignId: string, sending: Sending): Promise<void> {
    const { storage } = this.ctx;
    const { sql } = storage;
    storage.transactionSync(() => {
      sql.exec("DELETE FROM paused WHERE campaignId = ?", campaignId);
      const waiting = mailsOf(sql, "campaignId = ? AND state = 'Waiting'", campaignId).map(({ batchId }) => batchId);
      const { issuerId } = sending;
      noteCommands(
        storage,
        [...new Set(waiting)].map((batchId) => sendCommand({ issuerId, batchId }, sending)),
      );
    });
    await sendNoted(this.env, storage);
  }

  /** A user says that a mail that is not confirmed arrived. Returns false if the campaign has no such mail. */
  confirm(campaignId: string, mailId: string, at: string): boolean {
    const { storage } = this.ctx;
    const mail = this.#notConfirmed(campaignId, mailId);
    if (mail === null) return false;
    storage.transactionSync(() => {
      moveMail(storage.sql, mailId, "Sent", { at, reason: encodedMessage("mailMarkedSent") });
      if (mail.isTest === 0) noteNews(storage.sql, mailId, "sent", at);
    });
    void this.ctx.storage.setAlarm(Date.now());
    return true;
  }

  /** A user has a mail that is not confirmed written again: as a new one, with an id of its own. */
  async again(
    campaignId: string,
    mailId: string,
    next: Pick<MailRow, "mailId" | "messageId" | "batchId" | "byUserId" | "byName"> & { readonly at: string },
    sending: Sending,
  ): Promise<boolean> {
    const { storage } = this.ctx;
    const mail = this.#notConfirmed(campaignId, mailId);
    // An erased contact is not written to.
    if (mail === null || mail.toAddress === "") return false;
    storage.transactionSync(() => {
      const { sql } = storage;
      sql.exec("UPDATE mail SET isReplaced = 1 WHERE mailId = ?", mailId);
      sql.exec(
        `INSERT INTO mail (mailId, messageId, batchId, jobId, campaignId, supplierKey, supplier, toAddress, toKey, toName,
           fromAddress, fromName, replyTo, subject, text, stopBase, buyer, language, tone, version, letter, isTest, buyerHash, brandHash,
           state, byUserId, byName, queuedOn, changedOn)
         SELECT ?, ?, ?, jobId, campaignId, supplierKey, supplier, toAddress, toKey, toName, fromAddress, fromName, replyTo, subject,
           text, stopBase, buyer, language, tone, version, letter, isTest, buyerHash, brandHash, 'Waiting', ?, ?, ?, ?
         FROM mail WHERE mailId = ?`,
        next.mailId,
        next.messageId,
        next.batchId,
        next.byUserId,
        next.byName,
        next.at,
        next.at,
        mailId,
      );
      noteCommands(storage, [sendCommand({ issuerId: sending.issuerId, batchId: next.batchId }, sending)]);
    });
    await sendNoted(this.env, storage);
    return true;
  }

  #notConfirmed(campaignId: string, mailId: string): MailRow | null {
    const mail = mailOf(this.ctx.storage.sql, mailId);
    const isOpen = mail?.campaignId === campaignId && mail.state === "NotConfirmed";
    const isReplaced = isOpen && mailsOf(this.ctx.storage.sql, "mailId = ? AND isReplaced = 1", mailId).length > 0;
    return isOpen && !isReplaced ? mail : null;
  }

  /** Opts an address out by hand. */
  async optOut(of: AddressOf, scope: OptOutScope, supplier: string, at: string): Promise<void> {
    const { storage } = this.ctx;
    const hashes = await hashesOfAddress(storage.sql, of.address, of);
    storage.transactionSync(() =>
      noteOptOut(storage.sql, { ...hashes, scopes: [scope], source: "hand", supplier, at }),
    );
  }

  /** Opens links of emails by hand, each of which stops its recipient's emails. */
  async addStopLinks(links: readonly NewStopLink[]): Promise<void> {
    const { storage } = this.ctx;
    const hashed = await Promise.all(
      links.map(async (link) => ({ ...link, ...(await hashesOfAddress(storage.sql, link.address, link)) })),
    );
    storage.transactionSync(() => hashed.forEach((link) => addStopLink(storage.sql, link)));
  }

  /** What a mail's link is about; null: there is none. */
  stop(asked: StopAsked): MailStop | null {
    return readStop(this.ctx.storage.sql, asked);
  }

  /** Opts the receiver of a link out. */
  stopNow(asked: StopAsked): MailStop | null {
    return stopBy(this.ctx.storage, asked, now());
  }

  async takeEvents(events: readonly ToldEvent[]): Promise<EventsTold> {
    const told = applyEvents(this.ctx.storage, events);
    await this.#tell();
    return told;
  }

  /** Forgets an address: its mails' words, names and addresses, and what providers said of it. Opt-outs stay, as hashes. */
  erase(address: string): void {
    eraseMails(this.ctx.storage, { toKey: mailAddressKey(address) }, now());
  }

  /** Forgets the receivers of a campaign whose contacts have been kept long enough. */
  eraseCampaign(campaignId: string): void {
    eraseMails(this.ctx.storage, { campaignId }, now());
  }

  /** Removes the mails of an erased job. Links and opt-outs stay: they hold no address. */
  dropJob(jobId: string): void {
    dropJobMails(this.ctx.storage, jobId);
  }
}
