import { Button, Panel } from "@paygauge/ui";
import type { ReactNode } from "react";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { KeptPart } from "./use-kept-parts.ts";

interface PartPanelProps<Shown> {
  readonly title: string;
  readonly part: KeptPart<Shown>;
  readonly facts?: ReactNode;
  readonly actions?: ReactNode;
  readonly onRetry: () => void;
  readonly children: (value: Shown) => ReactNode;
}

/** A panel of a part of the page. One that failed shows its last value with the time of it, or says that it failed. */
export function PartPanel<Shown>({ title, part, facts, actions, onRetry, children }: PartPanelProps<Shown>) {
  return (
    <Panel title={title} facts={facts} actions={actions}>
      {part.value !== undefined && children(part.value)}
      {part.failed && <PartFailed part={part} onRetry={onRetry} />}
    </Panel>
  );
}

/** Says that a part failed, and offers to read it again. */
export function PartFailed({ part, onRetry }: { readonly part: KeptPart<unknown>; readonly onRetry: () => void }) {
  const words = useTranslations("main.home.part");
  const { locale } = useFormats();
  const time = new Date(part.at).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  return (
    <output className="flex flex-wrap items-center gap-2 py-2 text-label text-text-2">
      {part.value === undefined ? words("failed") : words("asOf", { time })}
      <Button size="sm" onClick={onRetry}>
        {words("retry")}
      </Button>
    </output>
  );
}
