import { RulesetVersions } from "./ruleset-versions.tsx";

export default function ConfidenceRulesetsScreen() {
  return <RulesetVersions kind="confidence" />;
}
