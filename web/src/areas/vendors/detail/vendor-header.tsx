import { Badge, Button, csvOf, fileNameOf, PageHeader, saveFile, TextLink, useNarrow } from "@paygauge/ui";
import { CircleCheck, Download } from "lucide-react";
import { useSearch } from "wouter";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { NeighbourButtons } from "../../../state/neighbour-buttons.tsx";
import { listHref, queryOfSearch } from "../words/vendor-query.ts";
import { useJobsTable } from "./use-jobs-table.ts";
import { useVendorNeighbours } from "./use-vendor-neighbours.ts";
import { useVendorView } from "./vendor-view.ts";

/** Who the vendor is, the way through the list that it was opened from, and the export of its jobs. */
export function VendorHeader() {
  const words = useTranslations("vendors.page");
  const narrow = useNarrow();
  const { vendor } = useVendorView();
  const { name, city, country, mcc, mccDescription, names, accepts } = vendor;
  const facts = [
    [city, country].filter((part) => part !== "").join(", "),
    `${mcc} ${mccDescription}`.trim(),
    words("names", { count: names.length }),
  ].filter((part) => part !== "");
  return (
    <PageHeader
      title={name}
      marks={
        (accepts === "Card" || accepts === "VirtualCard") && (
          <Badge tone="success" icon={<CircleCheck aria-hidden size={12} strokeWidth={1.6} />}>
            {words(`accepts.${accepts}`)}
          </Badge>
        )
      }
      facts={facts.join(". ")}
      actions={
        <>
          <ListWay />
          {!narrow && <VendorExport />}
        </>
      }
    />
  );
}

function ListWay() {
  const words = useTranslations("vendors.page");
  const list = useTranslations("vendors.list");
  const formats = useFormats();
  const query = queryOfSearch(useSearch());
  const { vendor } = useVendorView();
  const { place, total, ...neighbours } = useVendorNeighbours();
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-label text-text-2">
      <TextLink variant="quiet" href={listHref(query)}>
        {words("toList")}
      </TextLink>
      {place !== undefined && (
        <span className="mx-1">
          {list("position", { place: formats.count(place + 1), total: formats.count(total) })}
        </span>
      )}
      <NeighbourButtons
        neighbours={neighbours}
        recordKey={vendor.vendorId}
        labels={{ previous: list("previous"), next: list("next") }}
      />
    </div>
  );
}

/** The vendor's jobs and outcomes as a file. */
export function VendorExport() {
  const words = useTranslations("vendors.page");
  const { vendor } = useVendorView();
  const table = useJobsTable();
  return (
    <Button
      icon={<Download aria-hidden size={16} strokeWidth={1.6} />}
      onClick={() => saveFile(new Blob([csvOf(table())], { type: "text/csv" }), fileNameOf(vendor.name, "csv"))}
    >
      {words("export")}
    </Button>
  );
}
