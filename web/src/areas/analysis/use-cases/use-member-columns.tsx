import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import {
  BandGlyph,
  CapabilityStrip,
  CapabilityStripLetters,
  TextLink,
  useTexts,
  type GridColumn,
  type UiTexts,
} from "@paygauge/ui";
import { useMemo } from "react";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase, UseCaseMember } from "@paygauge/api-types/entities/use-cases";
import { claimedOfMember } from "@paygauge/analysis/value/claim";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { unitValue } from "@paygauge/analysis/value/use-case";
import { bandsOfMember } from "./bands-of-member.ts";
import { useTranslations } from "../../../state/formats.ts";
import type { JobMoney } from "../job-money.ts";
import { useDocumentWords } from "../use-document-words.ts";
import { valueOf } from "./use-case-value.ts";

type Column = GridColumn<UseCaseMember>;
type Title = "name" | "mcc" | "country" | "year" | "payments" | "capabilities" | "value" | "valueMeans";
type Words = (key: Title) => string;

/** Who the supplier is. */
function identityColumns(words: Words, hrefOf: (supplierKey: string) => string): readonly Column[] {
  return [
    {
      key: "name",
      title: words("name"),
      type: "text",
      width: 186,
      grow: 2,
      value: (row) => row.name,
      render: (row) => (
        <TextLink variant="entity" href={hrefOf(row.supplierKey)}>
          {row.name}
        </TextLink>
      ),
      inList: "title",
    },
    {
      key: "mcc",
      title: words("mcc"),
      type: "text",
      width: 64,
      grow: 1,
      value: (row) => row.mcc,
      render: (row) => `${row.mcc} ${row.mccDescription}`.trim(),
      inList: "line",
    },
    { key: "country", title: words("country"), type: "text", width: 80, value: (row) => row.country, hidden: true },
  ];
}

/** What the value is computed from. */
function figureColumns(words: Words, payments: string, { currency, minorDigits }: JobMoney): readonly Column[] {
  return [
    {
      key: "yearMinor",
      title: words("year"),
      unit: currency,
      type: "number",
      numberStyle: { kind: "decimal", digits: 0 },
      width: 126,
      value: (row) => row.yearMinor / 10 ** minorDigits,
    },
    { key: "payments", title: payments, type: "number", width: 80, value: (row) => row.payments },
  ];
}

/** How the supplier stood when the set was frozen. */
function levelColumns(
  words: Words,
  short: string,
  method: Capability,
  texts: UiTexts,
  isDemo: boolean,
): readonly Column[] {
  const bandOfRow = (row: UseCaseMember, capability: Capability) => bandsOfMember(row)[capability] ?? "none";
  return [
    {
      key: "capabilities",
      title: words("capabilities"),
      headerMark: <CapabilityStripLetters />,
      type: "text",
      width: 148,
      value: (row) =>
        capabilities.map((each) => `${texts.capabilityNames[each]} ${texts.bands[bandOfRow(row, each)]}`).join(", "),
      render: (row) => <CapabilityStrip bands={bandsOfMember(row)} />,
      sortable: false,
      isDemo,
      inList: "strip",
    },
    {
      key: "level",
      title: short,
      type: "text",
      width: 92,
      value: (row) => texts.bands[bandOfRow(row, method)],
      render: (row) => <BandGlyph band={bandOfRow(row, method)} />,
      isDemo,
    },
  ];
}

/** Columns of a set: their keys are what the call orders by. */
export function useMemberColumns(job: Job, found: UseCase): readonly Column[] {
  const words = useTranslations("useCases.members");
  const counted = useDocumentWords();
  const short = useTranslations("suppliers.grid.columns");
  const texts = useTexts();
  const { id: jobId, currency, minorDigits } = job;
  const { useCaseId, method } = found;
  const isDemo = restsOnDemo(job.directory);
  const isCard = familyOf[method] === "card";
  const { perSpend, perPayment } = unitValue(method, valueOf(found, job).terms);
  return useMemo(() => {
    const value: Column = {
      key: "value",
      title: words("value"),
      definition: words("valueMeans"),
      unit: currency,
      type: "number",
      numberStyle: { kind: "decimal", digits: 0 },
      width: 92,
      value: (row) => {
        if (isCard && row.cardableMinor === 0) return null;
        const { yearMinor, payments } = claimedOfMember(method, row);
        return (yearMinor / 10 ** minorDigits) * perSpend + payments * perPayment;
      },
      inList: "figure",
    };
    const columns = [
      ...identityColumns(words, (supplierKey) => linkTo("jobUseCaseSupplier", { jobId, useCaseId, supplierKey })),
      ...figureColumns(words, counted("paymentsYear", words("payments")), { currency, minorDigits }),
      ...levelColumns(words, short(`${method}Score`), method, texts, isDemo),
      value,
    ];
    return columns.map((column) => ({ ...column, filterable: false }));
  }, [
    words,
    counted,
    short,
    texts,
    isDemo,
    jobId,
    currency,
    minorDigits,
    useCaseId,
    method,
    isCard,
    perSpend,
    perPayment,
  ]);
}
