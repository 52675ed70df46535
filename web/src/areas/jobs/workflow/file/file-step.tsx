import { Button, FileDrop, Panel } from "@paygauge/ui";
import { EmptyList } from "../../../../data/empty/empty.tsx";
import { useRef, useState, type DragEvent } from "react";
import { asProblem } from "../../../../data/api-problem.ts";
import { useStrayDrop } from "../../../../data/stray-drop.ts";
import { useCall } from "../../../../data/use-call.ts";
import { handlesOfDrop } from "../../../../data/uploads/file-handles.ts";
import { beginUpload } from "../../../../data/uploads/transfers.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { notifyProblem } from "../../../../state/notifications.ts";
import type { StepProps } from "../step-props.ts";
import { DialectPanel } from "./dialect-panel.tsx";
import { RefusalPanel } from "./refusal-panel.tsx";
import { SheetPanel } from "./sheet-panel.tsx";
import { UploadRow } from "./upload-row.tsx";

/** Choosing and sending files, and how the one in front is written. */
export function FileStep(props: StepProps) {
  const { files, file, editable, open, reload } = props;
  const words = useTranslations("upload.file");
  return (
    <>
      {editable && <Drop {...props} />}
      <Panel title={words("list")}>
        {files.length === 0 ? (
          <EmptyList list="uploads" may={editable} />
        ) : (
          <ul className="divide-y divide-line">
            {files.map((each) => (
              <UploadRow
                key={each.id}
                upload={each}
                current={files.length > 1 && each.id === file?.id}
                editable={editable}
                onOpen={() => open("file", each.id)}
                onChanged={reload}
              />
            ))}
          </ul>
        )}
      </Panel>
      {file?.state === "Refused" && <RefusalPanel upload={file} editable={editable} onChanged={reload} />}
      {file !== undefined && (
        <SheetPanel key={`${file.id} ${file.unpacked?.sheet}`} upload={file} editable={editable} onChanged={reload} />
      )}
      {file?.inspection != null && (
        <DialectPanel key={file.id} upload={file} inspection={file.inspection} editable={editable} onChanged={reload} />
      )}
      {file !== undefined && (file.state === "Inspected" || file.state === "Checked") && (
        <div>
          <Button variant="primary" onClick={() => open("map")}>
            {words("next")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Limits are told, and a file over them refused, before its first byte leaves. */
function Drop(props: StepProps) {
  const limits = useCall("uploadLimits", {}).data;
  return limits === undefined ? null : <DropZone {...props} maxBytes={limits.maxBytes} />;
}

function DropZone({ job, reload, maxBytes }: StepProps & { readonly maxBytes: number }) {
  const words = useTranslations("upload.file");
  const formats = useFormats();
  const handles = useRef<Promise<ReadonlyMap<string, FileSystemFileHandle>> | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const take = async (chosen: readonly File[]) => {
    const known = (await handles.current) ?? new Map<string, FileSystemFileHandle>();
    handles.current = null;
    const problems: string[] = [];
    for (const each of chosen) {
      const size = formats.bytes(each.size);
      if (each.size === 0) problems.push(words("empty", { name: each.name }));
      else if (each.size > maxBytes) {
        problems.push(words("tooLarge", { name: each.name, size, limit: formats.bytes(maxBytes) }));
      } else await begin(each, known.get(each.name));
    }
    setRefused(problems);
    reload();
  };
  const begin = async (each: File, handle: FileSystemFileHandle | undefined) => {
    try {
      await beginUpload(job.id, each, handle);
    } catch (thrown) {
      notifyProblem(words("operation"), asProblem(thrown));
    }
  };
  useStrayDrop((files) => void take(files));
  const onDrop = (event: DragEvent) => {
    handles.current = handlesOfDrop(event.dataTransfer.items);
  };
  const hint = words("limits", { size: formats.bytes(maxBytes) });
  return (
    // The drop zone inside handles the drop; this one only notes which files the browser can open again.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onDropCapture={onDrop} className="flex flex-col gap-2">
      <FileDrop
        label={words("drop")}
        hint={hint}
        endings={[]}
        maxBytes={Number.POSITIVE_INFINITY}
        maxWords={formats.bytes(maxBytes)}
        multiple
        onFiles={(chosen) => void take(chosen)}
      />
      {refused.length > 0 && (
        <ul role="alert" className="text-label font-medium text-danger">
          {refused.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
