/** Words that every list of the product says: its export. */
export const listsTexts = {
  export: {
    export: "Export",
    operation: "Export the list",
    writing: "Export",
    begins: "Begins",
    rows: "{done, number} of {total, number} rows",
    cancel: "Cancel the export",
    selected: "{count, number} selected, as {format}",
    matching: "{count, number} that match, as {format}",
    all: "All {count, number}, as {format}",
    everyColumn: "With every column",
    kept: "Your files of the last seven days",
    keptFile: "{file}, {count, plural, one {# row} other {# rows}}, {day}",
    csv: "CSV",
    xlsx: "workbook (XLSX)",
  },
};
