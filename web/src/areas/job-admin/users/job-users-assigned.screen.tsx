import { Button, defaultGridQuery } from "@paygauge/ui";
import { useMemo } from "react";
import type { JobAssignment } from "@paygauge/api-types/entities/job-users";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { useReloadAfter } from "./use-reload-after.ts";
import { accessColumn, assignedOnColumn, personColumns } from "./user-columns.tsx";

/** Those assigned first, then who could be; a search finds both. */
const assignedFirst = {
  ...defaultGridQuery,
  pageSize: 25,
  orderBy: { property: "isAssigned", direction: "desc" },
  secondaryOrderBy: { property: "username", direction: "asc" },
} as const;

type Assign = (user: JobAssignment, isAssigned: boolean) => Promise<void>;

/** Users to whom the job is assigned, and those to whom it may be: found by search, assigned and undone in place. */
export default function JobUsersAssignedScreen() {
  const { jobId } = usePageParams("jobUsersAssigned");
  // The frame around the page has asked for it already.
  const { data: job } = useCall("job", { params: { jobId } });
  const words = useTranslations("jobAdmin.users");
  const views = useGridViews("jobAssignments", assignedFirst);
  const { query, setQuery, ready } = views;
  const rows = useRows("jobAssignments", { query, setQuery, ready, inputOf: (body) => ({ params: { jobId }, body }) });
  useReloadAfter(job?.publicationNumber, rows.reload);
  const mayAssign = useMay("JobUsers_DIRECT_ASSIGN");
  const { assign, pending } = useAssign(jobId, rows.reload);
  const columns = useColumns(job?.name ?? "", pending, assign);
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      {job?.published === null && (
        <p className="border-b border-line bg-surface px-5 py-2 text-data text-text-2 max-lg:px-4">
          {words("unpublished")}
        </p>
      )}
      <div className="min-h-0 grow">
        <ListGrid
          label={words("assignedLabel")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          empty={<EmptyList list="jobAssignments" may={mayAssign} />}
        />
      </div>
    </div>
  );
}

function useAssign(jobId: string, onChanged: () => void): { readonly assign: Assign; readonly pending: boolean } {
  const words = useTranslations("jobAdmin.users");
  const { run, pending } = useAction("jobArtifactUserAssignment", {
    operation: ({ body }) => words(body.isAssigned ? "assign" : "unassign"),
  });
  const assign: Assign = async ({ id }, isAssigned) => {
    const outcome = await run({ body: { jobArtifactId: jobId, userId: id, isAssigned } });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  return { assign, pending };
}

function useColumns(job: string, pending: boolean, assign: Assign): readonly ListGridColumn<JobAssignment>[] {
  const words = useTranslations("jobAdmin.users");
  return useMemo(
    (): readonly ListGridColumn<JobAssignment>[] => [
      ...personColumns<JobAssignment>(words),
      {
        key: "isAssigned",
        title: words("isAssigned"),
        type: "enum",
        width: 112,
        options: [
          { value: "true", label: words("yes") },
          { value: "false", label: words("no") },
        ],
        value: (row) => row.isAssigned,
      },
      assignedOnColumn<JobAssignment>(words),
      accessColumn<JobAssignment>(words),
      {
        key: "actions",
        title: words("actions"),
        type: "text",
        width: 116,
        sortable: false,
        filterable: false,
        exported: false,
        value: () => "",
        render: (row) => (row.mayChange ? <AssignCell {...{ row, job, pending, assign }} /> : null),
        inList: "strip",
      },
    ],
    [words, job, pending, assign],
  );
}

interface AssignCellProps {
  readonly row: JobAssignment;
  readonly job: string;
  readonly pending: boolean;
  readonly assign: Assign;
}

/** Assigns at a press, which is undone in the same place; taking back asks first. */
function AssignCell({ row, job, pending, assign }: AssignCellProps) {
  const words = useTranslations("jobAdmin.users");
  const mayChange = useMayChange();
  if (row.isAssigned)
    return (
      <ConfirmButton
        size="sm"
        label={words("unassign")}
        name={words("unassignOf", { name: row.displayName })}
        title={words("unassignTitle", { job, name: row.displayName })}
        description={words("unassignText")}
        disabled={pending}
        act={() => assign(row, false)}
      />
    );
  return (
    <Button
      size="sm"
      aria-label={words("assignTo", { name: row.displayName })}
      disabled={pending || !mayChange}
      onClick={() => void assign(row, true)}
    >
      {words("assign")}
    </Button>
  );
}
