import { defaultGridQuery } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { LogDrawer } from "./log-drawer.tsx";
import { useLogColumns } from "./use-log-columns.tsx";

/** The newest first; who takes the filter away sees locks and parts of files too. */
const newestFirst = {
  ...defaultGridQuery,
  filters: (["Change", "Command"] as const).map(
    (value) => ({ property: "kind", operator: "Equal", value, allowNull: false }) as const,
  ),
  orderBy: { property: "at", direction: "desc" },
} as const;
/** ms between looks while the job's commands run. */
const pollMs = 4000;

/** What was done with the job, by whom and by which command, by time. */
export default function JobLogsScreen() {
  const words = useTranslations("jobAdmin.logs");
  const { jobId } = usePageParams("jobLogs");
  // The frame around the page has asked for it already.
  const { data: job } = useCall("job", { params: { jobId } });
  const views = useGridViews("jobLogs", newestFirst);
  const { query, setQuery, ready } = views;
  const rows = useRows("jobLogs", {
    query,
    setQuery,
    ready,
    inputOf: (body) => ({ params: { jobId }, body }),
    ...(job?.state === "Running" ? { pollMs } : {}),
  });
  const [open, setOpen] = useAddressPart("line");
  const columns = useLogColumns(setOpen);
  const opened = rows.grid.rows?.find((row) => row?.key === open);
  return (
    <>
      <ListGrid
        label={words("label")}
        views={views}
        columns={columns}
        rows={rows}
        keyIn="key"
        searchable
        onOpenRow={(row) => setOpen(row.key)}
        empty={<EmptyList list="jobLogs" />}
      />
      {opened && <LogDrawer jobId={jobId} line={opened} onClose={() => setOpen(null)} />}
    </>
  );
}
