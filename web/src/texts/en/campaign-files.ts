/** Words of files of campaigns: outcomes that others report, and contacts. */
export const campaignFileTexts = {
  files: {
    external: {
      title: "Import an external campaign",
      intro: "Outcomes of a campaign that is run elsewhere. It is read-only here.",
      columns: "CSV with Supplier, Status, Reason, Agreed method and Agreed on. Status is needed.",
    },
    again: { title: "Import the campaign again", intro: "You see what the new file adds, changes and removes first." },
    contacts: {
      title: "Import contacts",
      intro: "One contact for each supplier. Those that you entered or verified stay.",
      columns: "CSV with Supplier, Contact, Role, Phone and Email.",
    },
    open: "Import external",
    openAgain: "Import again",
    openContacts: "Import contacts",
    file: "CSV file",
    name: "Name",
    method: "Method",
    cancel: "Cancel",
    other: "Choose another file",
    keep: "Import",
    facts:
      "{rows, plural, one {# row} other {# rows}}: {added, number} to add, {changed, number} to change, {gone, number} to remove, {same, number} as before, {rejected, number} not used.",
    unknown:
      "{count, plural, one {# supplier isn’t} other {# suppliers aren’t}} among those of this job and {count, plural, one {has} other {have}} no value.",
    entered:
      "{count, plural, one {# contact was} other {# contacts were}} entered or verified here and {count, plural, one {stays} other {stay}}.",
    changes: "The first changes",
    what: "Change",
    supplier: "Supplier",
    contact: "Contact",
    from: "From",
    to: "To",
    change: { added: "Added", changed: "Changed", gone: "Removed" },
    read: "Columns used: {columns}",
    rejects: "{count, plural, one {# row isn’t used} other {# rows aren’t used}}",
    rejected: "Line {line, number}: {reason}",
  },
};
