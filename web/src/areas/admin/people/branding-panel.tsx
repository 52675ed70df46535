import { FactList, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { ChoicePanel } from "../shared/choice-panel.tsx";
import type { UserPartProps } from "./user-part.ts";

/** The user's own branding, and what they see: their own, else that of their issuers, else any. */
export function BrandingPanel({ user, onChanged }: UserPartProps) {
  const words = useTranslations("people.branding");
  const mayList = useMay("IssuerArea_VIEW");
  const brands = useCall("brandings", mayList ? {} : null).data ?? [];
  const [draft, setDraft] = useState<string | null>(null);
  const own = user.ownBranding ?? "";
  const chosen = draft ?? own;
  const { run, pending } = useAction("setUserBranding", { operation: words("save") });
  const nameOf = (id: string | null) =>
    brands.find(({ brandingId }) => brandingId === id)?.brandingDisplayName ?? words("none");
  const save = async () => {
    const outcome = await run({ body: { id: user.id, ...(chosen === "" ? {} : { brandingId: chosen }) } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    setDraft(null);
    onChanged();
  };
  return (
    <ChoicePanel
      kept={{
        place: { entityType: "userBranding", entityId: user.id },
        values: { chosen },
        onRestore: ({ chosen: before }) => (typeof before === "string" ? setDraft(before) : undefined),
      }}
      title={words("title")}
      dirty={chosen !== own}
      pending={pending}
      editable={mayList && !user.isOfOtherIssuersToo}
      message={undefined}
      saveLabel={words("save")}
      onSave={() => void save()}
      onDiscard={() => setDraft(null)}
    >
      <FactList
        facts={[
          [words("effective"), user.effectiveBrandingDisplayName ?? words("any")],
          [words("inherited"), user.inheritedBranding === null ? words("none") : nameOf(user.inheritedBranding)],
        ]}
      />
      {mayList && (
        <SelectField
          label={words("own")}
          hint={words("hint")}
          disabled={pending || user.isOfOtherIssuersToo}
          value={chosen}
          onChange={(event) => setDraft(event.target.value)}
          options={[
            { value: "", label: words("inherit") },
            ...brands.map(({ brandingId, brandingDisplayName, fullDomainName }) => ({
              value: brandingId,
              label: `${brandingDisplayName} · ${fullDomainName}`,
            })),
          ]}
        />
      )}
    </ChoicePanel>
  );
}
