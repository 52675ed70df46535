import { Button, MessageText, ProgressBar } from "@paygauge/ui";
import { FileCheck } from "lucide-react";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { transfersAtom } from "../../../data/uploads/transfers.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { ResumeUpload } from "../workflow/file/resume-upload.tsx";
import { DialectPanel } from "../workflow/file/dialect-panel.tsx";
import { EncodingPanel } from "../workflow/file/encoding-panel.tsx";
import { encodingNames } from "../workflow/file/encoding-names.ts";
import { SheetPanel } from "../workflow/file/sheet-panel.tsx";
import { encodeMessage } from "@paygauge/api-types/catalogue/message";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";

const delimiterNames = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" } as const;

interface DraftFileProps {
  readonly file: Upload | undefined;
  readonly fileName: string;
  readonly fileSize: number;
  readonly inspection: LedgerInspection | null;
  /** The rows are those of the beginning alone. */
  readonly isPart: boolean;
  readonly editable: boolean;
  readonly onReplace: () => void;
  readonly onChanged: () => void;
}

/** The file: what it is, how it is written, how far it is on its way; another one takes its place. */
export function DraftFile(props: DraftFileProps) {
  const { file, editable, onChanged } = props;
  const words = useTranslations("create.drop");
  const [isOpen, setIsOpen] = useState(false);
  const inspection = file?.inspection ?? null;
  return (
    <section aria-label={words("file.label")} className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5 rounded-card border border-line-2 bg-accent-subtle p-3">
        <Named {...props} />
        <Sending file={file} editable={editable} />
        {inspection !== null && editable && (
          <div>
            <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {words(isOpen ? "file.closeFormat" : "file.format")}
            </Button>
          </div>
        )}
      </div>
      {file !== undefined && (
        <SheetPanel
          key={`${file.id} ${file.unpacked?.sheet}`}
          upload={file}
          editable={editable}
          onChanged={onChanged}
        />
      )}
      {file !== undefined && inspection !== null && (
        <EncodingPanel
          key={`${file.id} ${inspection.dialect.encoding}`}
          upload={file}
          inspection={inspection}
          editable={editable}
          onChanged={onChanged}
        />
      )}
      {isOpen && file !== undefined && inspection !== null && (
        <DialectPanel key={file.id} upload={file} inspection={inspection} editable={editable} onChanged={onChanged} />
      )}
    </section>
  );
}

function Named({ fileName, fileSize, inspection, isPart, editable, onReplace }: DraftFileProps) {
  const words = useTranslations("create.drop");
  const dialect = useTranslations("upload.dialect");
  const formats = useFormats();
  const facts = [formats.bytes(fileSize)];
  if (inspection !== null) {
    const values = { rows: inspection.rows, columns: inspection.dialect.columns.length };
    facts.push(isPart ? words("file.part", { columns: values.columns }) : dialect("facts", values));
  }
  return (
    <div className="flex items-start gap-2.5">
      <FileCheck aria-hidden size={20} strokeWidth={1.6} className="mt-0.5 shrink-0 text-accent-text" />
      <div className="min-w-0 grow">
        <p className="text-data font-semibold wrap-anywhere">{fileName}</p>
        <p className="text-label text-text-2">{facts.join(", ")}</p>
        {inspection !== null && (
          <p className="text-label text-text-2">
            {dialect(`delimiters.${delimiterNames[inspection.dialect.delimiter]}`)} ·{" "}
            {encodingNames[inspection.dialect.encoding]}
          </p>
        )}
      </div>
      {editable && (
        <Button size="sm" variant="quiet" onClick={onReplace}>
          {words("file.replace")}
        </Button>
      )}
    </div>
  );
}

/** How far the file is on its way, and what was taken off it there. */
function Sending({ file, editable }: Pick<DraftFileProps, "file" | "editable">) {
  const words = useTranslations("upload.file");
  const formats = useFormats();
  const transfer = useAtomValue(transfersAtom).find((each) => each.uploadId === file?.id);
  if (transfer !== undefined)
    return (
      <ProgressBar
        label={words("states.Receiving")}
        value={transfer.sent}
        max={transfer.size}
        amount={words("progress", { done: formats.bytes(transfer.sent), total: formats.bytes(transfer.size) })}
        tone={transfer.state === "failed" ? "danger" : "accent"}
      />
    );
  if (file === undefined) return null;
  if (file.state === "Receiving") return editable ? <ResumeUpload upload={file} /> : null;
  return (
    <>
      {(file.state === "Unpacking" || file.state === "Inspecting") && (
        <p className="text-label text-text-2">{words(file.state === "Unpacking" ? "unpacking" : "inspecting")}</p>
      )}
      {file.unpacked?.notes.map((note) => (
        <p key={encodeMessage(note)} className="text-label text-text-2">
          <MessageText message={note} />
        </p>
      ))}
    </>
  );
}
