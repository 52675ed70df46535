/** Tools: refusals and confirmations. */
export const toolsMessages = {
  companyQueryShort: "Type at least two characters.",
  companyNumberForm: "A company number has up to eight characters, such as 00445790 or SC123456.",
  companyUnknown: "Companies House has no company {number}. Check the number.",
  companyNotInRegister:
    "{number} isn’t among the live companies of {date}. Dissolved companies aren’t in this register.",
  registerMissing: "No company register is imported. Import one under Analysis admin, Industry titles.",
  companyNotActive: "{name} isn’t active. Confirm this.",
  companyOtherNumber: "The ledger states company number {stated}, not {number}. They aren’t the same company.",
  companyConfirmed: "{name} confirmed. It counts from the next re-score.",
  rowNoCompanyNumber: "“{text}” isn’t a company number.",
  companyNoName: "{number} has no name.",
  noCompanyColumn: "The file has no column {header}.",
  registerDay:
    "Name the file with the register’s day, as Companies House does: BasicCompanyData-2026-11-01-part1_7.csv.",
  registerOlder: "The register is newer than {date}. Import a newer file.",
  mailTextMissing: "Enter a text.",
  mailNoRecipient: "Enter at least one recipient.",
  mailMostRecipients: "Enter at most {most, number} recipients.",
  toolMailsHourly: "At most {most, number} emails an hour, {left, number} left.",
  toolMailsSent: "{sent, plural, one {# email} other {# emails}} sent, {others, number} not.",
  toolMailsCaptured: "{sent, plural, one {# email} other {# emails}} captured in the outbox, {others, number} not.",
  providerBusy: "{provider} takes no more requests for now. Try again at {at}.",
  providerNoAnswer: "{provider} doesn’t answer. Try again at {at}.",
  providerNotConfigured: "{provider} refuses the key or address. Ask your operator to correct it.",
} as const satisfies Record<string, string>;
