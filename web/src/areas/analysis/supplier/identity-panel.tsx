import { Panel, PlainTable } from "@paygauge/ui";
import type { ReactNode } from "react";
import { payeeClasses } from "@paygauge/api-types/entities/ledger-words";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { Term } from "../../../glossary/term.tsx";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { suppliersTexts } from "../../../texts/en/suppliers.ts";
import { FactsList, type Fact } from "../facts-list.tsx";
import { DifferenceText } from "../difference-text.tsx";
import { partsAgainst } from "../name-difference.ts";
import { documentFigures } from "./supplier-figures.ts";

type IdentityField = keyof typeof suppliersTexts.page.identityFields;

/** The dimension that calls an industry code by its title. */
const industryOf: Partial<Record<IdentityField, string>> = {
  sic: "SicIndustryCode",
  unspsc: "UnspscCategoryLabel",
  naics: "NaicsNationalIndustryLabel",
};

const terms = ["mcc", "sic", "naics", "unspsc", "payeeClass"] as const;
const isTerm = (key: string): key is (typeof terms)[number] => terms.some((each) => each === key);

const mostVariants = 100;

function isIdentityField(name: string): name is IdentityField {
  return Object.hasOwn(suppliersTexts.page.identityFields, name);
}

/** Who the supplier says it is, as written in the files; what is absent is left out. */
export function IdentityPanel({ detail }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.page");
  const grid = useTranslations("suppliers.grid");
  const valueOf = (key: IdentityField, value: string) => {
    const title = detail.industries.find(({ dimension }) => dimension === industryOf[key])?.label;
    if (title !== undefined) return title.startsWith(value) ? title : `${value} · ${title}`;
    const payeeClass = key === "payeeClass" ? payeeClasses.find((item) => item === value) : undefined;
    return payeeClass === undefined ? value : grid(`payeeClasses.${payeeClass}`);
  };
  const facts = Object.entries(detail.identity).flatMap(([key, value]): Fact[] =>
    isIdentityField(key) && value !== ""
      ? [
          {
            key,
            label: isTerm(key) ? (
              <Term id={key}>{words(`identityFields.${key}`)}</Term>
            ) : (
              words(`identityFields.${key}`)
            ),
            value: valueOf(key, value),
          },
        ]
      : [],
  );
  return (
    <Panel title={words("identity")}>
      <FactsList facts={facts} />
    </Panel>
  );
}

interface VariantsPanelProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
  /** false: spellings have no value. */
  readonly hasFigures?: boolean;
  /** Below the spellings: the way to merge and split. */
  readonly action: ReactNode;
}

/** The spellings that were grouped into the supplier. */
export function VariantsPanel({ jobId, detail, hasFigures = true, action }: VariantsPanelProps) {
  const words = useTranslations("suppliers.page");
  const formats = useFormats();
  const held = documentFigures(jobId, detail);
  return (
    <Panel title={words("variants")} facts={words("variantsNote", { count: detail.row.variants })}>
      <PlainTable
        long
        label={words("variants")}
        columns={[
          {
            key: "name",
            title: words("variantName"),
            render: ({ name }) => <Spelling name={name} of={detail.row.name} />,
            namesRow: true,
          },
          { key: "id", title: words("variantId"), render: ({ supplierId }) => supplierId },
          { key: "lines", title: words("variantLines"), render: ({ lines }) => formats.count(lines), atEnd: true },
          ...(hasFigures
            ? [
                {
                  key: "value",
                  title: words("variantValue", { currency: detail.currency }),
                  render: ({ valueMinor }: SupplierDetail["variants"][number]) => (
                    <Figure of={held.spelling(valueMinor)} isExact />
                  ),
                  atEnd: true,
                },
              ]
            : []),
        ]}
        rows={detail.variants}
        rowKey={({ variantId }) => variantId}
      />
      {detail.variants.length >= mostVariants && <p className="mt-2 text-label text-text-2">{words("maxVariants")}</p>}
      {action}
    </Panel>
  );
}

/** A spelling with what differs from the supplier's name marked, or said where no word does. */
function Spelling({ name, of }: { readonly name: string; readonly of: string }) {
  const words = useTranslations("suppliers.page");
  const missing = differingWords(of, name);
  const isSame = missing === "" && differingWords(name, of) === "";
  return (
    <>
      <DifferenceText text={name} against={of} />
      {name !== of && isSame && <span className="block text-label font-normal text-text-2">{words("onlyMarks")}</span>}
      {missing !== "" && (
        <span className="block text-label font-normal text-text-2">{words("lacks", { words: missing })}</span>
      )}
    </>
  );
}

/** The words of a text that another lacks. */
const differingWords = (text: string, other: string): string =>
  partsAgainst(text, other)
    .flatMap((part) => (part.differs ? [part.text] : []))
    .join(" ");
