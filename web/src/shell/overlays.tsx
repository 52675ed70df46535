import { useAtom } from "jotai";
import { lazy, memo, Suspense } from "react";
import { areaCalls } from "../data/call-table.ts";
import { overlayAtom } from "../state/overlay.ts";
import { areaTexts } from "../texts/catalogue.ts";
import { useShellKeys } from "./palette/use-shell-keys.ts";

const RoleSwitcher = lazy(async () => {
  const [module] = await Promise.all([import("./roles/role-switcher.tsx"), areaTexts.roles(), areaTexts.main()]);
  return { default: module.RoleSwitcher };
});

const Palette = lazy(async () => {
  const [module] = await Promise.all([import("./palette/palette.tsx"), areaTexts.palette(), areaCalls.search()]);
  return { default: module.Palette };
});
const ShortcutsSheet = lazy(async () => {
  const [module] = await Promise.all([import("./palette/shortcuts-sheet.tsx"), areaTexts.palette()]);
  return { default: module.ShortcutsSheet };
});

/** What stands above the page when it is asked for: fetched then. The keys that ask are heard from the first picture. */
export const Overlays = memo(function Overlays() {
  useShellKeys();
  const [overlay, show] = useAtom(overlayAtom);
  const close = () => show(null);
  return (
    <Suspense>
      {overlay === "roles" && <RoleSwitcher onClose={close} />}
      {overlay === "palette" && <Palette onClose={close} />}
      {overlay === "shortcuts" && <ShortcutsSheet onClose={close} />}
    </Suspense>
  );
});
