import { Button, defaultGridQuery, PageHeader, TextLink } from "@paygauge/ui";
import { useMemo } from "react";
import { limits } from "@paygauge/api-types/limits";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { DeletedJob } from "@paygauge/api-types/entities/deleted-jobs";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { useAction } from "../../../data/use-action.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";

const lastFirst = {
  ...defaultGridQuery,
  pageSize: 25,
  orderBy: { property: "deletedOn", direction: "desc" },
} as const;

/** Jobs that were deleted and are kept still: who may delete them restores them here. */
export function DeletedJobs() {
  const words = useTranslations("jobAdmin.deletion");
  const views = useGridViews("deletedJobs", lastFirst);
  const { query, setQuery, ready } = views;
  const rows = useRows("deletedJobs", { query, setQuery, ready, inputOf: (body) => ({ body }) });
  const columns = useColumns(rows.reload);
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      <PageHeader
        title={words("deleted")}
        actions={<TextLink href={linkTo("analysis")}>{words("allJobs")}</TextLink>}
      />
      <p className="border-t border-line bg-surface px-5 py-2 text-data text-text-2 max-lg:px-4">
        {words("kept", { days: limits.deletedJobsKeptDays })}
      </p>
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("deleted")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          empty={<EmptyList list="deletedJobs" />}
        />
      </div>
    </div>
  );
}

function useColumns(onChanged: () => void): readonly ListGridColumn<DeletedJob>[] {
  const words = useTranslations("jobAdmin.deletion");
  const details = useTranslations("jobAdmin.details");
  return useMemo((): readonly ListGridColumn<DeletedJob>[] => {
    const text = { type: "text", width: 132, grow: 1 } as const;
    const day = { type: "date", moment: "day", width: 116 } as const;
    return [
      { ...text, key: "name", title: details("name"), width: 210, value: (row) => row.name, inList: "title" },
      { ...text, key: "buyerName", title: details("buyer"), value: (row) => row.buyerName, inList: "line" },
      { ...text, key: "issuerName", title: details("issuer"), value: (row) => row.issuerName },
      { ...text, key: "ownerName", title: details("owner"), value: (row) => row.ownerName },
      { ...day, key: "deletedOn", title: words("deletedOn"), value: (row) => row.deletedOn, inList: "line" },
      // It follows from the day of the deletion: filters and orders name that one.
      {
        ...day,
        key: "erasedOn",
        title: words("erasedOn"),
        sortable: false,
        filterable: false,
        value: (row) => row.erasedOn,
      },
      {
        key: "actions",
        title: words("actions"),
        type: "text",
        width: 128,
        sortable: false,
        filterable: false,
        exported: false,
        value: () => "",
        render: (row) => <RestoreCell row={row} onChanged={onChanged} />,
        inList: "strip",
      },
    ];
  }, [words, details, onChanged]);
}

function RestoreCell({ row, onChanged }: { readonly row: DeletedJob; readonly onChanged: () => void }) {
  const words = useTranslations("jobAdmin.deletion");
  const mayChange = useMayChange();
  const { run, pending } = useAction("restoreJob", { operation: words("restore") });
  const restore = async () => {
    const outcome = await run({ params: { id: row.id } });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <Button
      size="sm"
      aria-label={words("restoreOf", { name: row.name })}
      pending={pending}
      disabled={!mayChange}
      onClick={() => void restore()}
    >
      {words("restore")}
    </Button>
  );
}
