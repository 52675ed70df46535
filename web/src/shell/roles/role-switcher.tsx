import { Button, Checkbox, ConfirmDialog, Dialog } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { roleGroup, type Role } from "@paygauge/api-types/access/roles";
import { asProblem } from "../../data/api-problem.ts";
import { switchRoles } from "../../data/switch-roles.ts";
import { transfersAtom } from "../../data/uploads/transfers.ts";
import { useBoot } from "../../state/boot.ts";
import { useTranslations } from "../../state/formats.ts";
import { useRoleNames } from "../../state/language.ts";
import { isUnsavedAtom } from "../../state/unsaved.ts";
import { LostPreview } from "./lost-preview.tsx";
import { heldRoles } from "./what-is-lost.ts";

interface RoleSwitcherProps {
  readonly onClose: () => void;
}

/** True where nothing held is left out: the session then goes back to no choice. */
const isAll = (held: readonly Role[], chosen: readonly Role[]) => held.every((role) => chosen.includes(role));

/** What is chosen, and the switch itself, which asks first where something would be lost with the page. */
function useSwitch() {
  const words = useTranslations("roles");
  const { me } = useBoot();
  const held = heldRoles(me);
  const [chosen, setChosen] = useState<readonly Role[]>(me.effectiveRoles);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState<(() => void) | null>(null);
  const isUnsaved = useAtomValue(isUnsavedAtom);
  const isSending = useAtomValue(transfersAtom).length > 0;
  const go = async (roles: readonly Role[]) => {
    setAsking(null);
    setPending(true);
    try {
      await switchRoles(isAll(held, roles) ? null : roles);
    } catch (thrown) {
      setProblem(words("failed", { sentence: asProblem(thrown).message }));
      setPending(false);
    }
  };
  const change = (roles: readonly Role[]) => {
    if (isUnsaved || isSending) setAsking(() => () => void go(roles));
    else void go(roles);
  };
  return { held, chosen, setChosen, pending, problem, asking, setAsking, change, isUnsaved };
}

/**
 * Which of the roles held are in effect, in the two groups of docs/specification.md section 6, stored in the session.
 */
export function RoleSwitcher({ onClose }: RoleSwitcherProps) {
  const words = useTranslations("roles");
  const leave = useTranslations("shell.leave");
  const named = useRoleNames();
  const { me } = useBoot();
  const { held, chosen, setChosen, pending, problem, asking, setAsking, change, isUnsaved } = useSwitch();
  const isNarrowed = !isAll(held, me.effectiveRoles);
  const included = me.includedRoles.map(({ role }) => role);
  const isSame = chosen.length === me.effectiveRoles.length && chosen.every((each) => me.effectiveRoles.includes(each));
  const toggle = (role: Role, on: boolean) => {
    // An included role adds nothing to the role that includes it: choosing either clears the other.
    const cleared = !on || included.length === 0 ? [] : included.includes(role) ? held : included;
    const stays = (each: Role) => (each === role ? on : chosen.includes(each) && !cleared.includes(each));
    setChosen([...held, ...included].filter(stays));
  };
  return (
    <Dialog
      open
      size="md"
      title={words("title")}
      description={words("text")}
      submitting={pending}
      onOpenChange={onClose}
      footer={
        <>
          {isNarrowed && (
            <Button disabled={pending} onClick={() => change(held)}>
              {words("backToAll")}
            </Button>
          )}
          <Button
            variant="primary"
            pending={pending}
            disabled={chosen.length === 0 || isSame}
            onClick={() => change(chosen)}
          >
            {isAll(held, chosen)
              ? words("viewAsAll")
              : words("viewAs", { count: chosen.length, all: held.length + included.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {included.length > 0 && <p className="text-data text-text-2">{words("included")}</p>}
        {(["standard", "tabbedView"] as const).map((group) => {
          const items = [...me.roles[group], ...me.includedRoles.filter(({ role }) => roleGroup(role) === group)];
          return (
            items.length > 0 && (
              <fieldset key={group}>
                <legend className="mb-1.5 text-label font-medium text-text-2">{words(group)}</legend>
                <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
                  {items.map(named).map(({ role, displayName, description }) => (
                    <Checkbox
                      key={role}
                      label={displayName}
                      hint={description}
                      disabled={pending}
                      checked={chosen.includes(role)}
                      onChange={(event) => toggle(role, event.target.checked)}
                    />
                  ))}
                </div>
              </fieldset>
            )
          );
        })}
        <div aria-live="polite" className="border-t border-line pt-3">
          {chosen.length === 0 ? (
            <p className="text-data text-danger">{words("none")}</p>
          ) : (
            <LostPreview chosen={chosen} />
          )}
        </div>
        {problem !== undefined && (
          <p role="alert" className="text-data text-danger">
            {problem}
          </p>
        )}
      </div>
      {asking !== null && (
        <ConfirmDialog
          open
          title={leave("title")}
          description={isUnsaved ? leave("text") : words("uploads")}
          onOpenChange={() => setAsking(null)}
          onConfirm={asking}
        />
      )}
    </Dialog>
  );
}
