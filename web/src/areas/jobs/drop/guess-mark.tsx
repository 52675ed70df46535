import { CircleAlert, CircleCheck, CircleHelp, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";
import type { AskPlace } from "./blockers.ts";

const marks = {
  sure: { icon: CircleCheck, colour: "text-success" },
  likely: { icon: CircleHelp, colour: "text-warning" },
  check: { icon: CircleAlert, colour: "text-warning" },
  required: { icon: CircleAlert, colour: "text-warning" },
  own: { icon: UserRound, colour: "text-text-3" },
} as const;

/** Those that want a look, or an answer. */
const asking: readonly string[] = ["check", "required"];

/** How well the file supports a guess, in a word with its sign; or that the user chose. */
function GuessMark({ confidence }: { readonly confidence: keyof typeof marks }) {
  const words = useTranslations("create.drop.confidence");
  const { icon: Icon, colour } = marks[confidence];
  return (
    <span className="inline-flex items-center gap-1 text-label text-text-2">
      <Icon aria-hidden size={14} strokeWidth={1.6} className={colour} />
      <span className={asking.includes(confidence) ? "font-semibold text-warning" : ""}>{words(confidence)}</span>
    </span>
  );
}

interface GuessedProps {
  /** Where the bar leads when the import waits for this field. */
  readonly at?: AskPlace;
  /** null: nothing to guess from yet. */
  readonly confidence: keyof typeof marks | null;
  readonly evidence: ReactNode;
  readonly children: ReactNode;
}

/** A field with what its guess rests on; one that wants a look has an edge. */
export function Guessed({ at, confidence, evidence, children }: GuessedProps) {
  return (
    <div
      data-ask={at}
      className={`relative flex min-w-0 flex-col gap-1 ${confidence !== null && asking.includes(confidence) ? "-ms-3 border-s-2 border-warning ps-2.5" : ""}`}
    >
      {confidence !== null && (
        <span className="absolute end-0 top-0">
          <GuessMark confidence={confidence} />
        </span>
      )}
      {children}
      {evidence !== "" && evidence !== null && <p className="text-label wrap-anywhere text-text-2">{evidence}</p>}
    </div>
  );
}
