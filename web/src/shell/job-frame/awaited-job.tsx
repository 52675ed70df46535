import { SkeletonBar } from "@paygauge/ui";
import { OwnShape } from "../../state/own-shape.tsx";

/** A job that is on its way: its header and tabs in their places, and the page's own shape below them. */
export function AwaitedJob() {
  return (
    <div className="flex h-full flex-col overflow-hidden">
      <div data-part="job" className="flex min-h-16 shrink-0 items-center bg-surface px-5 py-2 max-lg:px-4">
        <div className="w-80 max-w-full">
          <SkeletonBar height={24} />
        </div>
      </div>
      <div
        data-part="tabs"
        className="flex h-10.25 shrink-0 items-center border-b border-line bg-surface px-5 max-lg:px-4"
      >
        <div className="w-110 max-w-full">
          <SkeletonBar />
        </div>
      </div>
      <OwnShape atOnce />
    </div>
  );
}
