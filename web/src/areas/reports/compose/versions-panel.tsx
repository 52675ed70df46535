import { Button, ConfirmDialog, Panel } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportVersions } from "@paygauge/api-types/reports/versions";
import { callParts } from "../../../data/call-parts.derived.ts";
import { useAction } from "../../../data/use-action.ts";
import { mayWriteAtom } from "../../../state/entity-lock.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { DeleteVersion } from "./delete-version.tsx";
import { VersionRow } from "./version-row.tsx";

// Both come with the press that asks for them.
const MakeVersionDialog = lazy(async () => ({
  default: (await import("./make-version-dialog.tsx")).MakeVersionDialog,
}));
const ComparePanel = lazy(async () => ({ default: (await import("./compare-panel.tsx")).ComparePanel }));

interface VersionsPanelProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
  readonly found: ReportVersions;
  /** The version that is looked at; null: the preview. */
  readonly shown: number | null;
  readonly hrefOf: (version: number) => string;
  readonly save: () => Promise<boolean>;
  readonly reload: () => void;
}

/** Moves the pointer and ends what is being made; each says what came of it, and the first can be undone. */
function useVersionActs(
  params: { readonly jobId: string; readonly reportType: AnalysisReportType },
  onDone: () => void,
) {
  const words = useTranslations("reports.versions");
  const publishing = useAction("publishReport", { operation: words("publishOperation") });
  const canceling = useAction("cancelReportVersion", { operation: words("cancelOperation") });
  const publish = async (version: number | null, before: number | null) => {
    const outcome = await publishing.run({ params, body: { version, published: before } });
    onDone();
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message, { label: words("undo"), onSelect: () => void publish(before, version) });
  };
  const cancel = async (version: number) => {
    const outcome = await canceling.run({ params: { ...params, versionNumber: String(version) } });
    if (outcome?.ok === true) notifyDone(outcome.answer.message);
    onDone();
  };
  return { publish, cancel, publishing, canceling };
}

// Only who publishes needs it.
const PublishAudience = lazyWithTexts(
  async () => ({ default: (await import("./publish-audience.tsx")).PublishAudience }),
  areaTexts.audience,
  callParts.jobAudience,
  callParts.jobUsers,
  callParts.jobArtifacts,
);

interface PublishQuestionProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
  /** null: unpublish. */
  readonly version: number | null;
  readonly submitting: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function PublishQuestion({ jobId, reportType, version, submitting, onClose, onConfirm }: PublishQuestionProps) {
  const words = useTranslations("reports.versions");
  const mayPublishJob = useMay("Job_PUBLISH");
  return (
    <ConfirmDialog
      open
      size={version === null ? "sm" : "lg"}
      danger={version === null}
      title={version === null ? words("unpublishTitle") : words("publishTitle", { version: String(version) })}
      confirmLabel={words(version === null ? "unpublish" : "publish")}
      cancelLabel={words("keep")}
      submitting={submitting}
      onOpenChange={onClose}
      onConfirm={onConfirm}
    >
      {words(version === null ? "unpublishText" : "publishText")}
      {version !== null && mayPublishJob && (
        <Suspense fallback={<div className="mt-4 h-108 max-sm:h-96" />}>
          <PublishAudience {...{ jobId, reportType }} />
        </Suspense>
      )}
    </ConfirmDialog>
  );
}

/** Versions of a report: made, followed, canceled, published and compared. */
export function VersionsPanel({ jobId, reportType, found, shown, hrefOf, save, reload }: VersionsPanelProps) {
  const words = useTranslations("reports.versions");
  const mayWrite = useAtomValue(mayWriteAtom);
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<{ readonly version: number | null } | null>(null);
  const { publish, cancel, publishing, canceling } = useVersionActs({ jobId, reportType }, () => {
    setAsked(null);
    reload();
  });
  const params = { jobId, reportType };
  const published = found.published?.version ?? null;
  const isMaking = found.versions.some(({ state }) => state === "Making");
  return (
    <Panel
      title={words("title")}
      actions={
        <Button variant="primary" size="sm" disabled={!mayWrite || isMaking} onClick={() => setMaking(true)}>
          {words("make")}
        </Button>
      }
    >
      {found.versions.length === 0 ? (
        <p className="text-data text-text-2">{words("none")}</p>
      ) : (
        <ul aria-label={words("title")} className="flex flex-col divide-y divide-line">
          {found.versions.map((each) => (
            <VersionRow
              key={each.version}
              version={each}
              href={hrefOf(each.version)}
              isShown={shown === each.version}
              mayWrite={mayWrite}
              pending={publishing.pending || canceling.pending}
              onPublish={() => setAsked({ version: each.version })}
              onUnpublish={() => setAsked({ version: null })}
              onCancel={() => void cancel(each.version)}
              deletion={<DeleteVersion {...params} version={each.version} onDone={reload} />}
            />
          ))}
        </ul>
      )}
      <Comparison {...{ jobId, reportType, found }} />
      {making && (
        <Suspense fallback={null}>
          <MakeVersionDialog {...params} save={save} onClose={() => setMaking(false)} onMade={reload} />
        </Suspense>
      )}
      {asked !== null && (
        <PublishQuestion
          {...{ jobId, reportType }}
          version={asked.version}
          submitting={publishing.pending}
          onClose={() => setAsked(null)}
          onConfirm={() => void publish(asked.version, published)}
        />
      )}
    </Panel>
  );
}

/** Once there are two versions to compare. */
function Comparison({ jobId, reportType, found }: Pick<VersionsPanelProps, "jobId" | "reportType" | "found">) {
  const ready = found.versions.filter(({ state }) => state === "Ready").map(({ version }) => version);
  if (ready.length < 2) return null;
  return (
    <Suspense fallback={<div className="min-h-24" />}>
      <ComparePanel jobId={jobId} reportType={reportType} versions={ready} />
    </Suspense>
  );
}
