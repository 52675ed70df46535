import { MessageText, PlainTable, useTexts, type PlainColumn } from "@paygauge/ui";
import { cardEvidence } from "@paygauge/api-types/catalogue/card-evidence";
import type { StatementMerchant, StatementPreview } from "@paygauge/api-types/entities/card-statements";
import { countryOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useSums } from "./statement-found.tsx";

interface PreviewProps {
  readonly preview: StatementPreview;
}

/** Descriptors as they came next to what they became, and what was taken off. */
export function CleanedNames({ preview }: PreviewProps) {
  const words = useTranslations("tenants.statements");
  if (preview.cleaned.length === 0) return null;
  return (
    <details open className="min-w-0 text-data">
      <summary className="min-h-6 cursor-pointer font-medium pointer-coarse:min-h-11">{words("cleaned")}</summary>
      <PlainTable
        long
        framed
        stacked
        className="mt-2"
        label={words("cleaned")}
        columns={[
          {
            key: "raw",
            title: words("raw"),
            render: ({ raw }) => raw,
            namesRow: true,
            className: "max-sm:basis-full",
          },
          { key: "name", title: words("name"), render: ({ name }) => name },
          {
            key: "rules",
            title: words("removed"),
            render: ({ rules }) => rules.map((rule) => words(`rules.${rule}`)).join(", "),
            className: "text-text-2",
          },
        ]}
        rows={preview.cleaned}
        rowKey={({ raw }) => raw}
      />
    </details>
  );
}

/** The merchants that were paid most often, with the evidence as the supplier's page will say it. */
export function Merchants({ preview }: PreviewProps) {
  const words = useTranslations("tenants.statements");
  return (
    <details open className="min-w-0 text-data">
      <summary className="min-h-6 cursor-pointer font-medium pointer-coarse:min-h-11">
        {words("merchantsTitle")}
      </summary>
      <MerchantTable long label={words("merchantsTitle")} merchants={preview.sample} />
    </details>
  );
}

interface MerchantTableProps {
  readonly label: string;
  readonly merchants: readonly StatementMerchant[];
  readonly long?: boolean;
}

/** Merchants with what their payments say. A column that no row fills is left out. */
export function MerchantTable({ label, merchants, long = false }: MerchantTableProps) {
  const words = useTranslations("tenants.statements");
  const columns = useMerchantColumns();
  const filled = columns.filter(
    ({ key }) => key !== "category" || merchants.some(({ mcc, category }) => mcc + category),
  );
  return (
    <>
      <PlainTable
        stacked
        long={long}
        framed
        className="mt-2"
        label={label}
        columns={filled}
        rows={merchants}
        rowKey={({ name, country }) => `${name} ${country}`}
      />
      {merchants.length === 0 && <p className="mt-2 text-data text-text-2">{words("merchantsOf.nothing")}</p>}
    </>
  );
}

function useMerchantColumns(): readonly PlainColumn<StatementMerchant>[] {
  const words = useTranslations("tenants.statements");
  const formats = useFormats();
  const sums = useSums();
  const countries = new Map(countryOptions(formats.locale).map(({ value, label }) => [value, label]));
  return [
    {
      key: "name",
      title: words("merchant.name"),
      render: ({ name }) => name,
      namesRow: true,
      className: "max-sm:basis-full",
    },
    {
      key: "category",
      title: words("merchant.category"),
      render: ({ mcc, category }) => [mcc, category].filter(Boolean).join(" "),
    },
    {
      key: "place",
      title: words("merchant.place"),
      render: ({ town, country }) => [town, countries.get(country)].filter(Boolean).join(", "),
    },
    {
      key: "evidence",
      title: words("merchant.evidence"),
      render: (merchant) => <MessageText message={cardEvidence(merchant, formats.locale)} />,
      className: "min-w-48 max-sm:basis-full",
    },
    {
      key: "first",
      title: words("merchant.first"),
      render: ({ first }) =>
        first === "" ? "" : <span className="max-sm:text-text-2">{words("since", { day: formats.day(first) })}</span>,
      className: "whitespace-nowrap",
    },
    {
      key: "sum",
      title: words("merchant.sum"),
      render: (merchant) => sums(merchant.sums),
      atEnd: true,
      className: "max-sm:ms-auto",
    },
  ];
}

/** The first rows that were no payments, with the line in the file. */
export function Rejects({ preview }: PreviewProps) {
  const words = useTranslations("tenants.statements");
  const { labelled } = useTexts();
  return (
    <details className="text-data">
      <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11">
        {words("rejects", { count: preview.left.rejected })}
      </summary>
      <ul className="mt-1 max-h-48 overflow-auto text-text-2">
        {preview.rejects.map(({ line, reason }) => (
          <li key={line}>
            {labelled(words("line", { line: String(line) }), "")}
            <MessageText message={reason} />
          </li>
        ))}
      </ul>
    </details>
  );
}
