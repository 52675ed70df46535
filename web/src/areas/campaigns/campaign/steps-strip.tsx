import { Check, CircleDashed, LoaderCircle, Lock, X, type LucideIcon } from "lucide-react";
import type { CampaignOnPage } from "@paygauge/api-types/entities/campaigns";
import type { CommandState } from "@paygauge/api-types/states";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";

type Step = CampaignOnPage["steps"][number];

const done = [Check, "border-transparent bg-success-bg text-success"] as const;
const marks: Readonly<Record<CommandState, readonly [LucideIcon, string]>> = {
  Completed: done,
  InProgress: [LoaderCircle, "border-transparent bg-accent text-on-accent"],
  Pending: [CircleDashed, "border-control text-text-2"],
  Blocked: [Lock, "border-dashed border-control text-text-2"],
  Canceled: [X, "border-control text-text-2"],
  Error: [X, "border-transparent bg-danger-bg text-danger"],
};

/** Campaign progress, computed from its rows: completed steps, running steps, and blockers. */
export function StepsStrip({ found }: { readonly found: CampaignOnPage }) {
  const words = useTranslations("campaigns.steps");
  return (
    <ol aria-label={words("label")} className="flex gap-x-3 gap-y-2 max-lg:flex-wrap max-sm:hidden">
      {found.steps.map((step) => (
        <li key={step.step} className="flex min-w-0 grow basis-0 items-start gap-2 max-lg:basis-56">
          <StepDrawn step={step} found={found} />
        </li>
      ))}
    </ol>
  );
}

function StepDrawn({ step, found }: { readonly step: Step; readonly found: CampaignOnPage }) {
  const words = useTranslations("campaigns.steps");
  const [Icon, colour] = marks[step.state];
  return (
    <>
      <span
        aria-hidden
        className={`inline-flex size-5 shrink-0 items-center justify-center rounded-full border forced-color-adjust-none ${colour}`}
      >
        <Icon size={12} strokeWidth={2} />
      </span>
      <span className="min-w-0">
        <span className="block text-data font-medium">
          {words(`step.${step.step}`)}
          <span className="sr-only">, {words(`state.${step.state}`)}</span>
        </span>
        <span className="block text-label text-text-2">{useStepNote(step, found)}</span>
      </span>
    </>
  );
}

/** What a step says of itself: how far it is, or what it waits for. */
function useStepNote({ step, done: made, of, blockedBy }: Step, { campaign }: CampaignOnPage): string {
  const words = useTranslations("campaigns.steps");
  const formats = useFormats();
  const say = useCampaignWords();
  if (blockedBy !== null)
    return blockedBy.why === "open"
      ? words("blocked.open", { count: blockedBy.suppliers })
      : words(`blocked.${blockedBy.why}`);
  if (step === "set") return words("set", { count: of, day: say.day(campaign.setOn) });
  return words("amount", { done: formats.count(made), of: formats.count(of) });
}
