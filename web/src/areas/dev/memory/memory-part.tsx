import "../config/config-calls.ts";
import { Button, EmptyState, NumberField, Panel, PlainTable } from "@paygauge/ui";
import { useState } from "react";
import { memoryTestLimits, type MemoryTestStep } from "@paygauge/api-types/entities/memory-test";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** Allocates in the origin in steps, releases it all, and shows each step. */
export function MemoryPart() {
  const words = useTranslations("dev.memory");
  const formats = useFormats();
  const [text, setText] = useState("8");
  const [steps, setSteps] = useState<readonly MemoryTestStep[]>([]);
  const { run, pending } = useAction("memoryTest", { operation: words("operation") });
  const { steps: most, stepBytes } = memoryTestLimits;
  const count = Number(text);
  const isValid = Number.isInteger(count) && count >= 1 && count <= most;
  const start = async () => {
    const outcome = await run({ body: { steps: count } });
    if (outcome?.ok === true) setSteps(outcome.answer.steps);
  };
  return (
    <Panel title={words("title")} facts={words("facts", { step: formats.bytes(stepBytes), most })}>
      <form
        className="mb-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) void start();
        }}
      >
        <div className="w-40">
          <NumberField
            label={words("steps")}
            error={isValid ? undefined : words("between", { most })}
            value={text}
            onChange={setText}
          />
        </div>
        <Button type="submit" variant="primary" pending={pending} disabled={!isValid}>
          {words("run")}
        </Button>
      </form>
      {steps.length === 0 ? (
        <EmptyState title={words("none")}>{words("noneHint")}</EmptyState>
      ) : (
        <StepsTable steps={steps} />
      )}
    </Panel>
  );
}

function StepsTable({ steps }: { readonly steps: readonly MemoryTestStep[] }) {
  const words = useTranslations("dev.memory");
  const formats = useFormats();
  const most = Math.max(...steps.map(({ heldBytes }) => heldBytes));
  return (
    <>
      <PlainTable
        label={words("title")}
        framed
        columns={[
          { key: "step", title: words("step"), namesRow: true, render: ({ at }) => formats.count(at) },
          { key: "kind", title: words("kind"), render: ({ kind }) => words(`kinds.${kind}`) },
          {
            key: "bar",
            title: words("held"),
            className: "w-1/3",
            render: ({ heldBytes }) => (
              <span aria-hidden className="block h-2 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(heldBytes / most) * 100}%` }}
                />
              </span>
            ),
          },
          { key: "heldBytes", title: words("bytes"), atEnd: true, render: ({ heldBytes }) => formats.bytes(heldBytes) },
          {
            key: "heapBytes",
            title: words("heap"),
            atEnd: true,
            render: ({ heapBytes }) => (heapBytes === null ? words("noHeap") : formats.bytes(heapBytes)),
          },
          { key: "ms", title: words("ms"), atEnd: true, render: ({ ms }) => formats.count(ms) },
        ]}
        rows={steps.map((step, at) => ({ ...step, at: at + 1 }))}
        rowKey={({ at }) => at}
      />
      <p className="mt-2 text-label text-text-2">
        {words("foot", { bytes: formats.bytes(steps.at(-1)?.heldBytes ?? 0) })}
      </p>
    </>
  );
}
