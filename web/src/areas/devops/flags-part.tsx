import { NotificationBar, Switch } from "@paygauge/ui";
import type { FeatureFlag } from "@paygauge/api-types/access/flags";
import { useAction } from "../../data/use-action.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

/** The feature flags: a switch each, closed where the configuration of the deployment decides. */
export function FlagsPart() {
  const words = useTranslations("devops.system");
  const { data, reload } = useCall("featureFlagSettings", {});
  const { run, pending } = useAction("setFeatureFlag", { operation: words("setFlag") });
  const set = async (name: FeatureFlag, isEnabled: boolean) => {
    const outcome = await run({ body: { name, isEnabled } });
    reload();
    if (outcome?.ok === true) notifyDone(outcome.answer.message);
  };
  if (data === undefined) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 wrap-anywhere">
      <legend className="text-label font-medium">{words("flags")}</legend>
      <p className="text-label text-text-3">{words("flagsHint")}</p>
      {data.unknown.length > 0 && (
        <NotificationBar tone="warning">{words("flagsUnknown", { names: data.unknown.join(", ") })}</NotificationBar>
      )}
      {data.flags.map(({ name, isEnabled, isFixed }) => (
        <Switch
          key={name}
          label={words(`flagNames.${name}`)}
          hint={isFixed ? words("flagFixed") : name}
          checked={isEnabled}
          disabled={isFixed || pending}
          onChange={(on) => void set(name, on)}
        />
      ))}
    </fieldset>
  );
}
