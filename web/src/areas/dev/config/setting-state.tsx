import { Badge } from "@paygauge/ui";
import type { WorkerSetting } from "@paygauge/api-types/entities/worker-settings";
import { useTranslations } from "../../../state/formats.ts";

/** A setting's value, or whether it is set; marked where another Worker has another one. */
export function SettingState({ setting, differs }: { readonly setting: WorkerSetting; readonly differs: boolean }) {
  const words = useTranslations("dev.config");
  const { kind, isSet, value } = setting;
  const state = isSet ? words(`set.${kind}`) : words("notSet");
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {value === null ? <span className="text-text-2">{state}</span> : <code className="text-label">{value}</code>}
      {differs && <Badge tone="warning">{words("differs")}</Badge>}
    </span>
  );
}
