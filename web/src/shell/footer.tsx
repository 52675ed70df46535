import { useAtomValue } from "jotai";
import { memo } from "react";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { releaseName } from "../state/release-name.ts";
import { modeAtom } from "../state/system.ts";
import { assistantDocks } from "./assistant-docks.ts";

/** Which release this is, and in which mode the system works. */
export const Footer = memo(function Footer() {
  const words = useTranslations("shell");
  const { release } = useBoot();
  const mode = useAtomValue(modeAtom);
  return (
    <footer className="flex min-h-7.5 max-sm:min-h-11 shrink-0 items-center justify-between gap-4 border-t border-line bg-surface px-5 text-label text-text-2 max-lg:px-4 print:hidden">
      <span>{words("release", { release: releaseName(release) })}</span>
      <span className="ms-auto">{words(`systemModes.${mode}`)}</span>
      <span id={assistantDocks.footer} className="contents" />
    </footer>
  );
});
