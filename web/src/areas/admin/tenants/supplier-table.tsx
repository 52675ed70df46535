import type { ListedSupplier } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";

const boxClass = "relative max-h-80 overflow-auto rounded-control border border-line";

/** Lines of a list as they are kept. */
export function SupplierTable({ label, lines }: { readonly label: string; readonly lines: readonly ListedSupplier[] }) {
  const words = useWords("tenants.lists");
  return (
    // A part that scrolls in itself: named, and reachable by keyboard for that.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div tabIndex={0} role="group" aria-label={label} className={boxClass}>
      <table className="w-full text-start text-data">
        <thead className="sticky top-0 bg-sunken text-label text-text-2">
          <tr>
            <th scope="col" className="px-2 py-1 text-start font-medium">
              {words("name")}
            </th>
            <th scope="col" className="px-2 py-1 text-start font-medium">
              {words("country")}
            </th>
            <th scope="col" className="px-2 py-1 text-start font-medium">
              {words("taxId")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // Two lines of a list may be the same; their place tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at} className="border-t border-line">
              <td className="px-2 py-1 wrap-anywhere">{line.name}</td>
              <td className="px-2 py-1">{line.country === "" ? words("anyCountry") : line.country}</td>
              <td className="px-2 py-1">{line.taxId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
