import { NotificationBar, MessageText, TextLink } from "@paygauge/ui";
import type { Job, JobProgress } from "@paygauge/api-types/entities/jobs";
import { callHref } from "../../../data/call-api.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { laterStep } from "../../../state/job-progress.ts";
import { useReadyWords } from "./use-ready-words.ts";

/** Rows of the import itself: it may never have become a run. */
const ofImport = { run: "import" } as const;

/** How the job stands, in a sentence, and the rejected rows when there are any. */
export function ProgressNotice({ progress, job }: { readonly progress: JobProgress; readonly job: Job }) {
  const words = useTranslations("jobs.progress");
  const formats = useFormats();
  const ready = useReadyWords()(job);
  const params = { jobId: progress.jobId };
  const later = laterStep(progress);
  const ended = progress.state !== "Running" && progress.state !== "Draft";
  const rejects = useCall("jobRejects", ended ? { params, query: ofImport } : null).data?.total ?? 0;
  return (
    <>
      {progress.state === "Failed" && (
        <NotificationBar tone="danger">
          <span className="font-semibold">{words("failedTitle")}</span>{" "}
          <MessageText message={progress.failureMessage} />
        </NotificationBar>
      )}
      {progress.state === "Ready" &&
        (later === undefined ? (
          <NotificationBar tone="success">
            {ready.text}
            {ready.href !== null && (
              <>
                . <TextLink href={ready.href}>{words("publishIt")}</TextLink>
              </>
            )}
          </NotificationBar>
        ) : (
          <NotificationBar tone="info">{words("readyBut", { step: words(`steps.${later.step}`) })}</NotificationBar>
        ))}
      {rejects > 0 && (
        <p className="text-data">
          <TextLink
            href={callHref("exportRejects", { params, query: { ...ofImport, locale: formats.locale } })}
            download
          >
            {words("rejects")}
          </TextLink>{" "}
          <span className="text-text-2">({formats.count(rejects)})</span>
        </p>
      )}
    </>
  );
}
