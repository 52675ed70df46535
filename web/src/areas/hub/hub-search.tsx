import { TextField } from "@paygauge/ui";
import { typingPauseMs } from "@paygauge/ui/components/combobox/use-pause.ts";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { hubLimits } from "@paygauge/api-types/entities/resource-hub";
import { useTranslations } from "../../state/formats.ts";

interface HubSearchProps {
  readonly text: string;
  readonly onText: (text: string | null) => void;
}

/** Searches titles, articles and transcripts while the user types. */
export function HubSearch({ text, onText }: HubSearchProps) {
  const words = useTranslations("hub");
  const [draft, setDraft] = useState<string | null>(null);
  useEffect(() => {
    if (draft === null || draft === text) return undefined;
    const timer = setTimeout(() => onText(draft === "" ? null : draft), typingPauseMs);
    return () => clearTimeout(timer);
  }, [draft, text, onText]);
  return (
    <TextField
      type="search"
      label={words("search")}
      labelHidden
      placeholder={words("search")}
      maxLength={hubLimits.search}
      autoComplete="off"
      icon={<Search size={14} strokeWidth={1.6} />}
      value={draft ?? text}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}
