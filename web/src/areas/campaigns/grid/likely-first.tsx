import { Button, type GridQuery } from "@paygauge/ui";
import { isLikelyFirst, likelyFirst, withoutPredictions } from "../../../data/predictions/no-predictions.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignView } from "../campaign/campaign-view.ts";
import { dueFirst } from "./member-query.ts";

interface LikelyFirstProps {
  readonly query: GridQuery;
  readonly setQuery: (next: GridQuery) => void;
}

/** Puts the suppliers that are likeliest to say yes on top, and back; nothing where no model predicts them. */
export function LikelyFirst({ query, setQuery }: LikelyFirstProps) {
  const words = useTranslations("campaigns.likely");
  const { found } = useCampaignView();
  const isOn = isLikelyFirst(query);
  if (found.predictionModel === null) return null;
  return (
    <Button
      aria-pressed={isOn}
      className="aria-pressed:border-accent-line aria-pressed:bg-accent-subtle"
      onClick={() => setQuery(isOn ? withoutPredictions(query, dueFirst.orderBy) : likelyFirst(query, "valueMinor"))}
    >
      {words("first")}
    </Button>
  );
}
