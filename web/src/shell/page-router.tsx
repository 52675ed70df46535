import { useAtomValue } from "jotai";
import { memo, Suspense, useDeferredValue, useEffect, useMemo } from "react";
import { useLocation } from "wouter";
import { usePathname } from "wouter/use-browser-location";
import { findPage, guard, linkTo, type PageHit } from "@paygauge/api-types";
import { useBoot } from "../state/boot.ts";
import { useMessages, usePageName } from "../state/language.ts";
import { DrawnPageContext, PageContext } from "../state/page.ts";
import { guardFactsAtom } from "../state/permissions.ts";
import { DrawnPlace } from "./drawn-place.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { destinationOf } from "./guard-destination.ts";
import { JobFrame } from "./job-frame/job-frame.tsx";
import { NotReleased } from "./not-released.tsx";
import { screens } from "./screens.ts";
import { ShellFrame } from "./shell-frame.tsx";

/**
 * Opens the page that the address names, behind the guard that the edge asks too. The shell says at once where the
 * person goes; the page itself is drawn in small steps, between which the browser answers.
 */
export function PageRouter() {
  const [path] = useLocation();
  const pathname = usePathname();
  const facts = useAtomValue(guardFactsAtom);
  const hit = useMemo(() => findPage(path), [path]);
  const place = useMemo(() => (hit === null ? null : { hit, pathname }), [hit, pathname]);
  const drawn = useDeferredValue(place);
  // What the address says beside its path is the screen's: the shell is not drawn anew for it.
  const away = leadsAway(hit, path + location.search, facts);
  useEffect(() => {
    if (away !== null) location.assign(away);
  }, [away]);
  useTitle(hit);
  const messages = useMessages();
  if (hit === null || drawn === null || away !== null) return <Waiting words={messages.redirecting} />;
  return (
    <PageContext value={hit}>
      <ShellFrame drawnPath={drawn.pathname} isLeaving={drawn !== place}>
        <DrawnPage {...drawn} />
      </ShellFrame>
    </PageContext>
  );
}

function leadsAway(hit: PageHit | null, path: string, facts: Parameters<typeof guard>[2]): string | null {
  if (hit === null) return linkTo("notFound");
  if (hit.page.frame === "edge") return path;
  return destinationOf(guard(hit.page.access, hit.page.flag, facts), path);
}

interface DrawnPageProps {
  readonly hit: PageHit;
  readonly pathname: string;
}

/** The page, which may be the one before while the next one is drawn: it stays as it is, and so does its address. */
const DrawnPage = memo(function DrawnPage({ hit, pathname }: DrawnPageProps) {
  return (
    <DrawnPageContext value={hit}>
      <DrawnPlace path={pathname}>
        <ErrorBoundary resetKey={pathname}>
          <PageBody hit={hit} />
        </ErrorBoundary>
      </DrawnPlace>
    </DrawnPageContext>
  );
});

function PageBody({ hit }: { readonly hit: PageHit }) {
  const messages = useMessages();
  const Screen = hit.page.released ? screens[hit.id] : undefined;
  const body = (
    // A screen whose code is on its way is waited for in its own place: the job around it stays.
    <Suspense key={hit.id} fallback={<Waiting words={messages.loading} />}>
      {Screen === undefined ? <NotReleased page={hit.page} /> : <Screen />}
    </Suspense>
  );
  const jobId = hit.params["jobId"];
  if (hit.page.frame !== "job" || jobId === undefined) return body;
  return <JobFrame jobId={jobId}>{body}</JobFrame>;
}

/** "Suppliers · Harbour Payments": the page, then the brand. */
function useTitle(hit: PageHit | null): void {
  const { brand } = useBoot();
  const pageName = usePageName();
  const suffix = brand.pageTitle ?? brand.brandingDisplayName;
  const title = hit === null ? suffix : `${pageName(hit.page.title)} · ${suffix}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function Waiting({ words }: { readonly words: string }) {
  return <output className="flex min-h-40 items-center justify-center p-8 text-body text-text-2">{words}</output>;
}
