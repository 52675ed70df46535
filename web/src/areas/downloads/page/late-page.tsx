import { lazy, Suspense } from "react";
import { OwnShape } from "../../../state/own-shape.tsx";
import type { DownloadPlace } from "./download-calls.ts";

/** Two pages share it: what it loads is listed here and not with each page in the shell. */
const DownloadPage = lazy(async () => ({ default: (await import("./download-page.tsx")).DownloadPage }));

/** A page of downloads, as soon as its code is there. */
export function LatePage({ place }: { readonly place: DownloadPlace }) {
  return (
    <Suspense fallback={<OwnShape atOnce />}>
      <DownloadPage place={place} />
    </Suspense>
  );
}
