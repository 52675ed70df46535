import { CircleAlert, CircleCheck, CircleHelp, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";
import type { Confidence } from "./guesses.ts";

const marks = {
  sure: { icon: CircleCheck, colour: "text-success" },
  likely: { icon: CircleHelp, colour: "text-warning" },
  check: { icon: CircleAlert, colour: "text-warning" },
  own: { icon: UserRound, colour: "text-text-3" },
} as const;

/** How much the file says for a guess, in a word with its sign; or that the person chose. */
function GuessMark({ confidence }: { readonly confidence: Confidence | "own" }) {
  const words = useTranslations("create.drop.confidence");
  const { icon: Icon, colour } = marks[confidence];
  return (
    <span className="inline-flex items-center gap-1 text-label text-text-2">
      <Icon aria-hidden size={14} strokeWidth={1.6} className={colour} />
      <span className={confidence === "check" ? "font-semibold text-warning" : ""}>{words(confidence)}</span>
    </span>
  );
}

interface GuessedProps {
  /** null: nothing to guess from yet. */
  readonly confidence: Confidence | "own" | null;
  readonly evidence: ReactNode;
  readonly children: ReactNode;
}

/** A field with what its guess rests on; one that wants a look has an edge. */
export function Guessed({ confidence, evidence, children }: GuessedProps) {
  return (
    <div
      className={`relative flex min-w-0 flex-col gap-1 ${confidence === "check" ? "-ms-3 border-s-2 border-warning ps-2.5" : ""}`}
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
