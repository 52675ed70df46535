import { defaultGridQuery, PageHeader } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { limits } from "@paygauge/api-types/limits";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { withOwnDays } from "../../../data/own-days.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useWorkflowColumns } from "./use-workflow-columns.tsx";
import { WorkflowDrawer } from "./workflow-drawer.tsx";

const newestFirst = { ...defaultGridQuery, orderBy: { property: "updatedOn", direction: "desc" } } as const;

/** Jobs with the steps of their import: what runs, what stopped, and the way to set it going again. */
export default function WorkflowManagementScreen() {
  const words = useTranslations("devops.workflows");
  const views = useGridViews("proqWorkflows", newestFirst);
  const { query, setQuery, ready } = views;
  const [open, setOpen] = useAddressPart("job");
  const columns = useWorkflowColumns(setOpen);
  const rows = useRows("proqWorkflows", {
    query,
    setQuery,
    ready,
    pollMs: limits.queueQuickViewMs,
    inputOf: (body) => ({ body: withOwnDays(body, "updatedOn") }),
  });
  const opened = rows.grid.rows?.find((row) => row?.jobId === open);
  return (
    <div className="flex min-h-full flex-col sm:h-full">
      <PageHeader title={words("title")} />
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("label")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="jobId"
          searchable
          onOpenRow={(row) => setOpen(row.jobId)}
          empty={<EmptyList list="workflows" />}
        />
      </div>
      {opened && <WorkflowDrawer workflow={opened} onClose={() => setOpen(null)} onChanged={rows.reload} />}
    </div>
  );
}
