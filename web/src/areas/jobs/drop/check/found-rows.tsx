import { ErrorState, MessageText, NotificationBar, Pagination, Skeleton, useTexts } from "@paygauge/ui";
import { useEffect, useState } from "react";
import { encodeMessage } from "@paygauge/api-types/catalogue/message";
import {
  checkedRowsPage,
  type CheckedRow,
  type CheckedRows,
  type RowFilter,
} from "@paygauge/api-types/entities/checked-rows";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { problemView } from "../../../../data/grid-error.ts";
import { useCall } from "../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import type { Draft } from "../draft-of.ts";
import { FoundRow } from "./found-row.tsx";

const tabs = ["error", "warning", "leftOut"] as const satisfies readonly RowFilter[];

interface FoundRowsProps {
  readonly draft: Draft & { readonly file: Upload };
  readonly show: RowFilter;
  readonly editable: boolean;
  readonly onShow: (show: RowFilter) => void;
  readonly onCorrected: () => void;
}

/** Rows with findings, grouped by cause: errors, warnings, and rows that are skipped. */
export function FoundRows({ draft, show, editable, onShow, onCorrected }: FoundRowsProps) {
  const words = useTranslations("create.drop.check");
  const findings = useTranslations("upload.check.findings");
  const { labelled } = useTexts();
  const { file, mapping, lastCheck } = draft;
  const [page, setPage] = useState(1);
  const params = { jobId: file.jobId, uploadId: file.id };
  const { data, problem, reload, mutate } = useCall("uploadRows", { params, query: { show, page: String(page) } });
  const counts = data?.counts;
  // Another check has other findings.
  useEffect(() => {
    if (lastCheck !== null) void mutate();
  }, [lastCheck, mutate]);
  const choose = (next: RowFilter) => {
    setPage(1);
    onShow(next);
  };
  return (
    <section aria-label={findings("title")} className="flex flex-col gap-3">
      <Tabs counts={counts} show={show} onShow={choose} />
      {problem !== undefined && data === undefined && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {data === undefined && problem === undefined && <Skeleton kind="form" fields={3} />}
      {counts === null && <NotificationBar tone="info">{findings("olderCheck")}</NotificationBar>}
      {data !== undefined && data.rows.length === 0 && counts && (
        <p className="py-4 text-center text-data text-text-2">
          {show === "error" ? words("noErrors", { count: lastCheck?.accepted ?? 0 }) : findings(`none.${show}`)}
        </p>
      )}
      {data !== undefined &&
        groupsOf(data).map(({ key, rows }) => (
          <Group
            key={key}
            rows={rows}
            data={data}
            file={file}
            nameColumn={columnOf(mapping.sources.supplierName)}
            amountColumn={columnOf(mapping.sources.amount ?? mapping.sources.spend)}
            editable={editable}
            onCorrected={onCorrected}
          />
        ))}
      {counts && counts[show] > checkedRowsPage && (
        <Pagination
          label={labelled(findings("title"), findings(`filters.${show}`))}
          page={page}
          pageSize={checkedRowsPage}
          matching={counts[show]}
          total={counts.all}
          onPage={setPage}
        />
      )}
    </section>
  );
}

interface TabsProps {
  readonly counts: CheckedRows["counts"] | undefined;
  readonly show: RowFilter;
  readonly onShow: (show: RowFilter) => void;
}

function Tabs({ counts, show, onShow }: TabsProps) {
  const findings = useTranslations("upload.check.findings");
  const { count } = useFormats();
  return (
    <fieldset aria-label={findings("filtersLabel")} className="grid grid-cols-3">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === show}
          onClick={() => onShow(tab)}
          className="flex min-h-8 items-center justify-center gap-1.5 border border-line-2 px-1 text-data not-first:border-s-0 hover:bg-hover aria-pressed:border-b-2 aria-pressed:border-b-accent aria-pressed:font-semibold pointer-coarse:min-h-11"
        >
          {findings(`filters.${tab}`)}
          <span className="text-text-2 tabular-nums">{counts ? count(counts[tab]) : ""}</span>
        </button>
      ))}
    </fieldset>
  );
}

const columnOf = (source: Draft["mapping"]["sources"]["supplierName"]): number | undefined =>
  source !== undefined && "column" in source ? source.column : undefined;

interface RowGroup {
  readonly key: string;
  readonly rows: readonly CheckedRow[];
}

/** Groups the rows of a page by their finding, in the order of the file. */
function groupsOf({ rows }: CheckedRows): readonly RowGroup[] {
  const byCause = Map.groupBy(rows, ({ finding }) => (finding === null ? "" : encodeMessage(finding.message)));
  return [...byCause].map(([key, grouped]) => ({ key, rows: grouped }));
}

interface GroupProps {
  readonly rows: readonly CheckedRow[];
  readonly data: CheckedRows;
  readonly file: Upload;
  readonly nameColumn: number | undefined;
  readonly amountColumn: number | undefined;
  readonly editable: boolean;
  readonly onCorrected: () => void;
}

function Group({ rows, data, nameColumn, amountColumn, ...rest }: GroupProps) {
  const words = useTranslations("create.drop.check");
  const finding = rows[0]?.finding ?? null;
  const at = data.columns.findIndex(({ index }) => index === finding?.column);
  const named = data.columns.findIndex(({ index }) => index === nameColumn);
  const money = data.columns.findIndex(({ index }) => index === amountColumn);
  const texts = rows.map(({ cells }) => cells[at] ?? "");
  return (
    <div>
      <h3 className="text-data font-semibold">
        {finding !== null && <MessageText message={finding.message} />}{" "}
        <span className="font-normal text-text-2">{words("rows", { count: rows.length })}</span>
      </h3>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map((row, index) => (
          <FoundRow
            key={row.row}
            {...rest}
            row={row}
            name={named === at ? "" : (row.cells[named] ?? "")}
            amount={money === at ? "" : (row.cells[money] ?? "")}
            column={data.columns[at]}
            text={texts[index] ?? ""}
            alike={texts.filter((text) => text === texts[index]).length}
          />
        ))}
      </ul>
    </div>
  );
}
