import { useAtom } from "jotai";
import { lazy, Suspense } from "react";
import { overlayAtom } from "../state/overlay.ts";
import { areaTexts } from "../texts/catalogue.ts";

const RoleSwitcher = lazy(async () => {
  const [module] = await Promise.all([import("./roles/role-switcher.tsx"), areaTexts.roles(), areaTexts.main()]);
  return { default: module.RoleSwitcher };
});

/** What stands above the page when it is asked for: fetched then. */
export function Overlays() {
  const [overlay, show] = useAtom(overlayAtom);
  const close = () => show(null);
  return <Suspense>{overlay === "roles" && <RoleSwitcher onClose={close} />}</Suspense>;
}
