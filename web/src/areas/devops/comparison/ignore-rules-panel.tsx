import { Button, ErrorState, Panel, SelectField, TextField } from "@paygauge/ui";
import { useState, type SyntheticEvent } from "react";
import type { ComparedCall, IgnoreRule } from "@paygauge/api-types/entities/endpoint-comparison";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";

/** Which fields comparisons leave out, with who said so and why. */
export function IgnoreRulesPanel({ calls }: { readonly calls: readonly ComparedCall[] }) {
  const words = useTranslations("endpointComparison.rules");
  const { data, problem, reload, refreshing } = useCall("ignoreRules", {});
  return (
    <Panel title={words("title")} facts={words("facts")}>
      <div className="flex flex-col gap-3">
        {problem !== undefined && data === undefined && (
          <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        )}
        {data?.length === 0 && <p className="text-data text-text-2">{words("none")}</p>}
        {data !== undefined && data.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {data.map((rule) => (
              <RuleLine key={rule.id} rule={rule} onRemoved={reload} />
            ))}
          </ul>
        )}
        <RuleForm calls={calls} onAdded={reload} />
      </div>
    </Panel>
  );
}

function RuleLine({ rule, onRemoved }: { readonly rule: IgnoreRule; readonly onRemoved: () => void }) {
  const words = useTranslations("endpointComparison.rules");
  const formats = useFormats();
  const mayChange = useMayChange();
  const { run, pending } = useAction("removeIgnoreRule", { operation: words("removeOperation") });
  const remove = async () => {
    const outcome = await run({ params: { ruleId: rule.id } });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onRemoved();
  };
  return (
    <li className="flex items-start gap-2 py-2 text-data">
      <div className="min-w-0 grow wrap-anywhere">
        <code>{rule.pattern}</code> <span className="text-text-2">{rule.callId ?? words("every")}</span>
        <p className="text-label text-text-2">{`${rule.why}, ${rule.author}, ${formats.day(rule.createdOn)}`}</p>
      </div>
      <Button
        size="sm"
        aria-label={words("removeOf", { pattern: rule.pattern })}
        disabled={!mayChange}
        pending={pending}
        onClick={() => void remove()}
      >
        {words("remove")}
      </Button>
    </li>
  );
}

function RuleForm({ calls, onAdded }: { readonly calls: readonly ComparedCall[]; readonly onAdded: () => void }) {
  const words = useTranslations("endpointComparison.rules");
  const mayChange = useMayChange();
  const [pattern, setPattern] = useState("");
  const [why, setWhy] = useState("");
  const [callId, setCallId] = useState<ComparedCall | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { run, pending } = useAction("addIgnoreRule", { operation: words("addOperation"), quiet: true });
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    const outcome = await run({ body: { callId, pattern, why } });
    if (outcome === null) return;
    setErrors(outcome.ok ? {} : { pattern: outcome.problem.message, ...outcome.problem.fields });
    if (!outcome.ok) return;
    setPattern("");
    setWhy("");
    notifyDone(outcome.answer.message);
    onAdded();
  };
  return (
    <form className="flex flex-col gap-2" onSubmit={(event) => void add(event)}>
      <SelectField
        label={words("call")}
        value={callId ?? ""}
        onChange={({ target }) => setCallId(calls.find((each) => each === target.value) ?? null)}
        options={[{ value: "", label: words("every") }, ...calls.map((each) => ({ value: each, label: each }))]}
      />
      <TextField
        label={words("pattern")}
        hint={words("patternHint")}
        error={errors["pattern"]}
        value={pattern}
        onChange={({ target }) => setPattern(target.value)}
      />
      <TextField
        label={words("why")}
        error={errors["why"]}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <Button
        type="submit"
        className="self-start"
        disabled={!mayChange || pattern.trim() === "" || why.trim() === ""}
        pending={pending}
      >
        {words("add")}
      </Button>
    </form>
  );
}
