import { AppLink, buttonStyle, defaultGridQuery } from "@paygauge/ui";
import { UserPlus } from "lucide-react";
import { useMemo } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { jobConnections } from "@paygauge/api-types/entities/job-artifacts";
import type { JobUser } from "@paygauge/api-types/entities/job-users";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { useCall } from "../../../data/use-call.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMay } from "../../../state/permissions.ts";
import { useReloadAfter } from "./use-reload-after.ts";
import { accessColumn, assignedOnColumn, personColumns } from "./user-columns.tsx";

const byUsername = {
  ...defaultGridQuery,
  pageSize: 25,
  orderBy: { property: "username", direction: "asc" },
} as const;

/** Every user who reaches the job, and by which way. */
export default function JobUsersScreen() {
  const { jobId } = usePageParams("jobUsers");
  // The frame around the page has asked for it already.
  const { data: job } = useCall("job", { params: { jobId } });
  const words = useTranslations("jobAdmin.users");
  const views = useGridViews("jobUsers", byUsername);
  const { query, setQuery, ready } = views;
  const rows = useRows("jobUsers", { query, setQuery, ready, inputOf: (body) => ({ params: { jobId }, body }) });
  useReloadAfter(job?.publicationNumber, rows.reload);
  const columns = useColumns();
  const mayAssign = useMay("JobUsers_DIRECT_ASSIGN");
  return (
    <ListGrid
      label={words("label")}
      views={views}
      columns={columns}
      rows={rows}
      keyIn="key"
      searchable
      empty={<EmptyList list="jobAssignments" may={mayAssign} />}
      toolbarEnd={
        <AppLink
          href={linkTo("jobUsersAssigned", { jobId })}
          className={buttonStyle({ variant: mayAssign ? "primary" : "secondary" })}
        >
          {mayAssign && <UserPlus aria-hidden size={16} strokeWidth={1.6} />}
          {words(mayAssign ? "toAssign" : "toAssigned")}
        </AppLink>
      }
    />
  );
}

function useColumns(): readonly ListGridColumn<JobUser>[] {
  const words = useTranslations("jobAdmin.users");
  return useMemo(
    (): readonly ListGridColumn<JobUser>[] => [
      ...personColumns<JobUser>(words),
      {
        key: "connection",
        title: words("connection"),
        type: "enum",
        width: 160,
        options: jobConnections.map((value) => ({ value, label: words(`connections.${value}`) })),
        value: (row) => row.connection,
        inList: "line",
      },
      accessColumn<JobUser>(words),
      assignedOnColumn<JobUser>(words),
      {
        key: "openedOn",
        title: words("openedOn"),
        definition: words("openedHint"),
        type: "date",
        moment: "day",
        width: 132,
        // Kept with the job, not with its users.
        sortable: false,
        filterable: false,
        value: (row) => row.openedOn,
      },
    ],
    [words],
  );
}
