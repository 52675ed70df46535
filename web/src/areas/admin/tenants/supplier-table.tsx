import { PlainTable } from "@paygauge/ui";
import type { ListedSupplier } from "@paygauge/api-types/entities/issuers";
import { useTranslations } from "../../../state/formats.ts";

/** Lines of a list as they are kept; two of them may be the same, and their place tells them apart. */
export function SupplierTable({ label, lines }: { readonly label: string; readonly lines: readonly ListedSupplier[] }) {
  const words = useTranslations("tenants.lists");
  return (
    <PlainTable
      long
      framed
      label={label}
      columns={[
        { key: "name", title: words("name"), render: ({ name }) => name, className: "wrap-anywhere" },
        {
          key: "country",
          title: words("country"),
          render: ({ country }) => (country === "" ? words("anyCountry") : country),
        },
        { key: "taxId", title: words("taxId"), render: ({ taxId }) => taxId },
      ]}
      rows={lines}
      rowKey={(_line, at) => at}
    />
  );
}
