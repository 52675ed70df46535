import { Ban, CircleCheck, CircleX, Clock, LoaderCircle, Pause, TriangleAlert, type LucideIcon } from "lucide-react";
import type { CommandState } from "@paygauge/api-types/states";
import { useFormats, useTranslations } from "../../state/formats.ts";

const looks: Readonly<Record<CommandState, { readonly icon: LucideIcon; readonly colour: string }>> = {
  Blocked: { icon: Pause, colour: "text-text-2" },
  Pending: { icon: Clock, colour: "text-info" },
  InProgress: { icon: LoaderCircle, colour: "text-info" },
  Completed: { icon: CircleCheck, colour: "text-success" },
  Error: { icon: CircleX, colour: "text-danger" },
  Canceled: { icon: Ban, colour: "text-warning" },
};

interface StateWordProps {
  readonly state: CommandState;
  /** Given where the command may be stuck: its time-out in seconds. */
  readonly stuckAfter?: number | undefined;
}

/** A command's state as glyph and word, and "stuck" where no one seems to work on it. */
export function StateWord({ state, stuckAfter }: StateWordProps) {
  const words = useTranslations("devops");
  const formats = useFormats();
  const { icon: Icon, colour } = looks[state];
  return (
    <span className="inline-flex items-center gap-1.5 align-middle whitespace-nowrap">
      <span className={`inline-flex items-center gap-1.5 ${colour}`}>
        <Icon aria-hidden size={14} strokeWidth={1.6} />
        {words(`states.${state}`)}
      </span>
      {stuckAfter !== undefined && (
        <span
          title={words("stuckHint", { seconds: formats.count(stuckAfter) })}
          className="inline-flex items-center gap-1 text-warning"
        >
          <TriangleAlert aria-hidden size={14} strokeWidth={1.6} />
          {words("stuck")}
        </span>
      )}
    </span>
  );
}
