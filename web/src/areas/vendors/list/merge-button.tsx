import { Button, Tooltip } from "@paygauge/ui";
import { Merge } from "lucide-react";
import type { VendorPage, VendorRow } from "@paygauge/api-types/entities/vendors";
import type { ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useTranslations } from "../../../state/formats.ts";

/** What can be done with chosen rows: two are merged, by users who can merge the vendors of some issuer. */
export const mergeOf = (answer: VendorPage | undefined, onMerge: (chosen: ChosenRows<VendorRow>) => void) =>
  function merge(chosen: ChosenRows<VendorRow>) {
    return answer?.issuers.some(({ mayMerge }) => mayMerge) === true ? (
      <MergeButton isPair={chosen.count === 2} onMerge={() => onMerge(chosen)} />
    ) : null;
  };

interface MergeButtonProps {
  readonly isPair: boolean;
  readonly onMerge: () => void;
}

/** Merges the two selected vendors. */
function MergeButton({ isPair, onMerge }: MergeButtonProps) {
  const words = useTranslations("vendors.merge");
  const button = (
    <Button
      size="sm"
      aria-disabled={!isPair}
      icon={<Merge aria-hidden size={14} strokeWidth={1.6} />}
      onClick={() => isPair && onMerge()}
    >
      {words("button")}
    </Button>
  );
  return isPair ? button : <Tooltip content={words("twoOnly")}>{button}</Tooltip>;
}
