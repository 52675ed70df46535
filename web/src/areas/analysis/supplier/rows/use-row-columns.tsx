import { RecordButton } from "@paygauge/ui";
import { PencilLine } from "lucide-react";
import { useMemo } from "react";
import { breakdownProperties } from "@paygauge/api-types/entities/breakdowns";
import { nowhereReasons, rowStandings, type LedgerRow } from "@paygauge/api-types/entities/ledger-rows";
import { documentTypes, paymentMethods } from "@paygauge/api-types/entities/ledger-words";
import type { ListGridColumn } from "../../../../data/lists/list-sheet.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import type { JobMoney } from "../../job-money.ts";
import { useValueWords } from "../../use-value-words.ts";

type RowColumn = ListGridColumn<LedgerRow>;

/** "24,910.78 EUR at 0.8499", and that the sign was turned; "" where the amount was booked as it is read. */
function useAsRead(currency: string): (row: LedgerRow) => string {
  const words = useTranslations("ledgerRows.grid");
  const { locale } = useFormats();
  return useMemo(
    () => (row: LedgerRow) => {
      const { readMinor, readCurrency, readDigits, rate, isTurned, bookedMinor } = row;
      if (readMinor === null || (readCurrency === currency && !isTurned && bookedMinor !== null)) return "";
      const number = (value: number, digits: number) =>
        new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
      const amount = `${number(readMinor / 10 ** readDigits, readDigits)} ${readCurrency}`.trim();
      const rated = rate === null ? amount : words("atRate", { amount, rate: number(rate, 4) });
      return isTurned ? `${rated}, ${words("turned")}` : rated;
    },
    [words, locale, currency],
  );
}

/** What the columns take their words from. */
function useColumnWords(currency: string) {
  const words = useTranslations("ledgerRows.grid");
  const { count } = useFormats();
  const values = useValueWords();
  const asRead = useAsRead(currency);
  return useMemo(() => ({ words, count, values, asRead }), [words, count, values, asRead]);
}
type ColumnWords = ReturnType<typeof useColumnWords>;

/** Columns of rows of the files; `breakdowns`: what those of the job are called. */
export function useRowColumns(
  { currency, minorDigits }: JobMoney,
  breakdowns: readonly string[],
  onOpen: (row: LedgerRow) => void,
): readonly RowColumn[] {
  const said = useColumnWords(currency);
  return useMemo(
    () => [
      ...documentColumns(said),
      ...amountColumns(said, { currency, minorDigits }),
      ...settlementColumns(said),
      ...breakdownColumns(breakdowns),
      ...placeColumns(said, onOpen),
      ...fateColumns(said),
    ],
    [said, currency, minorDigits, breakdowns, onOpen],
  );
}

const breakdownColumns = (labels: readonly string[]): readonly RowColumn[] =>
  breakdownProperties.slice(0, labels.length).map((key, at) => ({
    key,
    title: labels[at] ?? "",
    type: "text",
    width: 120,
    hidden: at > 0,
    value: (row) => row[key],
  }));

const documentColumns = ({ words }: ColumnWords): readonly RowColumn[] => [
  {
    key: "date",
    title: words("columns.date"),
    type: "date",
    width: 124,
    inList: "line",
    value: (row) => row.date,
    render: (row) => <RowDate row={row} corrected={words("corrected")} />,
  },
  {
    key: "documentNumber",
    title: words("columns.document"),
    type: "text",
    width: 130,
    grow: 1,
    inList: "title",
    value: (row) => row.documentNumber,
  },
];

const amountColumns = ({ words, asRead }: ColumnWords, { currency, minorDigits }: JobMoney): readonly RowColumn[] => [
  {
    key: "bookedMinor",
    title: words("columns.bookedMinor"),
    unit: currency,
    type: "number",
    numberStyle: { kind: "decimal", digits: minorDigits },
    width: 140,
    inList: "figure",
    value: (row) => (row.bookedMinor === null ? null : row.bookedMinor / 10 ** minorDigits),
    source: { digitsIn: "minorDigits" },
  },
  {
    key: "readMinor",
    title: words("columns.asRead"),
    type: "number",
    numberStyle: { kind: "decimal", digits: 2 },
    width: 190,
    filterable: false,
    value: (row) => (row.readMinor === null ? null : row.readMinor / 10 ** row.readDigits),
    render: (row) => <span className="text-text-2">{asRead(row)}</span>,
    source: { digitsIn: "readDigits" },
  },
];

const settlementColumns = ({ words, values }: ColumnWords): readonly RowColumn[] => [
  {
    key: "method",
    title: words("columns.method"),
    type: "enum",
    width: 130,
    options: paymentMethods.map((value) => ({ value, label: values.method(value) })),
    value: (row) => row.method,
  },
  {
    key: "termDays",
    title: words("columns.termDays"),
    unit: words("days"),
    type: "number",
    width: 96,
    value: (row) => row.termDays,
  },
];

const placeColumns = ({ words, count }: ColumnWords, onOpen: (row: LedgerRow) => void): readonly RowColumn[] => [
  { key: "name", title: words("columns.name"), type: "text", width: 200, grow: 1, value: (row) => row.name },
  { key: "fileName", title: words("columns.fileName"), type: "text", width: 150, value: (row) => row.fileName },
  {
    key: "row",
    title: words("columns.row"),
    type: "number",
    width: 90,
    value: (row) => row.row,
    render: (row) => (
      <RecordButton label={`${row.fileName} ${count(row.row)}`} onClick={() => onOpen(row)}>
        {count(row.row)}
      </RecordButton>
    ),
  },
];

const fateColumns = ({ words }: ColumnWords): readonly RowColumn[] => [
  {
    key: "reason",
    title: words("columns.reason"),
    type: "enum",
    width: 180,
    options: nowhereReasons.map((value) => ({ value, label: words(`reasons.${value}`) })),
    value: (row) => row.reason,
  },
  {
    key: "documentType",
    title: words("columns.documentType"),
    type: "enum",
    width: 130,
    hidden: true,
    options: documentTypes.map((value) => ({ value, label: words(`types.${value}`) })),
    value: (row) => row.documentType,
  },
  {
    key: "readCurrency",
    title: words("columns.readCurrency"),
    type: "text",
    width: 90,
    hidden: true,
    value: (row) => row.readCurrency,
  },
  {
    key: "standing",
    title: words("columns.standing"),
    type: "enum",
    width: 130,
    hidden: true,
    filterable: false,
    options: rowStandings.map((value) => ({ value, label: words(`standings.${value}`) })),
    value: (row) => row.standing,
  },
];

function RowDate({ row, corrected }: { readonly row: LedgerRow; readonly corrected: string }) {
  const { day } = useFormats();
  return (
    <span className="flex items-center gap-1.5">
      {row.date === null ? "" : day(row.date)}
      {row.isCorrected && (
        <>
          <PencilLine aria-hidden size={14} strokeWidth={1.6} className="shrink-0 text-warning" />
          <span className="sr-only">{corrected}</span>
        </>
      )}
    </span>
  );
}
