import { PartBar } from "@paygauge/ui";
import { useLocation, useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { SupplierPart } from "../suppliers/supplier-query.ts";

interface SupplierPartsProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
  readonly current: SupplierPart;
}

/** What there is of a supplier: its figures, and the rows that they are added up from where the reader may open them. */
export function SupplierParts({ jobId, detail, current }: SupplierPartsProps) {
  const words = useTranslations("ledgerRows.parts");
  const formats = useFormats();
  const search = useSearch();
  const [, navigate] = useLocation();
  const { rowsCount } = detail;
  if (rowsCount === null) return null;
  const hrefOf = (part: SupplierPart) =>
    linkTo(part, { jobId, supplierKey: detail.row.supplierKey }) + (search === "" ? "" : `?${search}`);
  return (
    <PartBar
      label={words("label")}
      parts={[
        { key: "jobSupplier", label: words("overview"), href: hrefOf("jobSupplier") },
        {
          key: "jobSupplierRows",
          label: words("rows"),
          href: hrefOf("jobSupplierRows"),
          count: formats.count(rowsCount),
        },
      ]}
      currentKey={current}
      onNavigate={navigate}
    />
  );
}
