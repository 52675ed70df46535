import { useAtom } from "jotai";
import { memo, Suspense } from "react";
import { callParts } from "../data/call-parts.derived.ts";
import { overlayAtom } from "../state/overlay.ts";
import { areaTexts, lazyWithTexts } from "../texts/catalogue.ts";
import { useShellKeys } from "./palette/use-shell-keys.ts";

const RoleSwitcher = lazyWithTexts(
  async () => ({ default: (await import("./roles/role-switcher.tsx")).RoleSwitcher }),
  areaTexts.roles,
  areaTexts.main,
);
const Palette = lazyWithTexts(
  async () => ({ default: (await import("./palette/palette.tsx")).Palette }),
  areaTexts.palette,
  callParts.search,
);
const ShortcutsSheet = lazyWithTexts(
  async () => ({ default: (await import("./palette/shortcuts-sheet.tsx")).ShortcutsSheet }),
  areaTexts.palette,
);

/** What is above the page when it is asked for: fetched then. The keys that ask are heard from the first picture. */
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
