import { Term as TermMark } from "@paygauge/ui";
import { useRef, type ReactNode } from "react";
import { useIsFirstPlace } from "./first-place.ts";
import { useGlossary, type TermId } from "./use-glossary.ts";

interface TermProps {
  readonly id: TermId;
  /** The words as the screen has them. */
  readonly children: ReactNode;
}

/** Words of the glossary: where they are first on a screen they open their definition, elsewhere they are plain. */
export function Term({ id, children }: TermProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isFirst = useIsFirstPlace(id, place);
  const entry = useGlossary()?.[id];
  return (
    <span ref={place}>{isFirst && entry !== undefined ? <TermMark {...entry}>{children}</TermMark> : children}</span>
  );
}
