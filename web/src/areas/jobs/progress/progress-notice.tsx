import { NotificationBar, Said, TextLink } from "@paygauge/ui";
import type { JobProgress } from "@paygauge/api-types";
import { callHref } from "../../../data/call-api.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useWords } from "../../../state/formats.ts";

/** How the job stands, in a sentence, and the rejected rows when there are any. */
export function ProgressNotice({ progress }: { readonly progress: JobProgress }) {
  const words = useWords("jobs.progress");
  const formats = useFormats();
  const params = { jobId: progress.jobId };
  const ended = progress.state !== "Running" && progress.state !== "Draft";
  const rejects = useCall("jobRejects", ended ? { params } : null).data?.total ?? 0;
  return (
    <>
      {progress.state === "Failed" && (
        <NotificationBar tone="danger">
          <span className="font-semibold">{words("failedTitle")}</span> <Said text={progress.failureMessage} />
        </NotificationBar>
      )}
      {progress.state === "Ready" && <NotificationBar tone="success">{words("readyTitle")}</NotificationBar>}
      {rejects > 0 && (
        <p className="text-data">
          <TextLink href={callHref("exportRejects", { params, query: { locale: formats.locale } })} download>
            {words("rejects")}
          </TextLink>{" "}
          <span className="text-text-2">({formats.count(rejects)})</span>
        </p>
      )}
    </>
  );
}
