import { campaignMailTexts } from "./campaign-mails.ts";

/** Words of files of campaigns (outcomes that others report, and contacts) and of their emails. */
export const campaignFileTexts = {
  mails: campaignMailTexts,
  files: {
    external: {
      title: "Import an external campaign",
      intro: "Import the outcomes of a campaign that runs elsewhere. It’s read-only here.",
      columns: "CSV with the columns Supplier, Status, Reason, Agreed method and Agreed on. Status is required.",
    },
    again: {
      title: "Import the campaign again",
      intro: "Preview what the new file adds, changes and removes before you import it.",
    },
    contacts: {
      title: "Import contacts",
      intro: "One contact per supplier. Contacts that were entered or verified here aren’t replaced.",
      columns: "CSV with the columns Supplier, Contact, Role, Phone and Email.",
    },
    open: "Import external campaign",
    openAgain: "Import again",
    openContacts: "Import contacts",
    file: "CSV file",
    name: "Name",
    method: "Method",
    cancel: "Cancel",
    other: "Choose another file",
    keep: "Import",
    facts:
      "{rows, plural, one {# row} other {# rows}}: {added, number} to add, {changed, number} to change, {gone, number} to remove, {same, number} unchanged, {rejected, number} rejected.",
    unknown:
      "{count, plural, one {# supplier isn’t} other {# suppliers aren’t}} in this job and {count, plural, one {has} other {have}} no value.",
    entered:
      "{count, plural, one {# contact was} other {# contacts were}} entered or verified here and {count, plural, one {isn’t} other {aren’t}} replaced.",
    changes: "First changes",
    what: "Change",
    supplier: "Supplier",
    contact: "Contact",
    from: "From",
    to: "To",
    change: { added: "Added", changed: "Changed", gone: "Removed" },
    read: "Columns used: {columns}",
    rejects: "{count, plural, one {# row rejected} other {# rows rejected}}",
    rejected: "Line {line, number}: {reason}",
  },
};
