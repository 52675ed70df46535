import { IconButton, Kbd } from "@paygauge/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocation } from "wouter";
import { useNeighbourKeys, type NeighbourLinks, type NeighbourSide } from "../data/use-neighbour-keys.ts";

interface NeighbourButtonsProps {
  readonly neighbours: NeighbourLinks;
  /** The record that the page shows. */
  readonly recordKey: string;
  /** What assistive technology calls the two ways, "Previous supplier". */
  readonly labels: Readonly<Record<NeighbourSide, string>>;
}

/** The ways to the records before and after, by buttons and by the keys K and J, which are next to them. */
export function NeighbourButtons({ neighbours, recordKey, labels }: NeighbourButtonsProps) {
  const [, navigate] = useLocation();
  useNeighbourKeys(neighbours, recordKey, navigate);
  const { previous, next } = neighbours;
  return (
    <>
      {/* A screen that is touched has no keys to press. */}
      <span className="pointer-coarse:hidden max-sm:hidden">
        <Kbd keys={["K"]} />
      </span>
      <IconButton
        variant="bordered"
        label={labels.previous}
        aria-keyshortcuts="K"
        disabled={previous === undefined}
        onClick={() => previous !== undefined && navigate(previous)}
        icon={<ChevronLeft aria-hidden size={16} strokeWidth={1.6} />}
      />
      <IconButton
        variant="bordered"
        label={labels.next}
        aria-keyshortcuts="J"
        disabled={next === undefined}
        onClick={() => next !== undefined && navigate(next)}
        icon={<ChevronRight aria-hidden size={16} strokeWidth={1.6} />}
      />
      <span className="pointer-coarse:hidden max-sm:hidden">
        <Kbd keys={["J"]} />
      </span>
    </>
  );
}
