import { listOf, MultiSelect, Switch } from "@paygauge/ui";
import { useState } from "react";
import { isPermission } from "@paygauge/api-types/access/permissions";
import { useAction } from "../../../data/use-action.ts";
import { useBoot } from "../../../state/boot.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { usePermissionWords } from "../../../state/use-permission-words.ts";
import { ChoicePanel } from "../shared/choice-panel.tsx";
import { useChoice } from "../shared/use-choice.ts";
import type { UserPartProps } from "./user-part.ts";

/** A permission as a sentence, "See the job's users"; one that this release doesn't know stays as it is stored. */
function useGrantWords(): (permission: string) => string {
  const verbs = useTranslations("main.permissionVerbs");
  const permissionWords = usePermissionWords();
  return (permission) => {
    if (!isPermission(permission)) return permission;
    const { verb, what } = permissionWords(permission);
    const sentence = verbs(verb, { what });
    return `${sentence.charAt(0).toLocaleUpperCase()}${sentence.slice(1)}`;
  };
}

/** Permissions next to the roles: only such as one holds oneself are offered, and can be taken. */
export function GrantsPanel({ user, onChanged }: UserPartProps) {
  const words = useTranslations("people.grants");
  const { me } = useBoot();
  const editable = useMay("UserRoles_ASSIGN") && me.id !== user.id && !user.isOfOtherIssuersToo;
  const sentenceOf = useGrantWords();
  const { locale } = useFormats();
  const choice = useChoice(user.directGrants);
  const [switching, setSwitching] = useState<boolean | null>(null);
  const [message, setMessage] = useState<string | undefined>();
  const { run, pending } = useAction("setDirectGrants", { operation: words("save"), quiet: true });
  const canSwitchRoles = switching ?? user.canSwitchRoles;
  // What the user was given by others stays as it is.
  const notOwn = user.directGrants.filter((each) => !me.permissions.includes(each));
  const options = me.permissions
    .map((value) => ({ value, label: sentenceOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const save = async () => {
    const permissions = choice.chosen.filter(isPermission);
    const outcome = await run({ params: { userId: user.id }, body: { permissions, canSwitchRoles } });
    if (outcome === null) return;
    setMessage(outcome.ok ? undefined : outcome.problem.message);
    if (!outcome.ok) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <ChoicePanel
      kept={{
        place: { entityType: "userGrants", entityId: user.id },
        values: { chosen: [...choice.chosen], canSwitchRoles },
        onRestore: (values) => {
          choice.choose(listOf(values["chosen"]));
          if (typeof values["canSwitchRoles"] === "boolean") setSwitching(values["canSwitchRoles"]);
        },
      }}
      title={words("title")}
      dirty={choice.dirty || canSwitchRoles !== user.canSwitchRoles}
      pending={pending}
      editable={editable}
      message={message}
      saveLabel={words("save")}
      onSave={() => void save()}
      onDiscard={() => {
        choice.discard();
        setSwitching(null);
        setMessage(undefined);
      }}
    >
      <MultiSelect
        label={words("permissions")}
        hint={words("hint")}
        placeholder={words("none")}
        disabled={!editable || pending}
        options={options}
        value={choice.chosen.filter((each) => !notOwn.some((one) => one === each))}
        onChange={(chosen) => choice.choose([...notOwn, ...chosen])}
      />
      {choice.chosen.length > 0 && (
        <ul aria-label={words("chosen")} className="columns-[220px] gap-4 text-data wrap-anywhere">
          {choice.chosen.map((each) => (
            <li key={each} title={each}>
              {sentenceOf(each)}
            </li>
          ))}
        </ul>
      )}
      <Switch
        label={words("canSwitchRoles")}
        hint={words("canSwitchRolesHint")}
        checked={canSwitchRoles}
        disabled={!editable || pending}
        onChange={setSwitching}
      />
    </ChoicePanel>
  );
}
