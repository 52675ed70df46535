/** Tools: refusals and confirmations. */
export const toolsMessages = {
  companyQueryShort: "Type at least two characters.",
  companyNumberForm: "A company number has up to eight characters, such as 00445790.",
  companyUnknown: "Companies House has no company {number}. Check the number.",
  companyNotInRegister:
    "{number} isn’t among the live companies of {date}. Dissolved companies aren’t in this register.",
  registerMissing: "No company register is imported. Import one under Analysis admin, Industry titles.",
  companyNotActive: "{name} isn’t active. Confirm this.",
  companyOtherNumber: "The ledger states company number {stated}, not {number}.",
  companyConfirmed: "{name} confirmed. It counts from the next re-score.",
  noCompanyColumn: "The file has no column {header}.",
  registerDay: "The file’s name must have the register’s day: BasicCompanyData-2026-11-01.csv.",
  registerOlder: "The register is newer than {date}. Import a newer file.",
  mailNoRecipient: "Enter a recipient.",
  toolMailsHourly: "At most {most, number} emails an hour, {left, number} left.",
  companyListsRunning: "{most, number} of your lists are in progress. Wait until one is done.",
  companyListStarted: "Looking up the list has started.",
  toolTemplatesFull: "A brand can have {most, number} templates. Delete one first.",
  providerBusy: "{provider} takes no more requests for now. Try again at {at}.",
  providerNoAnswer: "{provider} doesn’t answer. Try again at {at}.",
  providerNotConfigured: "{provider} refuses the key or address. Ask your operator to correct it.",
} as const satisfies Record<string, string>;
