import { useAtomValue, useSetAtom } from "jotai";
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import { callParts } from "../data/call-parts.derived.ts";
import { useCall } from "../data/use-call.ts";
import { meAtom, useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { useMay } from "../state/permissions.ts";
import { useRailPanel } from "../state/rail.ts";
import { flagsAtom, modeAtom, systemMessageAtom } from "../state/system.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Overlays } from "./overlays.tsx";
import { Rail } from "./rail.tsx";
import { EnvironmentStrip, SystemBars } from "./system-bars.tsx";
import { useUnknownMode } from "./use-unknown-mode.ts";
import { areaTexts, lazyWithTexts } from "../texts/catalogue.ts";
import { heldNavigationAtom } from "../state/unsaved.ts";

// What a first paint does not show comes after it.
const Dock = lazyWithTexts(
  () => import("./dock/dock.tsx").then((module) => ({ default: module.Dock })),
  areaTexts.upload,
);
const Assistant = lazyWithTexts(
  () => import("./assistant/assistant.tsx").then((module) => ({ default: module.Assistant })),
  areaTexts.assistant,
  callParts.chat,
);
const AgreementDialog = lazy(() =>
  import("./agreement-dialog.tsx").then((module) => ({ default: module.AgreementDialog })),
);
const LeaveDialog = lazy(() => import("./leave-dialog.tsx").then((module) => ({ default: module.LeaveDialog })));
const GlobalNotices = lazyWithTexts(
  () => import("./global-notices.tsx").then((module) => ({ default: module.GlobalNotices })),
  areaTexts.notices,
);
const Snackbars = lazy(() => import("./snackbars.tsx").then((module) => ({ default: module.Snackbars })));
const RailSheet = lazy(() => import("./rail-sheet.tsx").then((module) => ({ default: module.RailSheet })));

interface ShellFrameProps {
  /** Of the page that is drawn: the address may name the next one already. */
  readonly drawnPath: string;
  /** The next page is being drawn. */
  readonly isLeaving: boolean;
  readonly children: ReactNode;
}

/** Rail, header, bars, content, footer: what stands around every screen. */
export function ShellFrame({ drawnPath, isLeaving, children }: ShellFrameProps) {
  const words = useTranslations("shell");
  const [sheet, besideFullscreen] = [useRailPanel("mobile"), useRailPanel("fullscreen")];
  const hasRail = useMay("StandardLayoutNavbar_VIEW");
  const asksToLeave = useAtomValue(heldNavigationAtom) !== null;
  const { me } = useBoot();
  // Nothing else opens before the latest texts are agreed to; a user who may not come in yet is not asked.
  const mustAgree = me.eligible && !(me.agreedLatestTermsOfService && me.agreedLatestPrivacyPolicy);
  const main = useRef<HTMLElement>(null);
  useSystemPolls(mustAgree);
  useFreshScroll(main, drawnPath);
  useOnNewPage(() => {
    sheet.ask("closed");
    besideFullscreen.ask("collapsed");
  });
  return (
    <div className="relative flex h-dvh flex-col overflow-clip print:block print:h-auto print:overflow-visible">
      <a
        href="#content"
        className="sr-only rounded-control bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:start-2 focus:z-60"
      >
        {words("skipToContent")}
      </a>
      <EnvironmentStrip />
      <div className="flex min-h-0 grow">
        {hasRail && !mustAgree && <Rail />}
        <div className="flex min-w-0 grow flex-col">
          <Header onOpenNavigation={hasRail && !mustAgree ? sheet.toggle : undefined} />
          <SystemBars />
          <main
            id="content"
            ref={main}
            tabIndex={-1}
            aria-busy={isLeaving || undefined}
            className="min-h-0 grow overflow-auto outline-none has-data-sticky-head:scroll-pt-16 print:overflow-visible"
          >
            {mustAgree ? null : children}
          </main>
          <Footer />
        </div>
        {!mustAgree && <AssistantSlot />}
      </div>
      <Suspense>
        {hasRail && !mustAgree && sheet.state === "open" && (
          <RailSheet open onOpenChange={(open) => sheet.ask(open ? "open" : "closed")} />
        )}
        {!mustAgree && <Dock />}
        <GlobalNotices />
        {mustAgree && <AgreementDialog />}
        {asksToLeave && <LeaveDialog />}
      </Suspense>
      <Overlays />
      <Suspense>
        <Snackbars />
      </Suspense>
    </div>
  );
}

/** The assistant, for users who can ask it. Without the flag its code is not loaded. */
function AssistantSlot() {
  const hasFlag = useAtomValue(flagsAtom).includes("FEATURE_FLAG_CHAT_B2B");
  const mayAsk = useMay("Chatbot_VIEW");
  return hasFlag && mayAsk ? (
    <Suspense>
      <Assistant />
    </Suspense>
  ) : null;
}

/** A new page starts at its top. */
function useFreshScroll(main: { readonly current: HTMLElement | null }, path: string): void {
  const last = useRef(path);
  const scrolled = useRef(false);
  useEffect(() => {
    const { current } = main;
    const note = () => {
      scrolled.current = true;
    };
    current?.addEventListener("scroll", note, { passive: true });
    return () => current?.removeEventListener("scroll", note);
  }, [main]);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // Scrolling lays the whole new page out at once: only where there is something to scroll back.
    if (scrolled.current) main.current?.scrollTo(0, 0);
    scrolled.current = false;
  }, [main, path]);
}

/** The navigation that led to another page makes way for it. */
function useOnNewPage(onPage: () => void): void {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    onPage();
  });
}

/**
 * Mode and message every ten seconds, flags every five minutes, the user every five seconds (S23), all paused while the
 * tab is hidden.
 */
function useSystemPolls(mustAgree: boolean): void {
  const setMode = useSetAtom(modeAtom);
  const setFlags = useSetAtom(flagsAtom);
  const setMe = useSetAtom(meAtom);
  const setMessage = useSetAtom(systemMessageAtom);
  const message = useCall("systemMessage", mustAgree ? null : {}).data?.systemMessage;
  const asked = useCall("systemMode", {});
  const mode = asked.data?.mode;
  useUnknownMode(asked.problem);
  const flags = useCall("featureFlags", mustAgree ? null : {}).data;
  const me = useCall("userPermissions", {}).data;
  useEffect(() => {
    if (mode !== undefined) setMode(mode);
  }, [mode, setMode]);
  useEffect(() => {
    if (message !== undefined) setMessage(message);
  }, [message, setMessage]);
  useEffect(() => {
    if (me !== undefined) setMe(me);
  }, [me, setMe]);
  useEffect(() => {
    if (flags !== undefined) setFlags(flags);
  }, [flags, setFlags]);
}
