import { Button, Panel, useTranslate } from "@paygauge/ui";
import { useEffect, useState } from "react";
import type { CommandProbe } from "@paygauge/api-types/entities/system-health";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { StateGlyph } from "./check-state.tsx";

/** The first look at a probe comes after this long, ms; each later one waits twice as long. */
const firstLookMs = 400;
const mostLooks = 7;

/** A probe that is sent through the queue and followed to its end. */
export function ProbePanel() {
  const words = useTranslations("systemHealth");
  const { run, pending } = useAction("commandExecuteValidate", { operation: words("probeOperation") });
  const [probe, setProbe] = useState<CommandProbe | null>(null);
  const [looks, setLooks] = useState(0);
  const isOpen = probe !== null && !probe.isCompleted && looks < mostLooks;
  const commandId = probe?.commandId;
  useEffect(() => {
    if (!isOpen || commandId === undefined) return undefined;
    const look = async () => {
      const outcome = await run({ body: { commandId } });
      if (outcome?.ok === true) setProbe(outcome.answer);
      setLooks((before) => before + 1);
    };
    const timer = setTimeout(() => void look(), firstLookMs * 2 ** looks);
    return () => clearTimeout(timer);
  }, [isOpen, commandId, looks, run]);
  const send = async () => {
    const outcome = await run({ body: {} });
    if (outcome?.ok !== true) return;
    setLooks(0);
    setProbe(outcome.answer);
  };
  return (
    <Panel
      title={words("probe")}
      facts={words("probeFacts")}
      actions={
        <Button size="sm" pending={pending || isOpen} onClick={() => void send()}>
          {words("run")}
        </Button>
      }
    >
      {probe === null ? <p className="text-data text-text-2">{words("probeHint")}</p> : <ProbeSteps probe={probe} />}
    </Panel>
  );
}

function ProbeSteps({ probe }: { readonly probe: CommandProbe }) {
  const words = useTranslations("systemHealth");
  const translate = useTranslate();
  const { isCompleted, isSuccess, errorMessage, deliveries, effects } = probe;
  const state = isSuccess ? "healthy" : isCompleted ? "failed" : "notChecked";
  const steps = [
    ["queued", 0],
    ["claimed", probe.claimedMs],
    ["effect", probe.effectMs],
    ["completed", probe.completedMs],
  ] as const;
  const message = errorMessage === null ? words("unknown") : translate(errorMessage);
  return (
    <div className="text-data" aria-live="polite">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="inline-flex gap-1.5 font-medium">
          <StateGlyph state={state} />
          {isSuccess ? words("probeDone") : isCompleted ? words("probeFailed", { message }) : words("probeWaits")}
        </span>
        <code className="text-label text-text-2">
          isSuccess {String(isSuccess)} · isCompleted {String(isCompleted)}
        </code>
      </p>
      <ol className="mt-3 grid grid-cols-4 gap-2 border-t-2 border-accent pt-2 max-sm:grid-cols-2">
        {steps.map(([step, ms]) => (
          <li key={step}>
            <span className="block text-label font-medium">{words(`steps.${step}`)}</span>
            <span className="text-label text-text-2 tabular-nums">{ms === null ? "–" : words("ms", { ms })}</span>
          </li>
        ))}
      </ol>
      {isCompleted && <p className="mt-3 text-label text-text-2">{words("probeFoot", { deliveries, effects })}</p>}
    </div>
  );
}
