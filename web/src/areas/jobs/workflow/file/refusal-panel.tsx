import { Button, NotificationBar, MessageText } from "@paygauge/ui";
import { repeatableRefusals } from "@paygauge/api-types/entities/file-refusals";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../../data/use-action.ts";
import { useDiscard } from "../../../../data/uploads/use-discard.ts";
import { useTranslations } from "../../../../state/formats.ts";

interface RefusalPanelProps {
  readonly upload: Upload;
  readonly editable: boolean;
  readonly onChanged: () => void;
}

/**
 * Why a file is not read and what to do: a doubt about its content may be overruled by the user, a reading that was
 * broken off repeated.
 */
export function RefusalPanel({ upload, editable, onChanged }: RefusalPanelProps) {
  const words = useTranslations("upload.refusal");
  const { run, pending } = useAction("inspectUpload", {
    operation: ({ body }) => words(body.overrideRefusal === true ? "readAnyway" : "readAgain"),
  });
  const { discard, pending: discarding } = useDiscard();
  const { refusal } = upload;
  if (refusal === null) return null;
  const params = { jobId: upload.jobId, uploadId: upload.id };
  const read = async (overrideRefusal: boolean) => {
    await run({ params, body: { overrideRefusal } });
    onChanged();
  };
  const other = async () => {
    await discard(upload.jobId, upload.id, upload.fileName);
    onChanged();
  };
  return (
    <NotificationBar tone="danger">
      <p className="font-semibold">{words("title", { name: upload.fileName })}</p>
      <p>
        <MessageText message={refusal.message} />
      </p>
      {editable && (
        <div className="my-2 flex flex-wrap items-center gap-2">
          <Button pending={discarding} onClick={() => void other()}>
            {words("other")}
          </Button>
          {repeatableRefusals.includes(refusal.code) && (
            <Button variant="primary" pending={pending} onClick={() => void read(false)}>
              {words("readAgain")}
            </Button>
          )}
          {refusal.overridable && (
            <>
              <Button variant="danger" pending={pending} onClick={() => void read(true)}>
                {words("readAnyway")}
              </Button>
              <span className="text-label text-text-2">{words("readAnywayHint")}</span>
            </>
          )}
        </div>
      )}
    </NotificationBar>
  );
}
