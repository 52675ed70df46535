import type { InsightDimension, Insights, JobDimension } from "@paygauge/api-types/entities/insights";
import { Term } from "../../../glossary/term.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useDimensionNames } from "./use-dimension-names.ts";

interface DimensionListProps {
  readonly insights: Pick<Insights, "dimensions" | "breakdowns">;
  readonly shown: JobDimension;
  readonly onChange: (dimension: JobDimension) => void;
}

/** What a file brings with one column, or none of: which dimensions each stands for. */
const bringers = {
  terms: ["InvoicePaymentTerms"],
  methods: ["PaymentMethods", "PaymentMethodCount"],
  frequency: ["DocTransactionFrequencies"],
  countries: ["Countries"],
  mcc: ["MccDescription", "MccGroup", "MccType"],
  sic: ["SicDivision", "SicMajorGroup", "SicIndustryGroup", "SicIndustryCode"],
  unspsc: ["UnspscCategoryLabel"],
  naics: ["NaicsNationalIndustryLabel"],
} as const satisfies Record<string, readonly InsightDimension[]>;

const terms = ["frequency", "mcc", "sic", "unspsc", "naics"] as const;
const isTerm = (key: string): key is (typeof terms)[number] => terms.some((each) => each === key);

const isBringer = (key: string): key is keyof typeof bringers => Object.hasOwn(bringers, key);

/** What the file breaks the spend down by, then every dimension with the number of its bars; below them those that the file does not tell, and what would. */
export function DimensionList({ insights: { dimensions, breakdowns }, shown, onChange }: DimensionListProps) {
  const words = useTranslations("analysis.insights");
  // A single job can’t be compared with others. Its address still opens it.
  const known = dimensions
    .filter(({ dimension, bars, isKnown }) => isKnown && (dimension !== "Jobs" || bars > 1 || shown === "Jobs"))
    .toSorted((a, b) => b.bars - a.bars);
  const missing = Object.keys(bringers)
    .filter(isBringer)
    .filter((key) =>
      bringers[key].every((each) => dimensions.some((item) => item.dimension === each && !item.isKnown)),
    );
  return (
    <nav
      aria-label={words("breakDownBy")}
      className="w-58 shrink-0 border-e border-line bg-surface py-3 text-data max-md:hidden print:hidden"
    >
      {breakdowns.length > 0 && (
        <section className="mb-3 border-b border-line pb-3">
          <h2 className={heading}>{words("fromFile")}</h2>
          <Dimensions items={breakdowns} {...{ breakdowns, shown, onChange }} />
        </section>
      )}
      <h2 className={heading}>{words(breakdowns.length > 0 ? "standardDimensions" : "breakDownBy")}</h2>
      <Dimensions items={known} {...{ breakdowns, shown, onChange }} />
      {missing.length > 0 && (
        <section className="mx-4 mt-3 border-t border-line pt-3">
          <h2 className="pb-1.5 text-label font-medium text-text-2">{words("notInFile")}</h2>
          <ul className="flex flex-col gap-2">
            {missing.map((key) => (
              <li key={key}>
                <p>{isTerm(key) ? <Term id={key}>{words(`missing.${key}`)}</Term> : words(`missing.${key}`)}</p>
                <p className="text-label text-text-2">{words(`brings.${key}`)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  );
}

const heading = "px-4 pb-1 text-label font-medium text-text-2";

interface DimensionsProps extends Pick<DimensionListProps, "shown" | "onChange"> {
  readonly items: readonly { readonly dimension: JobDimension; readonly bars: number }[];
  readonly breakdowns: Insights["breakdowns"];
}

/** Dimensions to choose from, with the number of their bars. */
function Dimensions({ items, breakdowns, shown, onChange }: DimensionsProps) {
  const names = useDimensionNames(breakdowns);
  const formats = useFormats();
  return (
    <ul>
      {items.map(({ dimension, bars }) => (
        <li key={dimension}>
          <button
            type="button"
            aria-current={dimension === shown || undefined}
            onClick={() => onChange(dimension)}
            className={`flex min-h-8 w-full items-center justify-between gap-3 border-s-2 px-3.5 py-1.5 text-start pointer-coarse:min-h-11 ${dimension === shown ? "border-accent bg-selected font-semibold" : "border-transparent hover:bg-hover"}`}
          >
            <span className="min-w-0 wrap-anywhere">{names.name(dimension)}</span>
            <span className="text-label font-normal text-text-2 tabular-nums">{formats.count(bars)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
