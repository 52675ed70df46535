import { AppLink, buttonStyle, defaultGridQuery, PageHeader, PartBar, Skeleton, TextLink } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { Plus } from "lucide-react";
import { lazy, Suspense, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { schemes, type IssuerListItem } from "@paygauge/api-types/entities/issuers";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { useRows } from "../../../data/use-rows.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";

// Who looks at the list needs no forms.
const AgreementsPart = lazy(async () => ({
  default: (await import("../brands/agreements-part.tsx")).AgreementsPart,
}));
const BrandsPart = lazy(async () => ({ default: (await import("../brands/brands-part.tsx")).BrandsPart }));

const byName = { ...defaultGridQuery, orderBy: { property: "name", direction: "asc" } } as const;
const allParts = ["issuers", "brands", "agreements"] as const;

/** Issuers; and, for those who may, brands and the texts that users agree to. */
export default function IssuerManagerScreen() {
  const words = useTranslations("tenants");
  const asked = new URLSearchParams(useSearch()).get("part");
  const [, navigate] = useLocation();
  const mayCreate = useMay("IssuerArea_CRUD");
  const mayBrands = useMay("Branding_CRUD");
  const part = mayBrands ? (allParts.find((each) => each === asked) ?? "issuers") : "issuers";
  const parts = allParts.map((key) => ({
    key,
    label: words(`parts.${key}`),
    href: linkTo("issuerManager", undefined, key === "issuers" ? {} : { part: key }),
  }));
  return (
    <div className="flex min-h-full flex-col sm:h-full">
      <PageHeader
        title={words("title")}
        actions={
          mayCreate && part === "issuers" ? (
            <AppLink href={linkTo("issuerCreate")} className={buttonStyle({ variant: "primary" })}>
              <Plus aria-hidden size={16} strokeWidth={1.6} />
              {words("list.create")}
            </AppLink>
          ) : undefined
        }
      />
      {mayBrands && <PartBar label={words("parts.label")} parts={parts} currentKey={part} onNavigate={navigate} />}
      {part === "issuers" && <IssuerList />}
      {part !== "issuers" && (
        <Suspense fallback={<Skeleton kind="form" fields={4} />}>
          {part === "brands" ? <BrandsPart /> : <AgreementsPart />}
        </Suspense>
      )}
    </div>
  );
}

function IssuerList() {
  const words = useTranslations("tenants.list");
  const [, navigate] = useLocation();
  const views = useGridViews("issuers", byName);
  const { query, setQuery, ready } = views;
  const rows = useRows("issuers", { query, setQuery, ready, inputOf: (body) => ({ body }) });
  const columns = useIssuerColumns();
  return (
    <div className="min-h-0 grow border-t border-line">
      <ListGrid
        label={words("label")}
        views={views}
        columns={columns}
        rows={rows}
        keyIn="id"
        searchable
        onOpenRow={(row) => navigate(linkTo("issuer", { issuerId: row.id }))}
        empty={<EmptyList list="issuers" />}
      />
    </div>
  );
}

function useIssuerColumns(): readonly ListGridColumn<IssuerListItem>[] {
  const words = useTranslations("tenants.list");
  return useMemo((): readonly ListGridColumn<IssuerListItem>[] => {
    const title = (key: "name" | "issuerKey" | "scheme" | "brandingDisplayName" | "jobsCount" | "usersCount") =>
      words(`columns.${key}`);
    const yesNo = [
      { value: "true", label: words("yes") },
      { value: "false", label: words("no") },
    ];
    return [
      {
        key: "name",
        title: title("name"),
        type: "text",
        width: 200,
        grow: 2,
        value: (row) => row.name,
        render: (row) => (
          <TextLink variant="entity" href={linkTo("issuer", { issuerId: row.id })} truncate>
            {row.name}
          </TextLink>
        ),
        inList: "title",
      },
      { key: "issuerKey", title: title("issuerKey"), type: "text", width: 120, grow: 1, value: (row) => row.issuerKey },
      {
        key: "scheme",
        title: title("scheme"),
        type: "enum",
        width: 110,
        options: schemes.map((value) => ({ value, label: value })),
        value: (row) => row.scheme,
        inList: "line",
      },
      {
        key: "brandingDisplayName",
        title: title("brandingDisplayName"),
        type: "text",
        width: 150,
        grow: 1,
        value: (row) => row.brandingDisplayName,
        inList: "line",
      },
      {
        key: "jobsCount",
        title: title("jobsCount"),
        type: "number",
        width: 84,
        value: (row) => row.jobsCount,
        render: (row) => <span title={row.jobNames.join(", ")}>{row.jobsCount}</span>,
        inList: "figure",
      },
      {
        key: "usersCount",
        title: title("usersCount"),
        type: "number",
        width: 84,
        value: (row) => row.usersCount,
        render: (row) => (
          <TextLink href={linkTo("issuerUsers", { issuerId: row.id })} className="inline-block min-w-6 text-end">
            <span title={row.usernames.join(", ")}>{row.usersCount}</span>
          </TextLink>
        ),
      },
      {
        key: "hasSupplierIncludeList",
        title: words("columns.includeList"),
        type: "enum",
        width: 110,
        options: yesNo,
        value: (row) => row.hasSupplierIncludeList,
      },
      {
        key: "hasSupplierExcludeList",
        title: words("columns.excludeList"),
        type: "enum",
        width: 110,
        options: yesNo,
        value: (row) => row.hasSupplierExcludeList,
      },
    ];
  }, [words]);
}
