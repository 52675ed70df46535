import { Button } from "@paygauge/ui";
import type { User, UserStatus } from "@paygauge/api-types";
import { useAction } from "../../../data/use-action.ts";
import { useBoot } from "../../../state/boot.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";

const calls = {
  approve: "approveUser",
  invite: "inviteUser",
  deactivate: "deactivateUser",
  reactivate: "reactivateUser",
} as const;
type What = keyof typeof calls;

/** What can be done with a person who stands there, the most usual first. */
const offered: Record<UserStatus, readonly What[]> = {
  active: ["deactivate"],
  unapproved: ["approve", "invite", "deactivate"],
  pending: ["invite", "approve", "deactivate"],
  deactivated: ["reactivate"],
};

interface UserActionsProps {
  readonly user: Pick<User, "id" | "displayName" | "isOfOtherIssuersToo">;
  readonly status: UserStatus;
  readonly size?: "sm" | "md";
  readonly onChanged: () => void;
}

/** Approve, invite, deactivate, reactivate: as far as the person's standing and one's own permissions go. */
export function UserActions({ user, status, size = "md", onChanged }: UserActionsProps) {
  const { me } = useBoot();
  const may = { approve: useMay("User_APPROVE"), invite: useMay("User_INVITE"), deactivate: true, reactivate: true };
  const shown = offered[status].filter((what) => may[what] && !(what === "deactivate" && user.id === me.id));
  return (
    <span className="inline-flex flex-wrap gap-1.5 in-[[role=gridcell]]:flex-nowrap">
      {shown.map((what) => (
        <ActionButton key={what} what={what} user={user} size={size} onChanged={onChanged} />
      ))}
    </span>
  );
}

type ActionButtonProps = Omit<UserActionsProps, "status"> & { readonly what: What };

/** Taking access away is asked about first; giving it is done at once, and can be taken back. */
function ActionButton({ what, user, size = "md", onChanged }: ActionButtonProps) {
  const words = useTranslations("people.actions");
  const person = useTranslations("people.person");
  const mayChange = useMayChange();
  const isOthers = user.isOfOtherIssuersToo;
  const hint = isOthers ? person("othersToo", { name: user.displayName }) : undefined;
  const { run, pending } = useAction(calls[what], { operation: words(what) });
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
        size={size}
        variant={size === "md" ? "danger" : "secondary"}
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
      size={size}
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
