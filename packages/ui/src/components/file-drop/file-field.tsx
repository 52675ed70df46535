import { FileText, X } from "lucide-react";
import { useId } from "react";
import { useLocale, useTexts } from "../../context/ui-context.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { FieldError } from "../field/field-error.tsx";
import { FileDrop } from "./file-drop.tsx";
import type { FileRules } from "./check-files.ts";
import { fileSize, withFiles } from "./chosen-files.ts";

export interface FileFieldProps extends FileRules {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly value: readonly File[];
  /** Empty when the last one was removed. */
  readonly onChange: (files: readonly File[]) => void;
}

/** One file or several as a form's field; each is in a list until it is removed. */
export function FileField({
  label,
  hint,
  required,
  error,
  disabled = false,
  value,
  onChange,
  ...rules
}: FileFieldProps) {
  const texts = useTexts();
  const errorId = useId();
  const locale = useLocale();
  const words = required === true ? `${label} (${texts.required})` : label;
  return (
    <div data-file-field className="flex flex-col gap-2">
      <FileDrop
        label={words}
        {...(hint === undefined ? {} : { hint })}
        {...rules}
        disabled={disabled}
        {...(error === undefined ? {} : { errorId })}
        onFiles={(files) => onChange(withFiles(value, files, rules.multiple))}
      />
      {value.length > 0 && (
        <ul aria-label={texts.chosenFiles(label)} className="divide-y divide-line rounded-card border border-line">
          {value.map((file) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex items-center gap-2 py-1 pe-1 ps-2.5 text-data"
            >
              <FileText aria-hidden size={16} strokeWidth={1.6} className="shrink-0 text-text-2" />
              <span className="min-w-0 grow wrap-anywhere">{file.name}</span>
              <span className="shrink-0 text-label text-text-3">{fileSize(file.size, locale)}</span>
              <IconButton
                size="sm"
                disabled={disabled}
                label={texts.remove(file.name)}
                onClick={({ currentTarget }) => {
                  // Its line is removed; the keys continue where another file is chosen.
                  currentTarget.closest("[data-file-field]")?.querySelector("input")?.focus();
                  onChange(value.filter((each) => each !== file));
                }}
                icon={<X aria-hidden size={14} strokeWidth={1.6} />}
              />
            </li>
          ))}
        </ul>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
