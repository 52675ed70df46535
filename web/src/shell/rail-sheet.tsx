import { Drawer } from "@paygauge/ui";
import { useEffect } from "react";
import { breakpoints } from "@paygauge/api-types/themes/scale";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { QuickViews } from "./quick-views/lazy-quick-views.tsx";
import { RailContent } from "./rail-content.tsx";

interface RailSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The navigation of narrow screens, below 960 px; a screen that is turned and wide then has the rail. */
export function RailSheet({ open, onOpenChange }: RailSheetProps) {
  const words = useTranslations("shell");
  const { brand } = useBoot();
  useEffect(() => {
    const wide = matchMedia(`(width >= ${breakpoints.md}px)`);
    const close = () => wide.matches && onOpenChange(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [onOpenChange]);
  return (
    <Drawer side="left" tone="nav" open={open} onOpenChange={onOpenChange} title={brand.brandingDisplayName}>
      <nav aria-label={words("navigation")} className="-mx-3 pb-2">
        <RailContent narrow={false} />
        <div className="border-t border-nav-active px-2.5 pt-2">
          <QuickViews narrow={false} />
        </div>
      </nav>
    </Drawer>
  );
}
