import { useEffect, useState, type ReactNode } from "react";
import type { PageHit } from "@paygauge/api-types/sitemap";
import { OwnShape } from "../state/own-shape.tsx";
import { DrawnPageContext } from "../state/page.ts";
import { AwaitedJob } from "./job-frame/awaited-job.tsx";

/** How long the page before may be while the next one is drawn, ms: what takes longer shows its shape meanwhile. */
const lateAfter = 50;

interface LateShapeProps {
  /** The page that the address names. */
  readonly next: PageHit;
  /** The page that is drawn. */
  readonly drawn: PageHit;
  readonly isLeaving: boolean;
  readonly children: ReactNode;
}

/** The page; where the next one takes a while to draw, its shape is in place of the one before. */
export function LateShape({ next, drawn, isLeaving, children }: LateShapeProps) {
  const [late, setLate] = useState<PageHit | null>(null);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setLate(next), lateAfter);
    return () => clearTimeout(timer);
  }, [isLeaving, next]);
  // Within a job its header and tabs stay, and the tab before with them.
  const isWithinJob = next.page.frame === "job" && next.params["jobId"] === drawn.params["jobId"];
  const isLate = isLeaving && late === next && !isWithinJob;
  return (
    <>
      {isLate && (
        <DrawnPageContext value={next}>
          {next.page.frame === "job" ? <AwaitedJob /> : <OwnShape atOnce />}
        </DrawnPageContext>
      )}
      <div className={isLate ? "hidden" : "contents"}>{children}</div>
    </>
  );
}
