import { Button } from "@paygauge/ui";
import type { User, UserStatus } from "@paygauge/api-types/entities/users";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { useOfferedActions, userCalls, type UserAction } from "./offered-actions.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";

interface UserActionsProps {
  readonly user: Pick<User, "id" | "displayName" | "isOfOtherIssuersToo">;
  readonly status: UserStatus;
  readonly onChanged: () => void;
}

/** Approve, invite, deactivate, reactivate: as far as the user's standing and one's own permissions go. */
export function UserActions({ user, status, onChanged }: UserActionsProps) {
  const shown = useOfferedActions(status)(user);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {shown.map((what) => (
        <ActionButton key={what} what={what} user={user} onChanged={onChanged} />
      ))}
    </span>
  );
}

type ActionButtonProps = Omit<UserActionsProps, "status"> & { readonly what: UserAction };

/** Taking access away is asked about first; giving it is done at once, and can be undone. */
function ActionButton({ what, user, onChanged }: ActionButtonProps) {
  const words = useTranslations("people.actions");
  const person = useTranslations("people.person");
  const mayChange = useMayChange();
  const isOthers = user.isOfOtherIssuersToo;
  const hint = isOthers ? person("othersToo", { name: user.displayName }) : undefined;
  const { run, pending } = useAction(userCalls[what], { operation: words(what) });
  const act = async () => {
    const outcome = await run({ body: { id: user.id } });
    if (outcome === null) return;
    if (outcome.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  const name = words("of", { action: words(what), name: user.displayName });
  if (what === "deactivate")
    return (
      <ConfirmButton
        variant="danger"
        label={words(what)}
        name={name}
        title={words("deactivateTitle", { name: user.displayName })}
        description={words("deactivateText")}
        disabled={isOthers}
        hint={hint}
        act={act}
      />
    );
  return (
    <Button
      aria-label={name}
      pending={pending}
      title={hint}
      disabled={isOthers || !mayChange}
      onClick={() => void act()}
    >
      {words(what)}
    </Button>
  );
}
