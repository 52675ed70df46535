import { useEffect, useRef, useState } from "react";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { slideSize } from "../../../printable/page-rules.ts";
import { ReportSlideDrawn } from "../../../report-drawing/report-slide.tsx";
import { Paper } from "../read/paper.tsx";

interface ScaledSlideProps {
  readonly snapshot: ReportSnapshot;
  /** From 0. */
  readonly place: number;
  /** As large as fits both ways, as on a full screen; otherwise as wide as its place. */
  readonly fits?: boolean;
}

/** A slide as large as its place. */
export function ScaledSlide({ snapshot, place, fits = false }: ScaledSlideProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const wide = width / slideSize.width;
      setScale(fits ? Math.min(wide, height / slideSize.height) : wide);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [fits]);
  const section = snapshot.sections[place];
  return (
    <div ref={box} lang={snapshot.locale} className={fits ? "flex size-full items-center justify-center" : "w-full"}>
      <div
        className="overflow-hidden"
        style={{ width: slideSize.width * scale || undefined, height: slideSize.height * scale, aspectRatio: "16 / 9" }}
      >
        <div style={{ ...slideSize, transform: `scale(${scale})`, transformOrigin: "0 0" }}>
          {section !== undefined && scale > 0 && (
            <Paper theme={snapshot.brand.theme}>
              <ReportSlideDrawn {...{ snapshot, section }} place={`${place + 1} / ${snapshot.sections.length}`} />
            </Paper>
          )}
        </div>
      </div>
    </div>
  );
}
