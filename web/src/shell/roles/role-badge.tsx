import { Eye } from "lucide-react";
import { useSetAtom } from "jotai";
import { useBoot } from "../../state/boot.ts";
import { useTranslations } from "../../state/formats.ts";
import { overlayAtom } from "../../state/overlay.ts";
import { heldRoles } from "./what-is-lost.ts";

/** "Viewing as 2 of 7 roles", until the person goes back to all of them; opens the switcher. */
export function RoleBadge() {
  const words = useTranslations("roles");
  const { me } = useBoot();
  const show = useSetAtom(overlayAtom);
  const figures = { count: me.effectiveRoles.length, all: heldRoles(me).length };
  return (
    <button
      type="button"
      onClick={() => show("roles")}
      aria-label={words("viewing", figures)}
      className="inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full border border-warning-line bg-warning-bg px-2.5 text-label font-medium text-text hover:border-warning max-md:min-h-11"
    >
      <Eye aria-hidden size={14} strokeWidth={1.6} className="shrink-0 text-warning" />
      <span className="max-sm:hidden">{words("viewing", figures)}</span>
      <span className="sm:hidden">{words("viewingShort", figures)}</span>
    </button>
  );
}
