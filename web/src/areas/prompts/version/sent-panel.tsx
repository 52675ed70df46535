import { Button, Panel, SelectField } from "@paygauge/ui";
import { useState } from "react";
import type { PromptDetail } from "@paygauge/api-types/entities/prompts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";

interface SentPanelProps {
  readonly prompt: PromptDetail;
  readonly version: number;
}

/** What a model is sent for a sample: the values as data, and on request the instructions. */
export function SentPanel({ prompt, version }: SentPanelProps) {
  const words = useTranslations("prompts.sent");
  // The last sample of a contract that names one with an instruction shows best what becomes of it.
  const hostile = prompt.samples.find(({ name }) => /ignore|instruction/iu.test(name)) ?? prompt.samples[0];
  const [sample, setSample] = useState(hostile?.name ?? "");
  const [isWhole, setWhole] = useState(false);
  const { data } = useCall(
    "previewPrompt",
    sample === "" ? null : { params: { promptId: prompt.id }, body: { number: version, sample: { name: sample } } },
  );
  if (sample === "") return null;
  const shown = data?.sent.filter(({ role }) => isWhole || role === "user") ?? [];
  return (
    <Panel
      title={words("title")}
      facts={words("facts")}
      actions={
        <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {words(isWhole ? "less" : "all")}
        </Button>
      }
    >
      <div className="max-w-72">
        <SelectField
          label={words("sample")}
          labelHidden
          value={sample}
          onChange={({ target }) => setSample(target.value)}
          options={prompt.samples.map(({ name }) => ({ value: name, label: name }))}
        />
      </div>
      {data !== undefined && data.missing.length > 0 && (
        <p className="mt-2 text-data text-danger">{words("missing", { names: data.missing.join(", ") })}</p>
      )}
      {shown.map(({ role, content }) => (
        <div key={role} className="mt-2">
          {isWhole && <h3 className="text-label font-semibold">{words(role)}</h3>}
          <pre className="rounded-control bg-sunken p-2.5 font-mono text-mono whitespace-pre-wrap wrap-anywhere">
            {content}
          </pre>
        </div>
      ))}
    </Panel>
  );
}
