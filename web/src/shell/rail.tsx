import { IconButton } from "@paygauge/ui";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { memo, useEffect, useRef, type RefObject } from "react";
import { useTranslations } from "../state/formats.ts";
import { usePage } from "../state/page.ts";
import { useRailPanel, type RailPanel } from "../state/rail.ts";
import { BrandMark } from "./brand-mark.tsx";
import { QuickViews } from "./quick-views/lazy-quick-views.tsx";
import { RailContent } from "./rail-content.tsx";

/**
 * The rail of wide screens: 240 pinned, 64 collapsed (docs/specification.md section 9). Next to a page that wants the
 * whole screen it is collapsed and opens over the page.
 */
export const Rail = memo(function Rail() {
  const words = useTranslations("shell");
  const place = usePage().page.fullscreen === true ? "fullscreen" : "desktop";
  const panel = useRailPanel(place);
  const nav = useRef<HTMLElement>(null);
  useClosing(panel, nav);
  const narrow = panel.state === "collapsed";
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      className={`relative shrink-0 transition-[width] duration-200 ease-out max-md:hidden print:hidden ${panel.state === "pinned" ? "w-60" : "w-16"}`}
    >
      <nav
        ref={nav}
        aria-label={words("navigation")}
        className={`absolute inset-y-0 start-0 flex flex-col bg-nav transition-[width] duration-200 ease-out ${narrow ? "w-16" : "w-60"} ${panel.state === "open" ? "z-30 shadow-2" : ""}`}
      >
        <BrandMark narrow={narrow} />
        <div className="min-h-0 grow overflow-x-hidden overflow-y-auto">
          <RailContent narrow={narrow} />
        </div>
        <div className="border-t border-nav-active px-2.5 pt-2">
          <QuickViews narrow={narrow} />
        </div>
        <div className={`flex p-2 ${narrow ? "justify-center" : "justify-end"}`}>
          <IconButton
            variant="nav"
            label={words(!narrow ? "collapseNavigation" : place === "desktop" ? "expandNavigation" : "openNavigation")}
            aria-expanded={!narrow}
            onClick={panel.toggle}
            icon={<Icon aria-hidden size={16} strokeWidth={1.6} />}
          />
        </div>
      </nav>
    </div>
  );
});

/** What is over the page makes way for it: on Escape, and once the page is touched. */
function useClosing({ state, ask }: RailPanel, nav: RefObject<HTMLElement | null>): void {
  const last = useRef(ask);
  useEffect(() => {
    last.current = ask;
  });
  useEffect(() => {
    if (state !== "open") return undefined;
    const end = new AbortController();
    const listen = { signal: end.signal };
    const isOutside = ({ target }: Event) => target instanceof Node && nav.current?.contains(target) !== true;
    document.addEventListener("keydown", (event) => event.key === "Escape" && last.current("collapsed"), listen);
    document.addEventListener("pointerdown", (event) => isOutside(event) && last.current("collapsed"), listen);
    return () => end.abort();
  }, [state, nav]);
}
