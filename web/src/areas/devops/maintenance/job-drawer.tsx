import { AppLink, Button, buttonStyle, Drawer, FactList, MessageText, TextLink } from "@paygauge/ui";
import { lazy, Suspense, useState } from "react";
import type { MaintainedJob } from "@paygauge/api-types/entities/job-maintenance";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";

const ActDialog = lazy(async () => ({ default: (await import("./act-dialog.tsx")).ActDialog }));

interface JobDrawerProps {
  readonly job: MaintainedJob;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One job: its run, rulesets, object and files, and why its newest run failed. */
export function JobDrawer({ job, onClose, onChanged }: JobDrawerProps) {
  const words = useTranslations("jobMaintenance");
  const states = useTranslations("jobs.states");
  const formats = useFormats();
  const number = (value: number | null) => (value === null ? null : formats.count(value));
  const size = formats.bytes(job.filesBytes);
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={job.name}
      description={`${job.issuerName}, ${states(job.state)}`}
      footer={
        <AppLink href={linkTo("jobDetails", { jobId: job.id })} className={buttonStyle()}>
          {words("drawer.toJob")}
        </AppLink>
      }
    >
      <div className="flex flex-col gap-4">
        <FactList
          facts={[
            [words("columns.buyer"), job.buyerName],
            [words("columns.owner"), job.ownerName],
            [words("columns.run"), number(job.runNumber)],
            [words("columns.lastRun"), job.lastRunOn === null ? null : formats.day(job.lastRunOn)],
            [words("columns.scoring"), number(job.scoringVersion)],
            [words("columns.confidence"), number(job.confidenceVersion)],
            [words("columns.behind"), job.runNumber === null ? null : formats.count(job.behind)],
            [words("columns.suppliers"), formats.count(job.suppliersCount)],
            [words("drawer.object"), job.objectBytes === null ? words("notMeasured") : formats.bytes(job.objectBytes)],
            [words("columns.files"), words("drawer.filesOf", { count: job.filesCount, size })],
          ]}
        />
        {job.failure !== null && <Failure job={job} failure={job.failure} onChanged={onChanged} />}
      </div>
    </Drawer>
  );
}

interface FailureProps extends Pick<JobDrawerProps, "job" | "onChanged"> {
  readonly failure: NonNullable<MaintainedJob["failure"]>;
}

function Failure({ job, failure, onChanged }: FailureProps) {
  const words = useTranslations("jobMaintenance");
  const steps = useTranslations("jobs.progress.steps");
  const mayResume = useMay("JobCreate");
  const mayMaintain = useMay("JobMaintenance_CRUD");
  const mayChange = useMayChange();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="flex flex-col gap-2 rounded-card border border-danger/40 bg-danger-subtle p-3 text-data">
      <h3 className="font-semibold">{words("drawer.failure")}</h3>
      <p className="wrap-anywhere">
        <MessageText message={failure.message} />
      </p>
      {failure.step !== null && <p>{words("drawer.resumeFrom", { step: steps(failure.step) })}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {mayResume && mayMaintain && (
          <Button size="sm" disabled={!mayChange} onClick={() => setAsking(true)}>
            {words("acts.resume")}
          </Button>
        )}
        {failure.commandId !== null && (
          <TextLink href={linkTo("proqMonitoring", undefined, { command: failure.commandId })}>
            {words("drawer.command")}
          </TextLink>
        )}
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <ActDialog
            act="resume"
            chosen={{ count: 1, rows: () => Promise.resolve([job]) }}
            onClose={() => setAsking(false)}
            onQueued={onChanged}
          />
        </Suspense>
      )}
    </section>
  );
}
