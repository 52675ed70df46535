import { Button, ConfirmDialog } from "@paygauge/ui";
import { useState, type ComponentProps } from "react";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { useDiscard } from "../../../../data/uploads/use-discard.ts";
import RemoveUploadDialog from "../../../../records/remove-upload-dialog.tsx";
import { useTranslations } from "../../../../state/formats.ts";

interface RemoveFileProps extends Pick<ComponentProps<typeof Button>, "size" | "variant" | "children"> {
  readonly file: Pick<Upload, "jobId" | "id" | "fileName" | "state">;
  readonly onRemoved: () => void;
}

/**
 * A button that takes a file out of its job, once that is confirmed. Of a checked one, which results may include, it is
 * told first what becomes of them.
 */
export function RemoveFile({ file, onRemoved, ...button }: RemoveFileProps) {
  const words = useTranslations("upload.file");
  const [asking, setAsking] = useState(false);
  const { discard, pending } = useDiscard();
  const remove = async () => {
    await discard(file.jobId, file.id, file.fileName);
    setAsking(false);
    onRemoved();
  };
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {asking && file.state === "Checked" && (
        <RemoveUploadDialog file={file} onRemoved={onRemoved} onClose={() => setAsking(false)} />
      )}
      {asking && file.state !== "Checked" && (
        <ConfirmDialog
          open
          danger
          onOpenChange={setAsking}
          submitting={pending}
          title={words("cancelTitle")}
          description={words("cancelText", { name: file.fileName })}
          onConfirm={() => void remove()}
        />
      )}
    </>
  );
}
