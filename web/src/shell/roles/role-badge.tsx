import { Eye } from "lucide-react";
import { useSetAtom } from "jotai";
import { useBoot } from "../../state/boot.ts";
import { useTranslations } from "../../state/formats.ts";
import { useRoleNames } from "../../state/language.ts";
import { overlayAtom } from "../../state/overlay.ts";
import { heldRoles } from "./what-is-lost.ts";

/** "Viewing as 2 of 7 roles", until the user goes back to all of them; opens the switcher. */
export function RoleBadge() {
  const words = useTranslations("roles");
  const { me } = useBoot();
  const show = useSetAtom(overlayAtom);
  const named = useRoleNames();
  const figures = { count: me.effectiveRoles.length, all: heldRoles(me).length + me.includedRoles.length };
  const [included, ...others] = me.includedRoles.filter(({ role }) => me.effectiveRoles.includes(role));
  const isOne = included !== undefined && others.length === 0 && figures.count === 1;
  const text = isOne ? words("viewingOne", { role: named(included).displayName }) : words("viewing", figures);
  return (
    <button
      type="button"
      onClick={() => show("roles")}
      aria-label={text}
      className="inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full border border-warning-line bg-warning-bg px-2.5 text-label font-medium text-text hover:border-warning max-md:min-h-11"
    >
      <Eye aria-hidden size={14} strokeWidth={1.6} className="shrink-0 text-warning" />
      <span className="max-sm:hidden">{text}</span>
      <span className="sm:hidden">{words("viewingShort", figures)}</span>
    </button>
  );
}
