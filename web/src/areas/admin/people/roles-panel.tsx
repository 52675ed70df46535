import { Skeleton } from "@paygauge/ui";
import { useState } from "react";
import { mayGive } from "@paygauge/api-types/access/giving";
import { roles, type Role } from "@paygauge/api-types/access/roles";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useBoot } from "../../../state/boot.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRoleNames } from "../../../state/language.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { CheckGroup } from "../shared/check-group.tsx";
import { ChoicePanel } from "../shared/choice-panel.tsx";
import { useChoice } from "../shared/use-choice.ts";
import type { UserPartProps } from "./user-part.ts";

const isRole = (word: string): word is Role => roles.some((role) => role === word);

/** Roles in the two groups of the switcher. No one changes their own. */
export function RolesPanel({ user, onChanged }: UserPartProps) {
  const words = useTranslations("people.roles");
  const named = useRoleNames();
  const { me } = useBoot();
  const editable = useMay("UserRoles_ASSIGN") && me.id !== user.id && !user.isOfOtherIssuersToo;
  const giver = { roles: me.effectiveRoles, permissions: new Set(me.permissions) };
  const all = useCall("allRoles", editable ? {} : null).data;
  const shown = editable ? all : user.roles;
  const held = [...user.roles.standard, ...user.roles.tabbedView].map(({ role }) => role);
  const choice = useChoice(held);
  const [message, setMessage] = useState<string | undefined>();
  const { run, pending } = useAction("setUserRoles", { operation: words("save"), quiet: true });
  const save = async () => {
    const outcome = await run({ params: { userId: user.id }, body: { roles: choice.chosen.filter(isRole) } });
    if (outcome === null) return;
    setMessage(outcome.ok ? undefined : outcome.problem.message);
    if (!outcome.ok) return;
    notifyDone(words("saved", { name: user.displayName }));
    onChanged();
  };
  return (
    <ChoicePanel
      kept={choice.keptAt({ entityType: "userRoles", entityId: user.id })}
      title={words("title")}
      dirty={choice.dirty}
      pending={pending}
      editable={editable}
      message={message}
      saveLabel={words("save")}
      onSave={() => void save()}
      onDiscard={() => {
        choice.discard();
        setMessage(undefined);
      }}
    >
      {me.id === user.id && <p className="text-label text-text-2">{words("own")}</p>}
      {editable && roles.some((role) => !mayGive(role, giver)) && (
        <p className="text-label text-text-2">{words("notOwn")}</p>
      )}
      {shown === undefined && <Skeleton kind="form" fields={4} />}
      {shown !== undefined &&
        (["standard", "tabbedView"] as const).map((group) => (
          <CheckGroup
            key={group}
            legend={words(group)}
            disabled={!editable || pending}
            chosen={choice.chosen}
            onChange={choice.choose}
            items={shown[group].map(named).map((item) => ({
              value: item.role,
              label: item.displayName,
              hint: item.description,
              disabled: !mayGive(item.role, giver),
            }))}
          />
        ))}
    </ChoicePanel>
  );
}
