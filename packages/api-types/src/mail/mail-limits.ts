/** Ours: how much outreach by mail holds and sends. */
export const mailLimits = {
  subject: 200,
  text: 4000,
  postalAddress: 300,
  /** Name and address of the contact in accounts. */
  accountsContact: 120,
  accountsMail: 320,
  /** Suppliers that one "Send" writes to. */
  recipients: 500,
  /** Mails of one issuer and day (UTC) where MAIL_DAILY_CAP sets no other number. */
  daily: 500,
  /** Versions of one template that are kept. */
  versions: 50,
  /** Times that a mail is offered to a server that answers "try later", and the time between, ms. */
  tries: 3,
  tryAgainMs: 300_000,
  /** Events of one post of the provider, bytes of it, and how far its clock can be from ours, ms. */
  events: 1000,
  eventBytes: 1_048_576,
  eventAgeMs: 300_000,
  /** Events without a mail, and opt-outs, that a screen lists. */
  listed: 100,
  /** Events without a mail that are kept. */
  unplaced: 1000,
  /** Next actions of a calendar feed, and feeds of one user. */
  calendarEntries: 500,
  calendarFeeds: 5,
} as const;
