import { useAtomValue } from "jotai";
import { memo } from "react";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { releaseName } from "../state/release-name.ts";
import { modeAtom } from "../state/system.ts";
import { assistantDocks } from "./assistant-docks.ts";

/** Which release this is, which clients are not told, and in which mode the system works. */
export const Footer = memo(function Footer() {
  const words = useTranslations("shell");
  const { me, release } = useBoot();
  const inEffect = me.roles.standard.filter(({ role }) => me.effectiveRoles.includes(role));
  const isClient = inEffect.length > 0 && inEffect.every(({ role }) => role === "client");
  const mode = useAtomValue(modeAtom);
  return (
    <footer className="flex min-h-7.5 max-sm:min-h-11 shrink-0 items-center justify-between gap-4 border-t border-line bg-surface px-5 text-label text-text-2 max-lg:px-4 print:hidden">
      {!isClient && <span>{words("release", { release: releaseName(release) })}</span>}
      <span className="ms-auto">{words(`systemModes.${mode}`)}</span>
      <span id={assistantDocks.footer} className="contents" />
    </footer>
  );
});
