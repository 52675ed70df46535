import type { PageShapeProps } from "@paygauge/ui";
import { useEffect, useState, type ComponentType } from "react";
import { usePageNames } from "./language.ts";
import { useDrawnPage } from "./page.ts";
import { pageShapes } from "./page-shapes.ts";

/** The drawings, which come right behind the frame: no page waits for them, and from the second page on they are there. */
let Drawn: ComponentType<PageShapeProps> | undefined;
const arriving = import("@paygauge/ui/components/skeleton/page-shape.tsx").then(
  ({ PageShape }) => {
    Drawn = PageShape;
  },
  () => undefined,
);

/**
 * The shape of the page that is drawn, in its place until the page can be there itself; `atOnce` where it is certain
 * that this takes a while, as for a page whose code is on its way.
 */
export function OwnShape({ atOnce = false }: { readonly atOnce?: boolean }) {
  const { id } = useDrawnPage();
  const names = usePageNames();
  const [PageShape, setDrawn] = useState(() => Drawn);
  useEffect(() => {
    if (PageShape !== undefined) return undefined;
    let drawn = true;
    void arriving.then(() => drawn && setDrawn(() => Drawn));
    return () => {
      drawn = false;
    };
  }, [PageShape]);
  const shape = pageShapes[id];
  if (shape === undefined || PageShape === undefined) return null;
  return <PageShape kind={shape.kind} title={shape.named === true ? names.title(id) : undefined} atOnce={atOnce} />;
}
