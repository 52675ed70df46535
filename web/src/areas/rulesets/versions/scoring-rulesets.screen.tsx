import { RulesetVersions } from "./ruleset-versions.tsx";

export default function ScoringRulesetsScreen() {
  return <RulesetVersions kind="scoring" />;
}
