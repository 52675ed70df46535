import { Drawer } from "@paygauge/ui";
import { useBoot } from "../state/boot.ts";
import { useWords } from "../state/formats.ts";
import { RailContent } from "./rail-content.tsx";

export interface RailSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The navigation of narrow screens, below 960 px. */
export function RailSheet({ open, onOpenChange }: RailSheetProps) {
  const words = useWords("shell");
  const { brand } = useBoot();
  return (
    <Drawer side="left" tone="nav" open={open} onOpenChange={onOpenChange} title={brand.brandingDisplayName}>
      <nav aria-label={words("navigation")} className="-mx-3 pb-2">
        <RailContent narrow={false} />
      </nav>
    </Drawer>
  );
}
