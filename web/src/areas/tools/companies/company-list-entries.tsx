import {
  Button,
  ErrorState,
  fileNameOf,
  Pagination,
  Panel,
  PlainTable,
  saveFile,
  SelectField,
  Skeleton,
  TextLink,
} from "@paygauge/ui";
import { useState } from "react";
import {
  companyEntryResults,
  type CompanyEntry,
  type CompanyEntryResult,
  type OneCompanyList,
} from "@paygauge/api-types/entities/company-lists";
import { exportFormats, type ExportFormat } from "@paygauge/api-types/entities/exports";
import { linkTo } from "@paygauge/api-types/sitemap";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { CompanyState } from "./company-state.tsx";

const pageSize = 100;

/** Each entry with the one company that it is, or why none is proposed. */
export function CompanyListEntries({ list }: { readonly list: OneCompanyList }) {
  const words = useTranslations("tools.companies.lists");
  const reasons = useTranslations("tools.companies.lists.reasons");
  const formats = useFormats();
  const isActive = list.state === "waiting" || list.state === "running";
  const params = { listId: list.id };
  const { data, problem, reload, refreshing } = useCall("companyListEntries", isActive ? null : { params });
  const [only, setOnly] = useState<CompanyEntryResult | "all">("all");
  const [page, setPage] = useState(1);
  if (isActive) return null;
  if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (data === undefined) return <Skeleton kind="form" fields={5} />;
  const { entries } = data;
  const matching = entries.filter(({ result }) => only === "all" || result === only);
  const counted = companyEntryResults.flatMap((value) => {
    const count = entries.filter(({ result }) => result === value).length;
    return count === 0 ? [] : [{ value, label: `${reasons(value)} ${formats.count(count)}` }];
  });
  return (
    <Panel title={words("results")} actions={<ExportButtons name={list.name} entries={matching} />}>
      <div className="flex flex-col gap-2">
        <div className="w-64 max-sm:w-full">
          <SelectField
            label={words("show")}
            value={only}
            options={[{ value: "all", label: words("all", { count: entries.length }) }, ...counted]}
            onChange={({ target }) => {
              setOnly(companyEntryResults.find((each) => each === target.value) ?? "all");
              setPage(1);
            }}
          />
        </div>
        <EntriesTable entries={matching.slice((page - 1) * pageSize, page * pageSize)} />
        {matching.length > pageSize && (
          <Pagination
            page={page}
            pageSize={pageSize}
            matching={matching.length}
            total={entries.length}
            onPage={setPage}
          />
        )}
      </div>
    </Panel>
  );
}

/** How an entry was found, or why not. */
function useReason() {
  const words = useTranslations("tools.companies.lists");
  const reasons = useTranslations("tools.companies.lists.reasons");
  return ({ result, formerly, companies }: CompanyEntry): string =>
    result === "several"
      ? words("several", { count: companies })
      : result === "formerName"
        ? words("formerName", { name: formerly })
        : reasons(result);
}

function EntriesTable({ entries }: { readonly entries: readonly CompanyEntry[] }) {
  const words = useTranslations("tools.companies.lists");
  const reasonOf = useReason();
  return (
    <PlainTable
      stacked
      label={words("results")}
      rows={entries}
      rowKey={(_, at) => at}
      columns={[
        {
          key: "entered",
          title: words("entered"),
          namesRow: true,
          className: "max-sm:w-full wrap-anywhere",
          render: ({ text }) => text,
        },
        {
          key: "company",
          title: words("company"),
          className: "wrap-anywhere",
          render: ({ number, name }) =>
            number === "" ? (
              "–"
            ) : (
              <>
                <TextLink href={`${linkTo("companiesHouse")}?company=${number}`}>{name}</TextLink>
                <span className="block font-mono text-mono text-text-2">{number}</span>
              </>
            ),
        },
        {
          key: "status",
          title: words("status"),
          render: ({ number, status, isToBeStruckOff }) =>
            number !== "" && <CompanyState status={status} isToBeStruckOff={isToBeStruckOff} />,
        },
        { key: "address", title: words("address"), className: "wrap-anywhere", render: ({ address }) => address },
        { key: "reason", title: words("reason"), render: reasonOf },
      ]}
    />
  );
}

interface ExportButtonsProps {
  readonly name: string;
  readonly entries: readonly CompanyEntry[];
}

/** The shown entries as a file; with each entry as entered. */
function ExportButtons({ name, entries }: ExportButtonsProps) {
  const words = useTranslations("tools.companies.lists");
  const statuses = useTranslations("tools.companies.status");
  const reasonOf = useReason();
  const save = async (format: ExportFormat) => {
    const titles = ["entered", "number", "company", "status", "address", "reason"] as const;
    const rows = entries.map((entry) => [
      entry.text,
      entry.number,
      entry.name,
      entry.number === "" ? "" : statuses(entry.isToBeStruckOff ? "strikeOff" : (entry.status ?? "unknown")),
      entry.address,
      reasonOf(entry),
    ]);
    const { fileOfSheet } = await import("../../../data/lists/list-sheet.ts");
    const columns = titles.map((title) => ({ heading: words(title), look: "plain" }) as const);
    saveFile(await fileOfSheet(format, { columns, batches: [rows] }, words("results")), fileNameOf(name, format));
  };
  return (
    <div className="flex flex-wrap gap-2">
      {exportFormats.map((format) => (
        <Button key={format} size="sm" onClick={() => void save(format)}>
          {words(format)}
        </Button>
      ))}
    </div>
  );
}
