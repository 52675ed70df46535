import { Button } from "@paygauge/ui";
import { useTranslations } from "../../state/formats.ts";
import { usePage } from "../../state/page.ts";
import { useMay } from "../../state/permissions.ts";

const suggested = [
  "levels",
  "cardable",
  "columns",
  "publish",
  "case",
  "calls",
  "atHigh",
  "largest",
  "lastRun",
  "why",
  "lift",
] as const;
type Suggested = (typeof suggested)[number];

/** Three questions for each kind of page; about figures, for users who see them. */
function suggestedFor(page: string, seesFigures: boolean): readonly Suggested[] {
  if (seesFigures && page === "jobSupplier") return ["why", "lift", "levels"];
  if (seesFigures && ["jobSuppliers", "jobSummary", "jobInsights"].includes(page))
    return ["atHigh", "largest", "lastRun"];
  if (page.includes("ampaign")) return ["calls", "levels", "publish"];
  if (page.includes("BusinessCase")) return ["case", "cardable", "levels"];
  if (page.includes("pload") || page.includes("jobCreate") || page === "newJob")
    return ["columns", "cardable", "publish"];
  return ["levels", "cardable", "columns"];
}

interface SuggestionsProps {
  readonly onAsk: (question: string) => void;
}

/** Questions to begin with, by the page on screen. */
export function Suggestions({ onAsk }: SuggestionsProps) {
  const words = useTranslations("assistant");
  const { id } = usePage();
  const seesFigures = useMay("JobSuppliers_VIEW");
  return (
    <ul aria-label={words("suggestions")} className="flex flex-wrap gap-2">
      {suggestedFor(id, seesFigures).map((key) => (
        <li key={key}>
          <Button
            size="sm"
            className="h-auto! py-1.5 text-start whitespace-normal"
            onClick={() => onAsk(words(`suggested.${key}`))}
          >
            {words(`suggested.${key}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
