import type { SupplierDetail } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";

type Entry = NonNullable<SupplierDetail["matched"]>;

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

/** The supplier's own identity, the entry in front and the runner-up, column by column. */
export function MatchComparison({ detail }: { readonly detail: SupplierDetail }) {
  const words = useWords("suppliers.page");
  const { matched, runnerUp } = detail;
  const cellOf = useEntryCell();
  if (matched === null && runnerUp === null) return null;
  const head = "px-2 py-1.5 text-start text-label font-medium text-text-2";
  const own = ownCells(detail);
  return (
    // A table wider than its place scrolls inside it, and must be reachable by keyboard for that.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div tabIndex={0} role="group" aria-label={words("comparison")} className="mt-3 overflow-x-auto">
      <table className="data-width w-full min-w-120 border-collapse text-data">
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className={head}>
              {words("item")}
            </th>
            <th scope="col" className={head}>
              {words("own")}
            </th>
            {matched !== null && (
              <th scope="col" className={head}>
                {words(detail.row.matchBand === "Unmatched" ? "nearest" : "entry")}
              </th>
            )}
            {runnerUp !== null && (
              <th scope="col" className={head}>
                {words("runnerUp")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr key={key} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className="px-2 py-1.5 text-start font-normal text-text-2">
                {words(`compare.${key}`)}
              </th>
              <td className="px-2 py-1.5">{key === "country" ? cellOf(own, key) : own[key]}</td>
              {matched !== null && <td className="px-2 py-1.5">{cellOf(matched, key)}</td>}
              {runnerUp !== null && <td className="px-2 py-1.5">{cellOf(runnerUp, key)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
  const grid = useWords("suppliers.grid");
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
