import { Button, DropdownMenu } from "@paygauge/ui";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import {
  caseResult,
  caseValues,
  type CaseBody,
  type Scenario,
  countingMethods,
} from "@paygauge/analysis/value/case/case-model";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { useScenarioName } from "../../../state/scenario-name.ts";
import { duplicateScenario, removeScenario, renameScenario } from "./edit-case.ts";

// Only who opens them needs them.
const CompareDialog = lazy(async () => ({ default: (await import("./compare-dialog.tsx")).CompareDialog }));
const NameDialog = lazy(async () => ({ default: (await import("./name-dialog.tsx")).NameDialog }));

interface ScenarioBarProps {
  readonly edit: (body: CaseBody) => void;
  readonly choose: (scenarioId: string) => void;
}

/** The scenarios with their totals; 1, 2 and 3 choose the first three. */
export function ScenarioBar({ edit, choose }: ScenarioBarProps) {
  const words = useTranslations("businessCase.scenarios");
  const { job, inputs, body, scenario, years } = useCaseView();
  const nameOf = useScenarioName();
  const money = useCaseMoney(job);
  useScenarioKeys(body.scenarios, choose);
  const totalOf = (each: Scenario): string => {
    const values = caseValues(inputs, body, each);
    return countingMethods(inputs, values).length === 0 ? "–" : money.whole(caseResult(inputs, values, years).total);
  };
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      <fieldset
        aria-label={words("label")}
        className="flex flex-wrap overflow-hidden rounded-card border border-line-2 bg-surface"
      >
        {body.scenarios.map((each, at) => (
          <button
            key={each.id}
            type="button"
            aria-pressed={each.id === scenario.id}
            aria-keyshortcuts={at < 3 ? String(at + 1) : undefined}
            onClick={() => choose(each.id)}
            className="flex min-h-11 min-w-24 flex-col justify-center border-e border-b-2 border-e-line border-b-transparent px-3.5 py-1 text-start text-data -outline-offset-2 last:border-e-0 hover:bg-hover aria-pressed:border-b-accent aria-pressed:bg-selected"
          >
            <span className="font-medium">{nameOf(each)}</span>
            <span className="tabular-nums text-text-2">{totalOf(each)}</span>
          </button>
        ))}
      </fieldset>
      <ScenarioMenu {...{ edit, choose }} />
    </div>
  );
}

function ScenarioMenu({ edit, choose }: ScenarioBarProps) {
  const words = useTranslations("businessCase.scenarios");
  const { body, scenario } = useCaseView();
  const nameOf = useScenarioName();
  const [open, setOpen] = useState<"duplicate" | "rename" | "compare" | null>(null);
  const close = () => setOpen(null);
  const item = (key: "duplicate" | "rename" | "compare") => ({ key, label: words(key), onSelect: () => setOpen(key) });
  const isFirst = body.scenarios.findIndex(({ id }) => id === scenario.id) < 3;
  const remove = () => {
    edit(removeScenario(body, scenario.id));
    choose("base");
  };
  const named = (name: string) => {
    if (open === "rename") edit(renameScenario(body, scenario.id, name));
    else {
      const id = `s-${crypto.randomUUID().slice(0, 8)}`;
      edit(duplicateScenario(body, scenario.id, id, name));
      choose(id);
    }
    close();
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            aria-label={words("more")}
            className="h-auto! min-w-11"
            icon={<Ellipsis aria-hidden size={16} strokeWidth={1.6} />}
          />
        }
        groups={[
          { key: "all", items: [item("compare")] },
          { key: "one", items: [item("duplicate"), item("rename")] },
          ...(isFirst ? [] : [{ key: "remove", items: [{ key: "remove", label: words("remove"), onSelect: remove }] }]),
        ]}
      />
      <Suspense fallback={null}>
        {open === "compare" && <CompareDialog onClose={close} />}
        {(open === "duplicate" || open === "rename") && (
          <NameDialog
            title={words(open)}
            name={open === "rename" ? nameOf(scenario) : words("copyOf", { name: nameOf(scenario) })}
            onName={named}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [role=menu], [role=dialog]") !== null;

function useScenarioKeys(scenarios: readonly Scenario[], choose: (id: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const chosen = /^[1-3]$/.test(event.key) ? scenarios[Number(event.key) - 1] : undefined;
      if (chosen !== undefined) choose(chosen.id);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
