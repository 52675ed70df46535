import { X } from "lucide-react";
import { useTexts } from "../../context/ui-context.tsx";

export interface FilterChipProps {
  /** The field's name, shown in the accent colour. */
  readonly field: string;
  /** The rest of the sentence: "greater than or equal 100,000". */
  readonly words: string;
  readonly onRemove: () => void;
  /** Given, the words are a button that opens the editor. */
  readonly onEdit?: () => void;
}

/** One condition as a short sentence that can be changed or taken away. */
export function FilterChip({ field, words, onRemove, onEdit }: FilterChipProps) {
  const texts = useTexts();
  const sentence = (
    <>
      <span className="font-semibold text-accent-text">{field}</span> <span>{words}</span>
    </>
  );
  return (
    <span className="inline-flex h-7 max-w-full shrink-0 items-center rounded-chip border border-accent-line bg-accent-subtle text-label text-text max-sm:h-9 pointer-coarse:h-11.5">
      {onEdit === undefined ? (
        <span className="truncate py-1 ps-2">{sentence}</span>
      ) : (
        <button
          type="button"
          onClick={onEdit}
          aria-label={texts.grid.editFilter(`${field} ${words}`)}
          className="h-full truncate rounded-chip ps-2"
        >
          {sentence}
        </button>
      )}
      <button
        type="button"
        data-remove
        onClick={onRemove}
        aria-label={texts.remove(`${field} ${words}`)}
        className="inline-flex h-full w-6 pointer-coarse:w-11 shrink-0 items-center justify-center rounded-chip text-text-2 hover:text-text"
      >
        <X aria-hidden size={14} strokeWidth={1.6} />
      </button>
    </span>
  );
}
