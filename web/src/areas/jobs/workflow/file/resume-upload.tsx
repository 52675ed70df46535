import { Button, FileDrop } from "@paygauge/ui";
import { useEffect, useState } from "react";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { fileOf, keptHandle } from "../../../../data/uploads/file-handles.ts";
import { bytesReceived } from "../../../../data/uploads/parts.ts";
import { resumeUpload } from "../../../../data/uploads/transfers.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

const isSame = (upload: Upload, file: File) => file.name === upload.fileName && file.size === upload.size;

/**
 * Goes on with a file that was started before: by itself where the browser still lets us read it, with one click where
 * it wants to be asked, else by choosing the same file again.
 */
export function ResumeUpload({ upload }: { readonly upload: Upload }) {
  const words = useTranslations("upload.file");
  const formats = useFormats();
  const [handle, setHandle] = useState<FileSystemFileHandle>();
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    let gone = false;
    void keptHandle(upload.id).then(async (kept) => {
      if (kept === undefined || gone) return;
      const file = await fileOf(kept, false);
      if (file !== undefined && isSame(upload, file)) resumeUpload(upload, file);
      else setHandle(kept);
    });
    return () => {
      gone = true;
    };
  }, [upload]);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    if (isSame(upload, file)) {
      resumeUpload(upload, file);
      return;
    }
    const wantedSize = formats.bytes(upload.size);
    setWrong(
      words("wrongFile", { name: file.name, size: formats.bytes(file.size), wanted: upload.fileName, wantedSize }),
    );
  };
  const received = bytesReceived(upload.size, upload.partSize, upload.partsReceived);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-label text-text-2">
        {words("unfinished", { received: formats.bytes(received), size: formats.bytes(upload.size) })}
      </p>
      {handle !== undefined && (
        <div>
          <Button variant="primary" onClick={() => void fileOf(handle, true).then(take)}>
            {words("resumeHandle")}
          </Button>
        </div>
      )}
      <FileDrop
        label={words("resumePick", { name: upload.fileName })}
        endings={[]}
        maxBytes={Number.POSITIVE_INFINITY}
        maxWords=""
        multiple={false}
        onFiles={([file]) => take(file)}
      />
      {wrong !== undefined && (
        <p role="alert" className="text-label font-medium text-danger">
          {wrong}
        </p>
      )}
    </div>
  );
}
