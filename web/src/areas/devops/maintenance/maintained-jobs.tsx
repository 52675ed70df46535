import { defaultGridQuery } from "@paygauge/ui";
import type { MaintainedJob } from "@paygauge/api-types/entities/job-maintenance";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid, type ChosenRows } from "../../../data/lists/list-grid.tsx";
import { withOwnDays } from "../../../data/own-days.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { ActButtons } from "./act-buttons.tsx";
import { JobDrawer } from "./job-drawer.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { useMaintainedColumns } from "./use-maintained-columns.tsx";

const lastRunFirst = { ...defaultGridQuery, orderBy: { property: "lastRunOn", direction: "desc" } } as const;
/** How often running jobs are asked for, ms. */
const pollMs = 4000;

interface MaintainedJobsProps {
  readonly figures: AnswerOf<"maintenanceFigures"> | undefined;
  readonly onChanged: () => void;
}

/** The grid of all jobs; the address carries its view, filters, order and page, and the job that is open. */
export function MaintainedJobs({ figures, onChanged }: MaintainedJobsProps) {
  const words = useTranslations("jobMaintenance");
  const views = useGridViews("maintainedJobs", lastRunFirst);
  const { query, setQuery, ready } = views;
  const [open, setOpen] = useAddressPart("job");
  const columns = useMaintainedColumns(setOpen);
  const mayChange = useMay("JobMaintenance_CRUD");
  const rows = useRows("maintainedJobs", {
    query,
    setQuery,
    ready,
    pollMs,
    inputOf: (body) => ({ body: withOwnDays(body, "lastRunOn") }),
  });
  const opened = rows.grid.rows?.find((row) => row?.id === open);
  const actions = (chosen: ChosenRows<MaintainedJob>) => (
    <ActButtons
      chosen={{
        ...chosen,
        onChanged: () => {
          chosen.onChanged();
          onChanged();
        },
      }}
    />
  );
  return (
    <>
      <div className="bg-surface px-5 pt-2 max-lg:px-4">
        <QuickFilters figures={figures} query={query} onQuery={setQuery} />
      </div>
      <div className="min-h-0 grow">
        <ListGrid
          label={words("parts.jobs")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          {...(mayChange && { selectionActions: actions })}
          onOpenRow={(row) => setOpen(row.id)}
          empty={<EmptyList list="jobs" />}
        />
      </div>
      {opened && <JobDrawer job={opened} onClose={() => setOpen(null)} onChanged={rows.reload} />}
    </>
  );
}
