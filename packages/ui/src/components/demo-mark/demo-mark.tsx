import { FlaskConical } from "lucide-react";
import { useTexts } from "../../context/ui-context.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";

/** Next to a figure that rests on made data: a flask on the screen, the word on paper and for assistive technology. */
export function DemoMark() {
  const { demo } = useTexts();
  return (
    <Tooltip content={demo.tip}>
      <span className="ms-1 inline-block font-normal text-warning print:text-text-2">
        <FlaskConical aria-hidden size={13} strokeWidth={1.8} className="inline align-[-0.125em] print:hidden" />
        <span className="sr-only print:not-sr-only">({demo.word})</span>
      </span>
    </Tooltip>
  );
}
