import { CapabilityStripLetters, TextLink, useTexts } from "@paygauge/ui";
import { useMemo } from "react";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import {
  dimensionTraitNames,
  traitDimension,
  type OrganizationPage,
  type OrganizationRow,
} from "@paygauge/api-types/entities/global-insights";
import { slicerNames, slicerValues } from "@paygauge/api-types/entities/insights";
import { vendorAcceptances } from "@paygauge/api-types/entities/vendors";
import { linkTo } from "@paygauge/api-types/sitemap";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { decimalOf, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { bandOfLevel } from "../band-amounts.ts";
import { useDimensionNames } from "../insights/use-dimension-names.ts";
import { useSlicerWords } from "../insights/use-slicer-words.ts";
import { AcceptsWord } from "./accepts-word.tsx";
import { LastOutcome } from "./last-outcome.tsx";
import { ScoreStrip } from "./score-strip.tsx";

type Column = ListGridColumn<OrganizationRow>;

/** Columns of organizations: their keys are what the call filters and sorts by. */
export function useOrganizationColumns(page: OrganizationPage | undefined): readonly Column[] {
  const identity = useIdentityColumns();
  const figures = useFigureColumns(page);
  const evidence = useEvidenceColumns();
  const scores = useScoreColumns();
  const traits = useTraitColumns();
  const issuers = useIssuerColumns(page);
  return useMemo(
    () => [...identity, ...figures, ...evidence, ...scores, ...issuers, ...traits],
    [identity, figures, evidence, scores, issuers, traits],
  );
}

function useIdentityColumns(): readonly Column[] {
  const words = useTranslations("globalInsights.rows");
  const { opens } = useGuard();
  const isLink = opens("vendor");
  return useMemo(
    () => [
      {
        key: "name",
        title: words("name"),
        type: "text",
        width: 240,
        grow: 2,
        value: ({ name }) => name,
        render: ({ vendorId, name }) =>
          isLink ? (
            <TextLink variant="entity" href={linkTo("vendor", { vendorId })} truncate>
              {name}
            </TextLink>
          ) : (
            name
          ),
        inList: "title",
      },
      { key: "city", title: words("city"), type: "text", width: 110, hidden: true, value: ({ city }) => city },
      {
        key: "country",
        title: words("country"),
        type: "text",
        width: 84,
        value: ({ country }) => country,
        inList: "line",
      },
      { key: "mcc", title: words("mcc"), type: "text", width: 70, value: ({ mcc }) => mcc },
      {
        key: "mccDescription",
        title: words("industry"),
        type: "text",
        width: 150,
        grow: 1,
        value: ({ mccDescription }) => mccDescription,
      },
    ],
    [words, isLink],
  );
}

function useFigureColumns(page: OrganizationPage | undefined): readonly Column[] {
  const words = useTranslations("globalInsights.rows");
  const { currency = "", ratesOf = null } = page ?? {};
  return useMemo(() => {
    const count = { type: "number", width: 84 } as const;
    const unit = ratesOf === null ? currency : `≈ ${currency}`;
    return [
      { ...count, key: "jobs", title: words("jobs"), value: ({ jobs }) => jobs },
      {
        key: "spendMinor",
        title: words("spend"),
        ...(unit === "" ? {} : { unit }),
        definition: words("spendMeans"),
        type: "number",
        numberStyle: { kind: "decimal", digits: currency === "" ? 2 : minorDigitsOf(currency) },
        width: 150,
        value: ({ spendMinor, minorDigits }) => Number(decimalOf(String(spendMinor), minorDigits)),
        source: { digitsIn: "minorDigits" },
        inList: "figure",
      },
      { ...count, key: "invoices", title: words("invoices"), hidden: true, value: ({ invoices }) => invoices },
      { ...count, key: "payments", title: words("payments"), hidden: true, value: ({ payments }) => payments },
    ];
  }, [words, currency, ratesOf]);
}

function useEvidenceColumns(): readonly Column[] {
  const words = useTranslations("globalInsights.rows");
  const accepts = useTranslations("globalInsights.acceptsWords");
  const texts = useTexts();
  return useMemo(
    () => [
      {
        key: "capabilities",
        title: words("capabilities"),
        headerMark: <CapabilityStripLetters of={capabilities} />,
        type: "text",
        width: 148,
        exported: false,
        sortable: false,
        filterable: false,
        value: ({ scores }) =>
          capabilities
            .map((key) => `${texts.capabilityNames[key]} ${texts.bands[bandOfLevel[scores[key] ?? "None"]]}`)
            .join(", "),
        render: (row) => <ScoreStrip row={row} />,
        inList: "strip",
      },
      {
        key: "accepts",
        title: words("accepts"),
        type: "enum",
        width: 150,
        options: vendorAcceptances.map((value) => ({ value, label: accepts(value) })),
        value: (row) => row.accepts,
        render: (row) => <AcceptsWord row={row} />,
      },
      {
        key: "lastOnCard",
        title: words("lastOnCard"),
        type: "date",
        moment: "day",
        width: 120,
        hidden: true,
        value: ({ lastOnCard }) => lastOnCard,
      },
      {
        key: "lastOutcome",
        title: words("lastOutcome"),
        type: "text",
        width: 190,
        exported: false,
        sortable: false,
        filterable: false,
        value: ({ evidence }) => evidence.outcomes.at(-1)?.status ?? "",
        render: (row) => <LastOutcome row={row} />,
      },
    ],
    [words, accepts, texts],
  );
}

/** The level of each capability. */
function useScoreColumns(): readonly Column[] {
  const texts = useTexts();
  return useMemo(
    () =>
      capabilities.map((key): Column => ({
        key: `scores.${key}`,
        title: texts.capabilityNames[key],
        type: "enum",
        width: 110,
        hidden: true,
        sortable: false,
        filterable: false,
        options: Object.entries(bandOfLevel).map(([value, band]) => ({ value, label: texts.bands[band] })),
        value: ({ scores }) => scores[key] ?? null,
        source: { path: ["scores", key] },
      })),
    [texts],
  );
}

/** Dimensions and slicers, which bars of the insights filter by. */
function useTraitColumns(): readonly Column[] {
  const names = useDimensionNames([]);
  const say = useSlicerWords();
  const hidden = { width: 120, hidden: true } as const;
  return [
    ...dimensionTraitNames.map((key): Column => ({
      ...hidden,
      key,
      title: names.name(traitDimension(key)),
      type: "text",
      value: (row) => row[key],
    })),
    ...slicerNames.map((key): Column => ({
      ...hidden,
      key,
      title: say.name(key),
      type: "enum",
      options: slicerValues[key].map((value) => ({ value, label: say.value(key, value) })),
      value: (row) => row[key],
    })),
  ];
}

/** The issuer, if the user sees several. */
function useIssuerColumns(page: OrganizationPage | undefined): readonly Column[] {
  const words = useTranslations("globalInsights.rows");
  const issuers = page?.issuers ?? [];
  if (issuers.length < 2) return [];
  const common = { title: words("issuer"), width: 130 } as const;
  return [
    {
      ...common,
      key: "issuerName",
      type: "text",
      sortable: false,
      filterable: false,
      value: ({ issuerName }) => issuerName,
    },
    {
      ...common,
      key: "issuerId",
      type: "enum",
      filterOnly: true,
      exported: false,
      options: issuers.map(({ issuerId, issuerName }) => ({ value: issuerId, label: issuerName })),
      value: ({ issuerId }) => issuerId,
    },
  ];
}
