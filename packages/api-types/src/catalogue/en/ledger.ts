/** Messages about rows and files of a ledger, by the codes of `rejectReasons`, `importWarnings` and `fileRefusals`. */
export const ledgerMessages = {
  "row-no-name":
    "This row has no supplier name. Enter it, delete the row, or let the mapping fill names from the row above.",
  "row-amount-missing": "The amount is empty. Enter it, or delete the row.",
  "row-amount-not-a-number":
    "The amount isn’t a number. Use digits, for example 1234.50, or choose another amount column.",
  "row-amount-too-large":
    "The amount has more than 14 digits before rounding and can’t be added exactly. Check the number.",
  "row-name-too-long":
    "The supplier name is longer than 1,000 characters. Check that the right column is mapped and that quotes are closed.",
  "row-row-too-long": "The row is longer than 1 MB. Check that quotes are closed and that the separator is right.",
  "row-count-not-a-number": "A count or value in this row isn’t a number. Correct it, or unmap the column.",
  "row-total-row": "This row is a total of other rows. It was skipped so that nothing is counted twice.",
  "row-void-row": "A column marks this row as void, canceled or reversed. It was skipped.",
  "row-wider-row": "The row has more cells than the header. It was skipped, as you chose.",
  "row-currency-without-rate": "There’s no rate for this currency. The row waits until the job has one.",
  "row-undated": "No date. The row counts in totals but not in monthly figures.",
  "row-date-unreadable": "The date can’t be read. Correct it, or the row counts as undated.",
  "row-rounded": "The amount has more decimals than its currency. It was rounded.",
  "row-ragged": "The row has more or fewer cells than the header. It was read by position.",
  "row-document-type-unknown": "Unknown document type. The row was read as the file’s usual type.",
  "row-repeated": "Exactly repeats an earlier row. It was kept.",
  "row-settled":
    "A document of another type: the supplier’s spend is counted by its payments, or else by its invoices.",
  "row-repeated-left-out": "Exactly repeats an earlier row. It was skipped, as set in the mapping.",
  "row-id-damaged":
    "A spreadsheet rounded this number. Format the column as text and export the ledger again, or correct it here.",
  "row-cells-joined": "A name or amount without quotes was cut at a separator. Its parts were joined again.",
  "doubt-id-damaged":
    "A spreadsheet rounded long IDs, as in 1.9E+18. Format the column as text and export the ledger again.",
  "doubt-country-unknown":
    "Unknown country. The buyer’s country was used, or the issuer’s fallback country if the buyer has none.",
  "doubt-country-missing":
    "No country. The buyer’s country was used, or the issuer’s fallback country if the buyer has none.",
  "doubt-currency-converted": "Amounts in other currencies were converted at the job’s rates.",
  "doubt-currency-without-rate":
    "Rows in a currency without a rate are waiting. They aren’t in any total until you add the rate.",
  "doubt-undated": "Rows without a date count in totals but not in monthly figures.",
  "doubt-date-unreadable":
    "The date doesn’t fit the column’s date order. The row counts in totals but not in monthly figures.",
  "doubt-debit-less-credit": "Each row’s amount is its debit minus its credit.",
  "doubt-credit-subtracted": "A column marks the row as a credit. Its amount was subtracted.",
  "doubt-name-from-above": "No supplier name. The name from the row above was used, as set in the mapping.",
  "doubt-unit-applied": "The header or title states a unit, such as thousands. Amounts were multiplied by it.",
  "doubt-rounded":
    "Amounts with more decimals than their currency were rounded to its smallest unit, half away from zero.",
  "doubt-repeated": "Rows exactly repeat another row. They were kept, because identical rows are often real payments.",
  "doubt-repeated-left-out": "Rows that exactly repeat another row were skipped, as set in the mapping.",
  "doubt-repeated-partly-left-out":
    "The file is too long to compare all rows. Repeated rows were skipped only among its first 1,000,000 different rows.",
  "doubt-repeated-partly-counted":
    "The file is too long to compare all rows. Repeated rows were counted only in its first 2,000,000 rows.",
  "doubt-ragged": "Rows have more or fewer cells than the header. They were read by position.",
  "doubt-heading-shifted":
    "The header was one or more columns away from its values. Its names were moved. Check the columns.",
  "doubt-heading-moved":
    "A further header names the columns in another order. The rows below it were read by that header.",
  "doubt-cells-joined": "Names or amounts without quotes were cut at a separator. Their parts were joined again.",
  "doubt-redacted": "Rows have a redacted payee. They are grouped as Redacted and never matched.",
  "doubt-total-rows": "Total rows were found and skipped.",
  "doubt-open-quote": "A quote wasn’t closed within 1 MB. The line was read without its quotes.",
  "doubt-document-type-unknown": "Unknown document type. The row was read as the file’s usual type.",
  "doubt-rejects-not-kept":
    "More than 200,000 rows were rejected. Only 200,000 are kept for download. Check the mapping.",
  "file-empty": "The file is empty. Export the ledger again and check that it has rows.",
  "file-pdf": "This file is a PDF. Export it as CSV or Excel.",
  "file-xls": "This is an old Excel workbook (.xls), whatever its file name. Save it as CSV UTF-8 or as .xlsx.",
  "file-xlsx":
    "This is an Excel workbook or a ZIP archive that wasn’t unpacked. Upload it again, or save the sheet as CSV UTF-8.",
  "file-gzip": "This is a gzip archive that wasn’t unpacked. Upload it again, or unpack it and upload the CSV.",
  "file-xlsb": "This is a binary Excel workbook (.xlsb). Save it as CSV UTF-8 or as .xlsx.",
  "file-ods": "This is an OpenDocument spreadsheet. Save it as CSV UTF-8 or as .xlsx.",
  "file-xlsx-broken":
    "The workbook is damaged or isn’t valid .xlsx. Open it in a spreadsheet app, save it again as .xlsx or CSV UTF-8, and upload that.",
  "file-xlsx-password":
    "The workbook is password-protected. Open it, remove the password, save it as .xlsx or CSV UTF-8, and upload that.",
  "file-xlsx-empty": "Every sheet in the workbook is empty. Check that you chose the right file.",
  "file-xlsx-too-much-text":
    "The workbook has too much distinct text to read. Save the sheet as CSV UTF-8 and upload that.",
  "file-xlsx-sheets":
    "The workbook has more than {limit, number} sheets. Save the sheet with the ledger as a workbook of its own, or as CSV UTF-8.",
  "file-xlsx-cell-too-long":
    "A cell of the workbook has more than {limit, number} characters. Shorten or remove it, and save the workbook again.",
  "file-xlsx-merged":
    "The sheet has more than {limit, number} merged ranges. Unmerge its cells, or save the sheet as CSV UTF-8.",
  "file-xlsx-styles":
    "The workbook has more than {limit, number} cell styles, or a number format that is too long. Save the sheet as CSV UTF-8 and upload that.",
  "file-too-many-columns":
    "The file has more than {limit, number} columns with content, or too much text in its column names. Remove columns you don’t need, and check the separator and cells far to the right.",
  "file-archive-broken": "The archive is damaged or incomplete. Compress the ledger again, or upload it unpacked.",
  "file-archive-too-large":
    "The unpacked file is too large. Split the ledger into smaller files, or remove columns you don’t need.",
  "file-archive-bomb":
    "The archive unpacks to more than 100 times its size, which no ledger does. Upload the ledger unpacked.",
  "file-archive-entries": "The archive has more than 100 files. Compress the ledger on its own.",
  "file-archive-several": "The archive has more than one table. Upload each one separately.",
  "file-archive-no-table": "The archive has no table (.csv, .tsv, .txt or .xlsx). Compress the ledger on its own.",
  "file-archive-nested": "The archive contains another archive. Unpack it and upload the ledger.",
  "file-archive-paths": "The archive has folders or links. Compress the ledger on its own, without its folder.",
  "file-archive-password": "The archive is password-protected. Unpack it and upload the ledger.",
  "file-archive-method":
    "The archive’s compression method isn’t supported. Use a standard ZIP, or upload the ledger unpacked.",
  "file-archive-joined":
    "The gzip file contains several archives in a row. Compress the ledger as one archive, or upload it unpacked.",
  "file-archive-kind": "This archive type isn’t supported. Use .zip or .gz, or upload the ledger unpacked.",
  "file-image": "This file is an image. Export the ledger as CSV or Excel.",
  "file-html": "This is a web page, not a table, whatever its file name. Export the ledger as CSV.",
  "file-json": "This is JSON, not a table. Export the ledger as CSV.",
  "file-utf-16": "The file is in UTF-16 and wasn’t converted to UTF-8. Save it as CSV UTF-8 and upload it again.",
  "file-binary": "This isn’t a text file. Export the ledger as CSV.",
  "file-header-only": "The file has a header but no rows. Export the ledger again and check that it has rows.",
  "file-one-column": "Only one column was found. Check that cells are separated by commas, semicolons, tabs or pipes.",
  "file-no-name-column":
    "No column contains supplier names. Totals by category can’t be analysed. Export one row per supplier or per document, with the supplier in each row.",
  "file-no-amount-column": "No column contains amounts. Export the ledger with the amount of each row.",
  "file-contract-register":
    "This is a contract register. Its values are agreed totals over years, not what was ordered, invoiced or paid. Export the payments or invoices.",
  "file-order-book":
    "This is an order book. It shows what was ordered and delivered, not what was invoiced or paid. Export the invoices or payments, or read it as purchase orders.",
  "file-totals-only":
    "Each supplier appears once with a total, without documents or dates. Upload it as a summary, or export the document lines.",
  "file-loaded-before":
    "This job already has a file with exactly this content, so nothing was added. Choose another file, or remove the earlier upload first.",
  "file-reading-canceled": "Reading was canceled. Read the file again, or choose another one.",
  "file-malware":
    "The scanner found malware in this file, so it wasn’t read and was deleted. Check the computer it came from, then upload a clean export.",
  "file-reading-failed":
    "Reading failed because of an error on our side. Read the file again. If it fails again, upload it again.",
} as const satisfies Record<string, string>;
