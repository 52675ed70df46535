import { Button } from "@paygauge/ui";
import { Ban, RotateCcw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import type { MatchingAct, MatchingProps } from "./matching-dialog.tsx";

// Only who presses needs it; the buttons stand from the first moment, so that their bar does not change its height.
const MatchingDialog = lazy(() => import("./matching-dialog.tsx"));

/** Retry and cancel of everything that the list's filters match, each after its number was typed. */
export function MatchingActions(props: MatchingProps) {
  const words = useTranslations("devops.matching");
  const mayChange = useMayChange();
  const [asking, setAsking] = useState<{ readonly what: MatchingAct; readonly count: number } | null>(null);
  const disabled = !mayChange || props.matching === 0;
  const ask = (what: MatchingAct) => () => setAsking({ what, count: props.matching });
  return (
    <>
      {props.list === "error" && (
        <Button disabled={disabled} onClick={ask("retry")} icon={<RotateCcw aria-hidden size={16} strokeWidth={1.6} />}>
          {words("retry")}
        </Button>
      )}
      <Button disabled={disabled} onClick={ask("cancel")} icon={<Ban aria-hidden size={16} strokeWidth={1.6} />}>
        {words("cancel")}
      </Button>
      <Suspense fallback={null}>
        {asking && <MatchingDialog {...props} {...asking} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  );
}
