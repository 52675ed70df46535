import { Badge } from "@paygauge/ui";
import { Tag } from "lucide-react";
import { productionLabel } from "@paygauge/api-types/entities/prompts";

/** A label as a badge; production is green, every other one neutral. */
export function LabelBadge({ label }: { readonly label: string }) {
  return (
    <Badge
      tone={label === productionLabel ? "success" : "accent"}
      icon={<Tag aria-hidden size={12} strokeWidth={1.6} />}
    >
      {label}
    </Badge>
  );
}
