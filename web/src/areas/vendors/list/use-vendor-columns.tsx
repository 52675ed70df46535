import { TextLink } from "@paygauge/ui";
import { useMemo } from "react";
import { vendorAcceptances, type VendorPage, type VendorRow } from "@paygauge/api-types/entities/vendors";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { decimalOf, useFormats, useTranslations } from "../../../state/formats.ts";
import { AcceptsMark } from "../words/accepts-mark.tsx";
import { EvidenceLanes, LaneYears, lanesWidth } from "../words/evidence-lanes.tsx";
import { MarkedName } from "../words/marked-name.tsx";
import type { TimeAxis } from "../words/time-axis.ts";

type Column = ListGridColumn<VendorRow>;
type Title = keyof typeof import("../../../texts/en/vendors.ts").vendorsTexts.columns;
type Words = (key: Title) => string;

interface Drawn {
  /** undefined before the first answer. */
  readonly answer: Pick<VendorPage, "currency" | "ratesOf" | "issuers"> | undefined;
  readonly search: string;
  readonly axis: TimeAxis;
  /** ISO date. */
  readonly today: string;
  readonly hrefOf: (row: VendorRow) => string;
}

/** Who the vendor is. */
function identityColumns(words: Words, { search, hrefOf }: Drawn): readonly Column[] {
  return [
    {
      key: "name",
      title: words("name"),
      type: "text",
      width: 260,
      grow: 2,
      value: ({ name }) => name,
      render: (row) => (
        <span className="flex min-w-0 flex-col">
          <TextLink variant="entity" href={hrefOf(row)} truncate>
            <MarkedName name={row.name} search={search} />
          </TextLink>
          <span className="truncate text-label text-text-2 max-sm:hidden">{placeOf(row)}</span>
        </span>
      ),
      inList: "title",
    },
    {
      key: "city",
      title: words("city"),
      type: "text",
      width: 110,
      hidden: true,
      value: ({ city }) => city,
      inList: "line",
    },
    {
      key: "country",
      title: words("country"),
      type: "text",
      width: 84,
      hidden: true,
      value: ({ country }) => country,
      inList: "line",
    },
    {
      key: "mccDescription",
      title: words("industry"),
      type: "text",
      width: 140,
      grow: 1,
      value: ({ mccDescription }) => mccDescription,
      render: ({ mcc, mccDescription }) => `${mcc} ${mccDescription}`.trim(),
    },
    { key: "mcc", title: words("mcc"), type: "text", width: 70, hidden: true, value: ({ mcc }) => mcc },
  ];
}

/** City and country, as far as they are known. */
const placeOf = ({ city, country }: VendorRow): string => [city, country].filter((part) => part !== "").join(", ");

/** Figures of the jobs that the user can see. */
function figureColumns(words: Words, { answer }: Drawn, means: string): readonly Column[] {
  const count = { type: "number", width: 84 } as const;
  const { currency = "", ratesOf = null } = answer ?? {};
  const unit = ratesOf === null ? currency : `≈ ${currency}`;
  return [
    { ...count, key: "jobs", title: words("jobs"), width: 68, value: ({ jobs }) => jobs },
    {
      key: "spendMinor",
      title: words("spend"),
      ...(unit === "" ? {} : { unit }),
      definition: means,
      type: "number",
      numberStyle: { kind: "decimal", digits: currency === "" ? 2 : minorDigitsOf(currency) },
      width: 140,
      value: ({ spendMinor, minorDigits }) => Number(decimalOf(String(spendMinor), minorDigits)),
      source: { digitsIn: "minorDigits" },
      inList: "figure",
    },
    { ...count, key: "invoices", title: words("invoices"), hidden: true, value: ({ invoices }) => invoices },
    { ...count, key: "payments", title: words("payments"), hidden: true, value: ({ payments }) => payments },
  ];
}

/** What is known of how the vendor takes cards. */
function evidenceColumns(words: Words, { axis, today }: Drawn, say: EvidenceWords): readonly Column[] {
  return [
    {
      key: "accepts",
      title: words("accepts"),
      definition: words("acceptsMeans"),
      type: "enum",
      width: 124,
      options: vendorAcceptances.map((value) => ({ value, label: say.accepts(value) })),
      value: ({ accepts }) => accepts,
      render: ({ accepts }) => <AcceptsMark accepts={accepts} />,
    },
    {
      key: "evidence",
      title: words("evidence"),
      headerMark: <LaneYears axis={axis} />,
      type: "text",
      width: lanesWidth + 24,
      exported: false,
      sortable: false,
      filterable: false,
      value: () => "",
      render: (row) => <EvidenceLanes {...{ row, axis, today }} />,
      inList: "strip",
    },
    {
      key: "lastOnCard",
      title: words("lastOnCard"),
      type: "date",
      moment: "day",
      width: 110,
      value: ({ lastOnCard }) => lastOnCard,
    },
    {
      key: "outcomes",
      title: words("outcomes"),
      type: "number",
      width: 92,
      value: ({ outcomes }) => outcomes,
      render: ({ outcomes, succeeded }) => (outcomes === 0 ? "" : say.outcomes(succeeded, outcomes)),
    },
    {
      key: "succeeded",
      title: words("succeeded"),
      type: "number",
      width: 100,
      hidden: true,
      value: ({ succeeded }) => succeeded,
    },
  ];
}

interface EvidenceWords {
  readonly accepts: (value: VendorRow["accepts"]) => string;
  readonly outcomes: (succeeded: number, ended: number) => string;
}

/** The issuer, if the user sees several; the filter takes one or more of them. */
function issuerColumns(words: Words, issuers: VendorPage["issuers"]): readonly Column[] {
  if (issuers.length < 2) return [];
  return [
    {
      key: "issuerName",
      title: words("issuer"),
      type: "text",
      width: 130,
      sortable: false,
      filterable: false,
      value: ({ issuerName }) => issuerName,
    },
    {
      key: "issuerId",
      title: words("issuer"),
      type: "enum",
      width: 130,
      filterOnly: true,
      exported: false,
      options: issuers.map(({ issuerId, issuerName }) => ({ value: issuerId, label: issuerName })),
      value: ({ issuerId }) => issuerId,
    },
  ];
}

/** Columns of the vendors list: their keys are what the call filters and orders by. */
export function useVendorColumns({ answer, search, axis, today, hrefOf }: Drawn): readonly Column[] {
  const words = useTranslations("vendors.columns");
  const say = useTranslations("vendors.words");
  const formats = useFormats();
  const { currency, ratesOf = null, issuers } = answer ?? {};
  const known = JSON.stringify(issuers ?? []);
  return useMemo(() => {
    const listed: VendorPage["issuers"] = JSON.parse(known);
    const drawn: Drawn = {
      answer: currency === undefined ? undefined : { currency, ratesOf, issuers: listed },
      search,
      axis: { from: axis.from, until: axis.until },
      today,
      hrefOf,
    };
    const means = ratesOf === null ? words("spendMeans") : words("convertedMeans", { year: String(ratesOf) });
    const ofEvidence: EvidenceWords = {
      accepts: (value) => say(`accepts.${value}`),
      outcomes: (succeeded, ended) =>
        say("succeededOf", { succeeded: formats.count(succeeded), ended: formats.count(ended) }),
    };
    return [
      ...identityColumns(words, drawn),
      ...figureColumns(words, drawn, means),
      ...evidenceColumns(words, drawn, ofEvidence),
      ...issuerColumns(words, listed),
    ];
  }, [words, say, formats, currency, ratesOf, known, search, axis.from, axis.until, today, hrefOf]);
}
