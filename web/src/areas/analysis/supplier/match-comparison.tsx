import { PlainTable, type PlainColumn } from "@paygauge/ui";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { Term } from "../../../glossary/term.tsx";
import type { TermId } from "../../../glossary/use-glossary.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { differenceMark, DifferenceText } from "../difference-text.tsx";
import { partsAgainst } from "../name-difference.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";

type Entry = Omit<NonNullable<SupplierDetail["matched"]>, "paidByCard">;

const rows = [
  "name",
  "addressLine1",
  "city",
  "postalCode",
  "country",
  "mcc",
  "acceptsCard",
  "acceptsVirtualCard",
  "detailLevel",
  "stpCapable",
  "lastSeen",
] as const satisfies readonly (keyof Entry)[];

/** What the glossary tells of. */
const terms: Partial<Record<(typeof rows)[number], TermId>> = {
  mcc: "mcc",
  acceptsVirtualCard: "vcAccepting",
  detailLevel: "detailLevel",
};

/** The supplier's own identity, the entry in front and the runner-up, column by column. */
export function MatchComparison({ detail }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.page");
  const matched: Entry | null = detail.matched;
  const runnerUp: Entry | null = detail.runnerUp;
  const cellOf = useEntryCell();
  if (matched === null && runnerUp === null) return null;
  const own = ownCells(detail);
  const ownOf = (key: keyof Entry) => (key === "country" ? cellOf(own, key) : (own[key] ?? ""));
  return (
    <>
      <PlainTable
        className="mt-3"
        label={words("comparison")}
        columns={[
          {
            key: "item",
            title: words("item"),
            render: (key) => {
              const term = terms[key];
              return term === undefined ? words(`compare.${key}`) : <Term id={term}>{words(`compare.${key}`)}</Term>;
            },
            namesRow: true,
            className: "text-text-2",
          },
          {
            key: "own",
            title: words("own"),
            render: ownOf,
            className: "min-w-28",
          },
          ...(matched === null
            ? []
            : [
                entryColumn(
                  "matched",
                  <Term id="directory">{words(detail.row.matchBand === "Unmatched" ? "nearest" : "entry")}</Term>,
                  (key) => against(cellOf(matched, key), ownOf(key)),
                ),
              ]),
          ...(runnerUp === null
            ? []
            : [
                entryColumn("runnerUp", <Term id="runnerUp">{words("runnerUp")}</Term>, (key) =>
                  against(cellOf(runnerUp, key), ownOf(key)),
                ),
              ]),
        ]}
        rows={rows}
        rowKey={(key) => key}
      />
      <p className="mt-2 text-label text-text-2">
        <mark className={differenceMark}>{words("marked")}</mark> {words("markedMeaning")}
      </p>
    </>
  );
}

/** What a directory says, its words marked that the ledger has otherwise; a tick where all agree. */
function Against({ text, own }: { readonly text: string; readonly own: string }) {
  const words = useTranslations("suppliers.page");
  if (own === "" || text === "") return text;
  const agrees = partsAgainst(text, own).every(({ differs }) => !differs);
  if (!agrees) return <DifferenceText text={text} against={own} />;
  return (
    <span className="flex items-baseline gap-1.5">
      <Check aria-label={words("agrees")} size={14} strokeWidth={2} className="shrink-0 self-center text-success" />
      {text}
    </span>
  );
}

const against = (text: string, own: string) => <Against text={text} own={own} />;

type ItemColumn = PlainColumn<(typeof rows)[number]>;

const entryColumn = (key: string, title: ReactNode, render: ItemColumn["render"]): ItemColumn => ({
  key,
  title,
  render,
  className: "min-w-28",
});

/** What the files say of the supplier under the same heads; the rest only a directory knows. */
function ownCells({ identity, row }: SupplierDetail): Partial<Record<keyof Entry, string>> {
  return {
    name: row.name,
    addressLine1: [identity["addressLine1"], identity["addressLine2"]].filter(Boolean).join(", "),
    city: row.city,
    postalCode: identity["postalCode"] ?? "",
    country: row.country,
    mcc: row.mcc,
  };
}

function useEntryCell(): (entry: Partial<Record<keyof Entry, string | number | boolean>>, key: keyof Entry) => string {
  const grid = useTranslations("suppliers.grid");
  const analysis = useAnalysisWords();
  const formats = useFormats();
  return (entry, key) => {
    const value = entry[key];
    if (value === undefined || value === "") return "";
    if (typeof value === "boolean") return grid(value ? "yes" : "no");
    if (key === "country") return analysis.country(String(value));
    return key === "lastSeen" ? formats.day(String(value)) : String(value);
  };
}
