import { createStore, Provider, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { findPage } from "@paygauge/api-types/sitemap";
import { bootAtom } from "../../state/boot.ts";
import type { LayoutStageProps } from "../../state/layout-stage.ts";
import { DrawnPageContext, PageContext } from "../../state/page.ts";
import { useRailPanel } from "../../state/rail.ts";
import { flagsAtom, modeAtom } from "../../state/system.ts";
import { localeAtom } from "../../texts/catalogue.ts";
import { Footer } from "../footer.tsx";
import { Header } from "../header.tsx";
import { JobFrame } from "../job-frame/job-frame.tsx";
import { Overlays } from "../overlays.tsx";
import { Rail } from "../rail.tsx";
import { RailSheet } from "../rail-sheet.tsx";
import { EnvironmentStrip, SystemBars } from "../system-bars.tsx";

const pinnedKey = "paygauge.rail.pinned";

/** A frame of the product for one page, with its own panel: what is opened here moves nothing around it. */
export default function Stage({ path, ...frame }: LayoutStageProps) {
  const outer = useStore();
  const [store] = useState(() => {
    const own = createStore();
    own.set(bootAtom, outer.get(bootAtom));
    own.set(localeAtom, outer.get(localeAtom));
    own.set(flagsAtom, outer.get(flagsAtom));
    own.set(modeAtom, outer.get(modeAtom));
    return own;
  });
  useKeptPin();
  const hit = findPage(path);
  if (hit === null) return null;
  return (
    <Provider store={store}>
      <PageContext value={hit}>
        <DrawnPageContext value={hit}>
          <Frame {...frame} jobId={hit.page.frame === "job" ? hit.params["jobId"] : undefined} />
        </DrawnPageContext>
      </PageContext>
    </Provider>
  );
}

/** The choice of this browser stays as it was before the page. */
function useKeptPin(): void {
  useEffect(() => {
    const before = localStorage.getItem(pinnedKey);
    return () => {
      if (before === null) localStorage.removeItem(pinnedKey);
      else localStorage.setItem(pinnedKey, before);
    };
  }, []);
}

interface FrameProps extends Omit<LayoutStageProps, "path"> {
  readonly jobId: string | undefined;
}

function Frame({ place, state, onState, jobId, children }: FrameProps) {
  const panel = useRailPanel(place);
  const { toggle, state: current } = panel;
  // The chosen state is set once; the frame's own buttons move it from there.
  const applied = useRef<typeof state | null>(null);
  useEffect(() => {
    const isNew = applied.current !== state;
    applied.current = state;
    if (current === state) return;
    if (isNew) toggle();
    else onState(current);
  }, [state, current, toggle, onState]);
  return (
    <div className="relative flex h-160 overflow-clip rounded-control border border-line bg-canvas">
      {place !== "mobile" && <Rail />}
      <div className="flex min-w-0 grow flex-col">
        <EnvironmentStrip />
        <Header onOpenNavigation={place === "mobile" ? toggle : undefined} />
        <SystemBars />
        <div className="min-h-0 grow overflow-auto">
          {jobId === undefined ? children : <JobFrame jobId={jobId}>{children}</JobFrame>}
        </div>
        <Footer />
      </div>
      {place === "mobile" && current === "open" && (
        <RailSheet open onOpenChange={(open) => panel.ask(open ? "open" : "closed")} />
      )}
      <Overlays />
    </div>
  );
}
