/** Words that every list of the product says: its export, and what of it is damaged. */
export const listsTexts = {
  export: {
    export: "Export",
    operation: "Export list",
    writing: "Exporting",
    begins: "Starting",
    rows: "{done, number} of {total, number} rows",
    cancel: "Cancel export",
    selected: "{count, number} selected, as {format}",
    matching: "{count, number} matching, as {format}",
    all: "All {count, number}, as {format}",
    everyColumn: "Include all columns",
    kept: "Your exports from the last 7 days",
    keptFile: "{file}, {count, plural, one {# row} other {# rows}}, {day}",
    csv: "CSV",
    xlsx: "Excel (XLSX)",
  },
  damaged: {
    notice:
      "{count, plural, one {# entry is damaged and isn’t shown.} other {# entries are damaged and aren’t shown.}}",
    open: "{count, plural, one {# entry is damaged: {names}. Open it and save again what is missing, or delete it.} other {# entries are damaged: {names}. Open each one and save again what is missing, or delete it.}}",
    delete: "{count, plural, one {Delete damaged entry} other {Delete # damaged entries}}",
    title: "{count, plural, one {Delete the damaged entry?} other {Delete # damaged entries?}}",
    intro: "It can no longer be read. Deleting can’t be undone.",
    cancel: "Cancel",
  },
};
