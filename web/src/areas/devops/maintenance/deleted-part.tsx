import { Button, defaultGridQuery } from "@paygauge/ui";
import { lazy, Suspense, useMemo, useState } from "react";
import type { DeletedJob } from "@paygauge/api-types/entities/deleted-jobs";
import { limits } from "@paygauge/api-types/limits";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid, type ChosenRows } from "../../../data/lists/list-grid.tsx";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";

const ActDialog = lazy(async () => ({ default: (await import("./act-dialog.tsx")).ActDialog }));

const lastFirst = { ...defaultGridQuery, orderBy: { property: "deletedOn", direction: "desc" } } as const;
const viewKeys = { keeps: ["part"] } as const;

/** Deleted jobs, which can be restored one or many at once. */
export function DeletedPart({ onChanged }: { readonly onChanged: () => void }) {
  const words = useTranslations("jobMaintenance");
  const views = useGridViews("deletedJobs", lastFirst, viewKeys);
  const { query, setQuery, ready } = views;
  const mayRestore = useMay("JobMaintenance_CRUD");
  const rows = useRows("deletedJobs", { query, setQuery, ready, inputOf: (body) => ({ body }) });
  const columns = useColumns();
  const actions = (chosen: ChosenRows<DeletedJob>) => (
    <RestoreButton
      chosen={chosen}
      onQueued={() => {
        chosen.onChanged();
        onChanged();
      }}
    />
  );
  return (
    <>
      <p className="bg-surface px-5 py-2 text-data text-text-2 max-lg:px-4">
        {words("hints.delete", { days: limits.deletedJobsKeptDays })}
      </p>
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("parts.deleted")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          {...(mayRestore && { selectionActions: actions })}
          empty={<EmptyList list="deletedJobs" />}
        />
      </div>
    </>
  );
}

interface RestoreButtonProps {
  readonly chosen: ChosenRows<DeletedJob>;
  readonly onQueued: () => void;
}

function RestoreButton({ chosen, onQueued }: RestoreButtonProps) {
  const words = useTranslations("jobMaintenance");
  const mayChange = useMayChange();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" disabled={!mayChange} onClick={() => setAsking(true)}>
        {words("acts.restore")}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ActDialog act="restore" chosen={chosen} onClose={() => setAsking(false)} onQueued={onQueued} />
        </Suspense>
      )}
    </>
  );
}

function useColumns(): readonly ListGridColumn<DeletedJob>[] {
  const words = useTranslations("jobMaintenance.columns");
  return useMemo((): readonly ListGridColumn<DeletedJob>[] => {
    const text = { type: "text", width: 140, grow: 1 } as const;
    const day = { type: "date", moment: "day", width: 120 } as const;
    return [
      { ...text, key: "name", title: words("name"), width: 210, value: (row) => row.name, inList: "title" },
      { ...text, key: "buyerName", title: words("buyer"), value: (row) => row.buyerName, inList: "line" },
      { ...text, key: "issuerName", title: words("issuer"), value: (row) => row.issuerName },
      { ...text, key: "ownerName", title: words("owner"), value: (row) => row.ownerName },
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
    ];
  }, [words]);
}
