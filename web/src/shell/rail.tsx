import { IconButton } from "@paygauge/ui";
import { useAtom } from "jotai";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { lazy, Suspense } from "react";
import { areaCalls } from "../data/call-table.ts";
import { useWords } from "../state/formats.ts";
import { railPinnedAtom } from "../state/rail.ts";
import { BrandMark } from "./brand-mark.tsx";
import { RailContent } from "./rail-content.tsx";

// What a first paint does not show comes after it.
const QuickViews = lazy(async () => {
  const [module] = await Promise.all([import("./quick-views/quick-views.tsx"), areaCalls.proq()]);
  return { default: module.QuickViews };
});

/** The rail of wide screens: 240 pinned, 64 collapsed (specification section 9), remembered. */
export function Rail() {
  const words = useWords("shell");
  const [pinned, setPinned] = useAtom(railPinnedAtom);
  const Icon = pinned ? PanelLeftClose : PanelLeftOpen;
  return (
    <nav
      aria-label={words("navigation")}
      className={`flex shrink-0 flex-col bg-nav transition-[width] duration-200 ease-out max-md:hidden print:hidden ${pinned ? "w-60" : "w-16"}`}
    >
      <BrandMark narrow={!pinned} />
      <div className="min-h-0 grow overflow-x-hidden overflow-y-auto">
        <RailContent narrow={!pinned} />
      </div>
      <div className="border-t border-nav-active px-2.5 pt-2">
        <Suspense>
          <QuickViews narrow={!pinned} />
        </Suspense>
      </div>
      <div className={`flex p-2 ${pinned ? "justify-end" : "justify-center"}`}>
        <IconButton
          variant="nav"
          label={pinned ? words("collapseNavigation") : words("expandNavigation")}
          aria-expanded={pinned}
          onClick={() => setPinned(!pinned)}
          icon={<Icon aria-hidden size={16} strokeWidth={1.6} />}
        />
      </div>
    </nav>
  );
}
