import { Popover } from "@paygauge/ui";
import { type ReactNode, lazy, Suspense } from "react";
import type { Figure as FigureOf } from "@paygauge/analysis/value/case/explain";
import { useTranslations } from "../../../state/formats.ts";

// No user's first look needs it.
const FigureExplained = lazy(async () => ({ default: (await import("./figure-explained.tsx")).FigureExplained }));

interface FigureProps {
  readonly of: FigureOf;
  /** What the figure is, for who hears it: "Rebate, year 2". */
  readonly name: string;
  readonly children: ReactNode;
}

/** A figure that opens its formula, what it adds up, and what it rests on. */
export function Figure({ of, name, children }: FigureProps) {
  const words = useTranslations("businessCase.explained");
  return (
    <Popover
      label={words("label", { name })}
      align="end"
      maxHeight={440}
      trigger={
        <button
          type="button"
          data-figure={of.kind}
          aria-label={typeof children === "string" ? words("open", { name, value: children }) : name}
          className="reach cursor-help rounded-chip sm:whitespace-nowrap pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center pointer-coarse:justify-end font-[inherit] tabular-nums decoration-text-3 decoration-dotted underline-offset-4 hover:underline"
        >
          {children}
        </button>
      }
    >
      <Suspense fallback={<div className="h-40 w-72" />}>
        <FigureExplained of={of} name={name} />
      </Suspense>
    </Popover>
  );
}
