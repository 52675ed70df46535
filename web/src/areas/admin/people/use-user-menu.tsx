import { ConfirmDialog, DropdownMenu, IconButton, type MenuItem } from "@paygauge/ui";
import { Ellipsis } from "lucide-react";
import { useState, type ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { User, UserStatus } from "@paygauge/api-types/entities/users";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { useOfferedActions, userCalls, type UserAction } from "./offered-actions.ts";

interface UserMenu {
  readonly itemsOf: (user: User) => readonly MenuItem[];
  /** The question before a user loses their access. */
  readonly dialog: ReactNode;
}

/** What a row's menu holds: the user's page, copying the address, and the actions for the user's status. */
export function useUserMenu(status: UserStatus, onChanged: () => void): UserMenu {
  const words = useTranslations("people");
  const mayChange = useMayChange();
  const offered = useOfferedActions(status);
  const run = useRunner(onChanged);
  const [asked, setAsked] = useState<User | undefined>(undefined);
  const itemsOf = (user: User): readonly MenuItem[] => [
    { key: "open", label: words("menu.open"), shortcut: "Enter", href: linkTo("user", { userId: user.id }) },
    {
      key: "copyEmail",
      label: words("menu.copyEmail"),
      onSelect: () => {
        void navigator.clipboard
          .writeText(user.email)
          .then(() => notifyDone(words("menu.copied", { email: user.email })));
      },
    },
    ...offered(user).map((what): MenuItem => ({
      key: what,
      label: words(`actions.${what}`),
      danger: what === "deactivate",
      disabled: user.isOfOtherIssuersToo || !mayChange,
      onSelect: () => (what === "deactivate" ? setAsked(user) : void run.act(what, user)),
    })),
  ];
  const dialog = asked !== undefined && (
    <ConfirmDialog
      open
      danger
      submitting={run.pending}
      onOpenChange={() => setAsked(undefined)}
      title={words("actions.deactivateTitle", { name: asked.displayName })}
      description={words("actions.deactivateText")}
      onConfirm={() => void run.act("deactivate", asked).then(() => setAsked(undefined))}
    />
  );
  return { itemsOf, dialog };
}

interface UserMenuButtonProps {
  readonly user: User;
  readonly status: UserStatus;
  readonly onChanged: () => void;
}

/** The same menu for the pointer, at the end of the row. */
export function UserMenuButton({ user, status, onChanged }: UserMenuButtonProps) {
  const words = useTranslations("people.menu");
  const { itemsOf, dialog } = useUserMenu(status, onChanged);
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={words("of", { name: user.displayName })}
            icon={<Ellipsis aria-hidden size={16} strokeWidth={1.6} />}
          />
        }
        groups={[{ key: "user", items: itemsOf(user) }]}
      />
      {dialog}
    </>
  );
}

/** Carries an action out on one user, and says so. */
function useRunner(onChanged: () => void) {
  const words = useTranslations("people.actions");
  const operation = (what: UserAction) => ({ operation: words(what) });
  const actions = {
    approve: useAction(userCalls.approve, operation("approve")),
    invite: useAction(userCalls.invite, operation("invite")),
    deactivate: useAction(userCalls.deactivate, operation("deactivate")),
    reactivate: useAction(userCalls.reactivate, operation("reactivate")),
  };
  return {
    pending: actions.deactivate.pending,
    act: async (what: UserAction, { id }: Pick<User, "id">): Promise<void> => {
      const outcome = await actions[what].run({ body: { id } });
      if (outcome === null) return;
      if (outcome.ok) notifyDone(outcome.answer.message);
      onChanged();
    },
  };
}
