import { abandonRule } from "@paygauge/api-types/campaigns/campaign-rules";
import { useTranslations } from "../../../state/formats.ts";

/** Attempts that were made, as dots: filled ones were made, the empty ones are still to be tried before the rule asks. */
export function AttemptDots({ attempts }: { readonly attempts: number }) {
  const words = useTranslations("campaigns.words");
  const most = Math.max(abandonRule.unanswered, Math.min(attempts, 6));
  return (
    <span className="inline-flex shrink-0 gap-0.75">
      <span className="sr-only">{words("attempts", { count: attempts })}</span>
      {Array.from({ length: most }, (_each, at) => (
        <span
          key={at}
          aria-hidden
          className={`size-2 rounded-full border forced-color-adjust-none ${at < attempts ? "border-text-2 bg-text-2" : "border-control"}`}
        />
      ))}
    </span>
  );
}
