import { Popover } from "@paygauge/ui";
import { Suspense, type KeyboardEvent, type ReactNode } from "react";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import type { FigureQuery } from "./figure-query.ts";

// Only who asks how a figure is made.
const FigurePanel = lazyWithTexts(
  async () => ({ default: (await import("./figure-panel.tsx")).FigurePanel }),
  areaTexts.figures,
);

interface FigureProps {
  readonly of: FigureQuery;
  /** With every decimal; otherwise as a figure is: "£14.8m". */
  readonly isExact?: boolean;
  /** In place of the result: a range, or that it is not known. */
  readonly children?: ReactNode;
}

function openByKey(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.currentTarget.click();
}

/** A figure that opens how it is made, and from there its suppliers and their rows; by Enter or R from the keyboard. */
export function Figure({ of, isExact = false, children }: FigureProps) {
  const words = useTranslations("shell.figure");
  const formats = useFormats();
  const { result, currency, minorDigits } = of;
  return (
    <Popover
      label={words("made")}
      trigger={
        <button
          type="button"
          data-figure={of.rule}
          aria-keyshortcuts="R"
          onKeyDown={openByKey}
          className="-mx-1 -my-0.75 inline-flex min-h-6 cursor-pointer items-center rounded-control px-1 text-inherit hover:bg-hover pointer-coarse:-my-1 pointer-coarse:min-h-11"
        >
          {children ?? formats.money(String(result?.minor ?? 0), currency, minorDigits, !isExact)}
        </button>
      }
    >
      <Suspense fallback={<div className="h-40 w-96 max-w-full" />}>
        <FigurePanel of={of} />
      </Suspense>
    </Popover>
  );
}
