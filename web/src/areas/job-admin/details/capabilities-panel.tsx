import { Button, CheckList, Panel, useTexts } from "@paygauge/ui";
import { useState } from "react";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import type { PartProps } from "./part-props.ts";

/** Which capabilities the job uses. Everything about it follows: saving scores the job again. */
export function CapabilitiesPanel({ job, details, onChanged }: PartProps) {
  const words = useTranslations("jobAdmin.details");
  const { capabilityNames } = useTexts();
  const mayChange = useMayChange();
  const [chosen, setChosen] = useState<readonly Capability[]>(job.capabilities);
  const { run, pending } = useAction("selectJobCapabilities", { operation: words("saveCapabilities") });
  const isSame = chosen.join() === details.selectable.filter((each) => job.capabilities.includes(each)).join();
  const isRunning = job.state === "Running";
  const save = async () => {
    const outcome = await run({ params: { jobId: job.id }, body: { capabilities: [...chosen] } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <Panel title={words("capabilities")}>
      <div className="flex flex-col gap-3">
        <CheckList
          label={words("scored")}
          hint={words(
            isRunning ? "capabilitiesRunning" : details.maySelect ? "capabilitiesHint" : "capabilitiesLocked",
          )}
          options={details.selectable.map((each) => ({ value: each, label: capabilityNames[each] }))}
          value={chosen}
          disabled={!details.maySelect || !mayChange || isRunning || pending}
          onChange={(next) => setChosen(details.selectable.filter((each) => next.includes(each)))}
          error={chosen.length === 0 ? words("chooseOne") : undefined}
        />
        {details.maySelect && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              pending={pending}
              disabled={isSame || chosen.length === 0 || !mayChange || isRunning}
              onClick={() => void save()}
            >
              {words("saveCapabilities")}
            </Button>
            {!isSame && (
              <Button disabled={pending} onClick={() => setChosen(job.capabilities)}>
                {words("discard")}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
