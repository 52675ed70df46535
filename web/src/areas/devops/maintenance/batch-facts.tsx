import { FactList, MessageText, PlainTable, ScrollBox } from "@paygauge/ui";
import { CircleCheck, Lock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { BatchPreview, MaintenanceAct } from "@paygauge/api-types/entities/job-maintenance";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** As the commands of a batch are queued. */
const priority = 30;
/** Locked jobs that are named. */
const named = 3;
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;

interface BatchFactsProps {
  readonly act: MaintenanceAct;
  readonly asked: number;
  readonly preview: BatchPreview;
}

/** What stays, what becomes out of date, what waits and which jobs are left as they are. */
export function BatchFacts({ act, asked, preview }: BatchFactsProps) {
  const words = useTranslations("jobMaintenance.preview");
  const formats = useFormats();
  const { jobs, published, useCases, campaigns, locked, oldRuns, freedBytes, queued, digest } = preview;
  const startsRun = act === "score" || act === "import" || act === "resume";
  return (
    <section aria-label={words("title")} className="flex flex-col gap-3 text-data">
      <ul className="flex flex-col gap-1.5">
        <Line icon={<CircleCheck {...icon} className="text-success" />}>
          {words("able", { able: jobs.length, count: asked })}
        </Line>
        {startsRun && published > 0 && (
          <Line icon={<CircleCheck {...icon} className="text-success" />}>{words("stay", { count: published })}</Line>
        )}
        {startsRun && useCases + campaigns > 0 && (
          <Line icon={<TriangleAlert {...icon} className="text-warning" />}>
            {words("outdated", { cases: useCases, campaigns })}
          </Line>
        )}
        {act === "removeRuns" && oldRuns > 0 && (
          <Line icon={<TriangleAlert {...icon} className="text-warning" />}>
            {words("room", { runs: oldRuns, size: formats.bytes(freedBytes) })}
          </Line>
        )}
        {locked.slice(0, named).map(({ name, holder, until }) => (
          <Line key={name} icon={<Lock {...icon} className="text-accent" />}>
            {words("locked", { name, holder, until: new Date(until).toLocaleTimeString(formats.locale) })}
          </Line>
        ))}
        {locked.length > named && (
          <Line icon={<Lock {...icon} className="text-accent" />}>
            {words("lockedMore", { count: locked.length - named })}
          </Line>
        )}
      </ul>
      {act === "removeRuns" && <Freed jobs={jobs} />}
      <FactList
        facts={[
          [words("batch"), words("batchOf", { count: jobs.length, priority })],
          [words("queue"), words("queued", { count: queued })],
          [words("undo"), startsRun ? words("undoText") : null],
          [words("digest"), <code key="digest">{digest.slice(0, 12)}</code>],
        ]}
      />
      <Refused refused={preview.refused} />
    </section>
  );
}

function Line({ icon: mark, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span className="mt-0.5 shrink-0">{mark}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** How many old runs of each job are removed, and about how much space that frees. */
function Freed({ jobs }: Pick<BatchPreview, "jobs">) {
  const words = useTranslations("jobMaintenance.preview");
  const columns = useTranslations("jobMaintenance.columns");
  const formats = useFormats();
  if (jobs.length === 0) return null;
  return (
    <ScrollBox label={words("freed")} className="max-h-60">
      <PlainTable
        stacked
        label={words("freed")}
        rows={jobs}
        rowKey={({ jobId }) => jobId}
        columns={[
          {
            key: "name",
            title: columns("name"),
            namesRow: true,
            className: "wrap-anywhere",
            render: ({ name }) => name,
          },
          {
            key: "runs",
            title: words("oldRuns"),
            atEnd: true,
            render: ({ oldRuns }) => (
              <>
                <span className="text-text-2 sm:hidden">{words("oldRuns")} </span>
                {formats.count(oldRuns)}
              </>
            ),
          },
          { key: "bytes", title: words("freed"), atEnd: true, render: ({ freedBytes }) => formats.bytes(freedBytes) },
        ]}
      />
    </ScrollBox>
  );
}

/** The jobs that are left as they are, each with the reason. */
function Refused({ refused }: Pick<BatchPreview, "refused">) {
  const words = useTranslations("jobMaintenance.preview");
  if (refused.length === 0) return null;
  return (
    <div>
      <p className="font-medium">{words("refused", { count: refused.length })}</p>
      <ScrollBox label={words("refused", { count: refused.length })} className="mt-1 max-h-40">
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {refused.map(({ jobId, name, message }) => (
            <li key={jobId}>
              <span className="font-medium">{name === "" ? words("unnamed") : name}</span>{" "}
              <span className="text-text-2">
                <MessageText message={message} />
              </span>
            </li>
          ))}
        </ul>
      </ScrollBox>
    </div>
  );
}
