import { bandOf, useTexts } from "@paygauge/ui";
import { Hand } from "lucide-react";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { machineBandsOf } from "@paygauge/api-types/entities/overrides";
import { useTranslations } from "../../../state/formats.ts";

interface BandMarkProps {
  readonly row: Pick<SupplierRow, "machineBands">;
  readonly capability: Capability;
}

/** Next to a level that a user set: a hand, and what the rules say in words. Nothing next to the others. */
export function BandMark({ row, capability }: BandMarkProps) {
  const words = useTranslations("overrides");
  const texts = useTexts();
  const machine = machineBandsOf(row.machineBands)[capability];
  if (machine === undefined) return null;
  const said = words("mark", { level: texts.bands[bandOf(machine) ?? "none"] });
  return (
    <span title={said} className="ms-1 inline-flex align-middle text-text-2">
      <Hand aria-hidden size={13} strokeWidth={1.6} />
      <span className="sr-only">{said}</span>
    </span>
  );
}
