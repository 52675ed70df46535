import { confidenceProblems } from "@paygauge/api-types/entities/ruleset-check";
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import type { RulesetItem } from "@paygauge/api-types/entities/rulesets";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { ConfidenceBenchPanel } from "../bench/confidence-bench.tsx";
import { SimulationPanel } from "../bench/simulation-panel.tsx";
import { DiffPanel } from "../diff-panel.tsx";
import { useRulesetDraft } from "../use-ruleset-draft.ts";
import { useSavedItem } from "../use-saved-item.ts";
import { VersionFrame, VersionStatus } from "../version-page.tsx";
import { BandsPanel, BlockingPanel } from "./bands-panel.tsx";
import { CalibrationPanel } from "./calibration-panel.tsx";
import { WeightsPanel } from "./weights-panel.tsx";

/** One version of the confidence ruleset: edited while it is a draft, read and tried afterwards. */
export default function ConfidenceRulesetScreen() {
  const { versionNumber } = usePageParams("confidenceRuleset");
  const { data, problem, reload, refreshing } = useCall("confidenceRuleset", { params: { versionNumber } });
  if (data === undefined || String(data.item.versionNumber) !== versionNumber)
    return <VersionStatus kind="confidence" problem={problem} onRetry={reload} retrying={refreshing} />;
  return <Version key={`${versionNumber} ${data.item.state}`} loaded={data} onChanged={reload} />;
}

interface VersionProps {
  readonly loaded: { readonly item: RulesetItem; readonly body: ConfidenceRuleset };
  readonly onChanged: () => void;
}

function Version({ loaded, onChanged }: VersionProps) {
  const words = useTranslations("rulesets.page");
  const draft = useRulesetDraft({ ...loaded, kind: "confidence", check: confidenceProblems });
  const mayEdit = useMay("Analysis_Admin_Confidence_CRUD");
  const mayChange = useMayChange();
  const { run, pending } = useAction("saveConfidenceRuleset", { operation: words("save") });
  const { item, save } = useSavedItem(draft, loaded.item, run);
  const isUsable = Object.keys(draft.problems).length === 0;
  const part = {
    body: draft.body,
    onChange: draft.setBody,
    problems: draft.problems,
    readOnly: !mayEdit || !mayChange || item.state !== "Draft",
  };
  return (
    <VersionFrame
      kind="confidence"
      item={item}
      draft={draft}
      saving={pending}
      onSave={() => void save()}
      onChanged={onChanged}
      aside={
        <>
          <ConfidenceBenchPanel body={draft.body} isUsable={isUsable} />
          <SimulationPanel kind="confidence" body={draft.body} isUsable={isUsable} />
          <DiffPanel kind="confidence" versionNumber={item.versionNumber} body={draft.body} />
        </>
      }
    >
      <BandsPanel {...part} />
      <WeightsPanel {...part} />
      <CalibrationPanel {...part} />
      <BlockingPanel {...part} />
    </VersionFrame>
  );
}
