import { Check, Copy, X } from "lucide-react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { Button } from "../components/button/button.tsx";
import { IconButton } from "../components/button/icon-button.tsx";
import type { ChosenCells } from "./use-cell-range.ts";

/** Says for two seconds that one cell was copied, whichever way; a block of cells has its own bar. */
export function CopiedBar({ copied }: { readonly copied: boolean }) {
  const texts = useTexts();
  return (
    <output
      className={copied ? "flex items-center gap-2 border-t border-line px-5 py-1 text-data max-lg:px-4" : "sr-only"}
    >
      {copied && (
        <>
          <Check aria-hidden size={14} strokeWidth={1.6} />
          {texts.copied}
        </>
      )}
    </output>
  );
}

/** What can be done with a chosen block of cells, for those who do not know the keys. */
export function RangeBar({ chosen }: { readonly chosen: ChosenCells }) {
  const texts = useTexts();
  const count = new Intl.NumberFormat(useLocale()).format(chosen.count);
  const none = chosen.box === undefined;
  const Icon = chosen.copied ? Check : Copy;
  const words = [
    chosen.copied ? texts.copied : texts.grid.cellsChosen(count),
    ...(chosen.whole ? [] : [texts.grid.notAllLoaded]),
  ];
  return (
    <div
      className={
        none
          ? "sr-only"
          : "flex min-h-9 items-center gap-2 border-t border-line bg-accent-subtle px-5 py-1 text-label max-lg:px-4"
      }
    >
      {/* It is there before it speaks, or screen readers would not tell. */}
      <output>{!none && words.join(" ")}</output>
      {!none && (
        <>
          <Button
            size="sm"
            disabled={!chosen.whole}
            onClick={() => chosen.copy(false)}
            icon={<Icon aria-hidden size={14} strokeWidth={1.6} />}
          >
            {texts.grid.copyCells}
          </Button>
          <Button size="sm" disabled={!chosen.whole} onClick={() => chosen.copy(true)}>
            {texts.grid.copyWithTitles}
          </Button>
          <IconButton
            size="sm"
            label={texts.close}
            onClick={chosen.end}
            icon={<X aria-hidden size={14} strokeWidth={1.6} />}
          />
        </>
      )}
    </div>
  );
}
