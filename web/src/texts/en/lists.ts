/** Words that every list of the product says: its export. */
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
};
