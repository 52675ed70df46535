import { useAtomValue } from "jotai";
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  type ComponentType,
  type LazyExoticComponent,
} from "react";
import { useLocation } from "wouter";
import { usePathname } from "wouter/use-browser-location";
import { findPage, linkTo, type PageHit, type PageId } from "@paygauge/api-types/sitemap";
import { guard } from "@paygauge/api-types/access/guard";
import { useBoot } from "../state/boot.ts";
import { usePageNames } from "../state/language.ts";
import { OwnShape } from "../state/own-shape.tsx";
import { DrawnPageContext } from "../state/page.ts";
import { guardFactsAtom } from "../state/permissions.ts";
import { DrawnPlace } from "./drawn-place.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { destinationOf } from "./guard-destination.ts";
import { JobFrame } from "./job-frame/job-frame.tsx";
import { NotReleased } from "./not-released.tsx";
import { useCall } from "../data/use-call.ts";
import { recordNameAtom } from "../state/record-name.ts";

const PagePresence = lazy(async () => ({ default: (await import("./locks/page-presence.tsx")).PagePresence }));

/** Screen of each page that has one, loaded when it is opened. */
export type Screens = Readonly<Partial<Record<PageId, LazyExoticComponent<ComponentType>>>>;

interface Place {
  readonly hit: PageHit;
  readonly pathname: string;
}
interface GuardedPlace {
  /** The page that the address names. */
  readonly hit: PageHit;
  /** The page that is drawn, which for a moment may be the one before. */
  readonly drawn: Place;
  readonly isLeaving: boolean;
}

/**
 * The page that the address names, behind the guard that the edge asks too; it gives the window its title. null while
 * the user is led elsewhere. Its entry of the sitemap decides, whichever screen draws the page.
 */
export function useGuardedPlace(): GuardedPlace | null {
  const [path] = useLocation();
  const pathname = usePathname();
  const facts = useAtomValue(guardFactsAtom);
  const hit = useMemo(() => findPage(path), [path]);
  const place = useMemo(() => (hit === null ? null : { hit, pathname }), [hit, pathname]);
  const drawn = useDeferredValue(place);
  // The address after its path belongs to the screen: the shell is not drawn again for it.
  const away = leadsAway(hit, path + location.search, facts);
  useEffect(() => {
    if (away !== null) location.assign(away);
  }, [away]);
  useTitle(hit);
  return hit === null || drawn === null || away !== null ? null : { hit, drawn, isLeaving: drawn !== place };
}

function leadsAway(hit: PageHit | null, path: string, facts: Parameters<typeof guard>[2]): string | null {
  if (hit === null) return linkTo("notFound");
  if (hit.page.frame === "edge") return path;
  return destinationOf(guard(hit.page.access, hit.page.flag, facts), path);
}

/** "Supplier · Ashdown Row plc · Calder County · Harbour Payments": the page, its record, its job, then the brand. */
function useTitle(hit: PageHit | null): void {
  const { brand } = useBoot();
  const pageNames = usePageNames();
  const record = useAtomValue(recordNameAtom);
  const jobId = hit?.page.frame === "job" ? hit.params["jobId"] : undefined;
  const job = useCall("job", jobId === undefined ? null : { params: { jobId } }).data;
  const title = [
    hit === null ? undefined : pageNames.title(hit.id),
    record?.hit === hit ? record?.name : undefined,
    jobId !== undefined && job?.id === jobId ? job.name : undefined,
    brand.pageTitle ?? brand.brandingDisplayName,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}

interface DrawnPageProps extends Place {
  readonly screens: Screens;
}

/** The page, which may be the one before while the next one is drawn: it stays as it is, and so does its address. */
export const DrawnPage = memo(function DrawnPage({ hit, pathname, screens }: DrawnPageProps) {
  return (
    <DrawnPageContext value={hit}>
      <DrawnPlace path={pathname}>
        {Object.keys(hit.params).length > 0 && (
          <Suspense>
            <PagePresence hit={hit} />
          </Suspense>
        )}
        <ErrorBoundary resetKey={pathname}>
          <PageBody hit={hit} screens={screens} />
        </ErrorBoundary>
      </DrawnPlace>
    </DrawnPageContext>
  );
});

function PageBody({ hit, screens }: Pick<DrawnPageProps, "hit" | "screens">) {
  const Screen = hit.page.released ? screens[hit.id] : undefined;
  const body = (
    // A screen whose code is on its way is waited for in its own place: the job around it stays.
    <Suspense key={hit.id} fallback={<OwnShape atOnce />}>
      {Screen === undefined ? <NotReleased id={hit.id} /> : <Screen />}
    </Suspense>
  );
  const jobId = hit.params["jobId"];
  if (hit.page.frame !== "job" || jobId === undefined) return body;
  return <JobFrame jobId={jobId}>{body}</JobFrame>;
}

export function Waiting({ words }: { readonly words: string }) {
  return <output className="flex min-h-40 items-center justify-center p-8 text-body text-text-2">{words}</output>;
}
