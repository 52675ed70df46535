import { TextField } from "@paygauge/ui";
import { typingPauseMs } from "@paygauge/ui/components/combobox/use-pause.ts";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isTyping } from "../use-neighbour-keys.ts";

interface SearchFieldProps {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The search of the list: asks when typing pauses, and the key / focuses it. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (draft === undefined || draft === search) return undefined;
    const timer = setTimeout(() => onSearch(draft), typingPauseMs);
    return () => clearTimeout(timer);
  }, [draft, search, onSearch]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <div className="w-72 max-sm:w-40 max-sm:grow print:hidden">
      <TextField
        ref={field}
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        aria-keyshortcuts="/"
        maxLength={200}
        icon={<Search size={14} strokeWidth={1.6} />}
        value={draft ?? search}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => {
          if (draft !== undefined && draft !== search) onSearch(draft);
          setDraft(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && draft !== undefined && draft !== search) onSearch(draft);
        }}
      />
    </div>
  );
}
