import { Suspense, useState, type ReactNode } from "react";
import { useTranslations } from "../../state/formats.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import type { FigureQuery } from "./figure-query.ts";

// Only who asks how a figure is made.
const FigureDialog = lazyWithTexts(
  async () => ({ default: (await import("./figure-panel.tsx")).FigureDialog }),
  areaTexts.figures,
);

export interface FigureDialogOpening {
  /** An entry of a bar's menu; none for a figure that declares no query. */
  readonly item: (
    of: FigureQuery | undefined,
  ) => readonly { readonly key: string; readonly label: string; readonly onSelect: () => void }[];
  /** Part of the page while a figure is open. */
  readonly dialog: ReactNode;
}

/** How the figure of a bar is made, opened from the bar's menu. */
export function useFigureDialog(): FigureDialogOpening {
  const words = useTranslations("shell.figure");
  const [of, setOf] = useState<FigureQuery | null>(null);
  return {
    item: (made) => (made === undefined ? [] : [{ key: "made", label: words("made"), onSelect: () => setOf(made) }]),
    dialog: of !== null && (
      <Suspense>
        <FigureDialog of={of} onClose={() => setOf(null)} />
      </Suspense>
    ),
  };
}
