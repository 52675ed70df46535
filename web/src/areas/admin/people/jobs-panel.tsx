import { Badge, Button, Combobox, ErrorState, Pagination, Panel, Skeleton } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { useState } from "react";
import { limits } from "@paygauge/api-types/limits";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import type { UserPartProps } from "./user-part.ts";

/** Jobs that a user reaches, 25 a page; those given directly can be undone, others can be given. */
export function JobsPanel({ user, mayAssign, onChanged }: UserPartProps & { readonly mayAssign: boolean }) {
  const words = useTranslations("people.jobs");
  const formats = useFormats();
  const [pageNumber, setPage] = useState(1);
  const mapped = useCall("authMappedJobArtifacts", {
    query: { userId: user.id },
    body: { pageNumber, pageSize: limits.jobArtifactsPageSize, orderBy: "name" },
  });
  const { run, pending } = useAction("jobArtifactUserAssignment", {
    operation: ({ body }) => words(body.isAssigned ? "assign" : "unassign"),
  });
  const assign = async (jobArtifactId: string, isAssigned: boolean) => {
    const outcome = await run({ body: { jobArtifactId, userId: user.id, isAssigned } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    mapped.reload();
    onChanged();
  };
  const { data, problem } = mapped;
  // The last job of the last page was undone.
  if (data !== undefined && data.totalPages > 0 && pageNumber > data.totalPages) setPage(data.totalPages);
  return (
    <Panel title={words("title")} facts={data === undefined ? undefined : words("count", { count: data.totalCount })}>
      {data === undefined && problem === undefined && <Skeleton kind="table" columns={2} rows={1} rowHeight={52} />}
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={mapped.reload} retrying={mapped.refreshing} />
      )}
      {data?.totalCount === 0 && <EmptyList list="userJobs" may={mayAssign} />}
      {data !== undefined && data.totalCount > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {data.collection.map((job) => (
            <li key={job.id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-40 grow text-data">
                <span className="font-medium">{job.name}</span>{" "}
                {job.isPublished && <Badge tone="success">{words("published")}</Badge>}{" "}
                {job.isDirectAssignment && <Badge tone="accent">{words("direct")}</Badge>}
                <span className="block text-label text-text-3">
                  {words("facts", { buyer: job.buyerName, date: formats.day(job.createdOn) })}
                </span>
              </span>
              {job.isDirectAssignment && mayAssign && (
                <ConfirmButton
                  label={words("takeBack")}
                  name={words("takeBackOf", { job: job.name })}
                  title={words("takeBackTitle", { job: job.name, name: user.displayName })}
                  description={words("takeBackText")}
                  act={() => assign(job.id, false)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.totalPages > 1 && (
        <Pagination
          page={data.currentPage}
          pageSize={limits.jobArtifactsPageSize}
          matching={data.totalCount}
          total={data.totalCount}
          onPage={setPage}
        />
      )}
      {mayAssign && user.hasMoreJobArtifactsToAssign && (
        <AssignJob userId={user.id} pending={pending} onAssign={(id) => void assign(id, true)} />
      )}
    </Panel>
  );
}

interface AssignJobProps {
  readonly userId: string;
  readonly pending: boolean;
  readonly onAssign: (jobId: string) => void;
}

function AssignJob({ userId, pending, onAssign }: AssignJobProps) {
  const words = useTranslations("people.jobs");
  const mayChange = useMayChange();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string | undefined>();
  const query = search === "" ? {} : { search };
  const { data: offered = [] } = useCall("assignableJobArtifacts", { params: { id: userId }, query });
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <div className="min-w-48 grow">
        <Combobox
          label={words("assign")}
          placeholder={words("choose")}
          options={offered.map(({ id, name, buyerName }) => ({ value: id, label: name, note: buyerName }))}
          value={chosen}
          onChange={setChosen}
          onSearch={setSearch}
        />
      </div>
      <Button
        pending={pending}
        disabled={chosen === undefined || !mayChange}
        onClick={() => {
          if (chosen !== undefined) onAssign(chosen);
          setChosen(undefined);
        }}
      >
        {words("assignButton")}
      </Button>
    </div>
  );
}
