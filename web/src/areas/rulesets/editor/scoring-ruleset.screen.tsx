import { Panel, SelectField, TextField, useTexts } from "@paygauge/ui";
import { useState } from "react";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoringProblems } from "@paygauge/api-types/entities/ruleset-check";
import type { RulesetItem } from "@paygauge/api-types/entities/rulesets";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { Term } from "../../../glossary/term.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { ScoringBenchPanel } from "../bench/scoring-bench.tsx";
import { SimulationPanel } from "../bench/simulation-panel.tsx";
import { CountryParts } from "../lists/country-parts.tsx";
import { MappingPart } from "../lists/mapping-part.tsx";
import { MccParts } from "../lists/mcc-parts.tsx";
import { PartChoice, useRulesetPart } from "../lists/part-choice.tsx";
import { ProofPart } from "../lists/proof-part.tsx";
import { RatePart } from "../lists/rate-part.tsx";
import { SchemePart } from "../lists/scheme-part.tsx";
import type { ListPartProps } from "../lists/list-part.ts";
import { DiffPanel } from "../diff-panel.tsx";
import { useRulesetDraft, type Draft } from "../use-ruleset-draft.ts";
import { useSavedItem } from "../use-saved-item.ts";
import { VersionFrame, VersionStatus } from "../version-page.tsx";
import { CapabilityEditor } from "./capability-rules.tsx";

/** One version of the scoring ruleset: edited while it is a draft, read and tried afterwards. */
export default function ScoringRulesetScreen() {
  const { versionNumber } = usePageParams("scoringRuleset");
  const { data, problem, reload, refreshing } = useCall("scoringRuleset", { params: { versionNumber } });
  if (data === undefined || String(data.item.versionNumber) !== versionNumber)
    return <VersionStatus kind="scoring" problem={problem} onRetry={reload} retrying={refreshing} />;
  return <Version key={`${versionNumber} ${data.item.state}`} loaded={data} onChanged={reload} />;
}

interface VersionProps {
  readonly loaded: { readonly item: RulesetItem; readonly body: ScoringRuleset };
  readonly onChanged: () => void;
}

function Version({ loaded, onChanged }: VersionProps) {
  const words = useTranslations("rulesets.page");
  const draft = useRulesetDraft({ ...loaded, kind: "scoring", check: scoringProblems });
  const { run, pending } = useAction("saveScoringRuleset", { operation: words("save") });
  const { item, save } = useSavedItem(draft, loaded.item, run);
  const isUsable = Object.keys(draft.problems).length === 0;
  return (
    <VersionFrame
      kind="scoring"
      item={item}
      draft={draft}
      saving={pending}
      onSave={() => void save()}
      onChanged={onChanged}
      aside={
        <>
          <ScoringBenchPanel body={draft.body} isUsable={isUsable} />
          <SimulationPanel kind="scoring" body={draft.body} isUsable={isUsable} />
          <DiffPanel kind="scoring" versionNumber={item.versionNumber} body={draft.body} />
        </>
      }
    >
      <Rules draft={draft} isDraft={item.state === "Draft"} />
    </VersionFrame>
  );
}

function Rules({ draft, isDraft }: { readonly draft: Draft<ScoringRuleset>; readonly isDraft: boolean }) {
  const mayChange = useMayChange();
  const readOnly = !useMay("Analysis_Admin_Scoring_CRUD") || !isDraft || !mayChange;
  const [part, setPart] = useRulesetPart();
  const { body, setBody, problems } = draft;
  const lists = { body, onChange: setBody, problems, readOnly };
  return (
    <>
      <PartChoice part={part} onPart={setPart} problems={problems} />
      {part === "rules" && <CapabilityPart {...lists} />}
      {part === "proof" && <ProofPart {...lists} />}
      {part === "countries" && <CountryParts {...lists} />}
      {part === "schemes" && <SchemePart {...lists} />}
      {part === "rates" && <RatePart {...lists} />}
      {part === "industries" && <MccParts {...lists} />}
      {part === "mapping" && <MappingPart {...lists} />}
    </>
  );
}

function CapabilityPart({ body, onChange, problems, readOnly }: ListPartProps) {
  const words = useTranslations("rulesets.editor");
  const levels = useTranslations("rulesets.simulation.bands");
  const texts = useTexts();
  const [capability, setCapability] = useState<(typeof capabilities)[number]>("stp");
  const wrongIn = (each: string) => Object.keys(problems).some((path) => path.startsWith(`capabilities.${each}.`));
  return (
    <>
      <Panel title={<Term id="scoreLevel">{words("bands")}</Term>} facts={words("bandsHint")}>
        <div className="grid gap-3 sm:grid-cols-3">
          {(["High", "Medium", "Low"] as const).map((level) => (
            <TextField
              key={level}
              label={words("from", { level: levels(level) })}
              type="number"
              disabled={readOnly}
              value={Number.isFinite(body.bands[level]) ? body.bands[level] : ""}
              error={level === "High" ? (problems["bands"] ?? problems[`bands.${level}`]) : problems[`bands.${level}`]}
              onChange={({ target }) => onChange({ ...body, bands: { ...body.bands, [level]: target.valueAsNumber } })}
            />
          ))}
        </div>
        <p className="mt-2 text-label text-text-2">{words("kept")}</p>
      </Panel>
      <SelectField
        label={words("capability")}
        value={capability}
        onChange={({ target }) => setCapability(capabilities.find((each) => each === target.value) ?? "stp")}
        options={capabilities.map((value) => ({
          value,
          label: wrongIn(value) ? `${texts.capabilityNames[value]} (!)` : texts.capabilityNames[value],
        }))}
      />
      <CapabilityEditor
        key={capability}
        rules={body.capabilities[capability]}
        onChange={(rules) => onChange({ ...body, capabilities: { ...body.capabilities, [capability]: rules } })}
        path={`capabilities.${capability}`}
        problems={problems}
        readOnly={readOnly}
      />
    </>
  );
}
