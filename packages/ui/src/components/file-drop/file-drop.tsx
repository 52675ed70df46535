import { CircleAlert, Upload } from "lucide-react";
import { useId, useState } from "react";
import type { DragEvent } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { fileProblems, goodFiles } from "./check-files.ts";
import type { FileRules } from "./check-files.ts";

export interface FileDropProps extends FileRules {
  /** The expected file: "Payments file". */
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  /** Of the message about the fault with the choice as a form's field. */
  readonly errorId?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place to drop files, which is also the browser's own file button; only good files are handed on. */
export function FileDrop({ label, hint, disabled = false, errorId, onFiles, ...rules }: FileDropProps) {
  const texts = useTexts();
  const id = useId();
  const [over, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = (list: FileList | null) => {
    const files = list === null ? [] : Array.from(list);
    setProblems(fileProblems(files, rules, texts));
    const good = goodFiles(files, rules, texts);
    if (good.length > 0) onFiles(good);
  };
  const described = [errorId, problems.length > 0 ? `${id}-problems` : undefined].filter(Boolean).join(" ");
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <div className="flex flex-col gap-1">
      {/* Dropping is a second way; the input inside is the first and has the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`flex flex-col items-center gap-1 rounded-card border border-dashed p-6 text-center text-data has-focus-visible:outline-2 has-focus-visible:outline-focus ${over ? "border-accent bg-accent-subtle" : "border-control bg-surface"} ${disabled ? "opacity-55" : "cursor-pointer hover:bg-hover"}`}
      >
        <Upload aria-hidden size={20} strokeWidth={1.6} className="text-text-2" />
        <span className="font-semibold text-text">{label}</span>
        <span className="text-text-2">
          <span className="text-accent-text underline">{rules.multiple ? texts.chooseFiles : texts.chooseFile}</span>{" "}
          {texts.orDropHere}
        </span>
        {hint !== undefined && <span className="text-label text-text-3">{hint}</span>}
        <input
          id={id}
          type="file"
          className="sr-only"
          disabled={disabled}
          multiple={rules.multiple}
          accept={rules.endings.join(",")}
          aria-invalid={errorId === undefined ? undefined : true}
          aria-describedby={described || undefined}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </label>
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}

function Problems({ id, problems }: { readonly id: string; readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <ul id={id} role="alert" className="text-label font-medium text-danger">
      {problems.map((problem) => (
        <li key={problem} className="flex gap-1">
          <CircleAlert aria-hidden size={14} strokeWidth={1.6} className="mt-px shrink-0" />
          {problem}
        </li>
      ))}
    </ul>
  );
}
