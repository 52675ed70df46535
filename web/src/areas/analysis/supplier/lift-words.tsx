import { bandOf, useTexts } from "@paygauge/ui";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { liftOf } from "@paygauge/api-types/reason-words/lift-sentence";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { signedPoints } from "./signed-points.ts";

interface LiftProps {
  readonly detail: SupplierDetail;
  readonly capability: Capability;
}

/** What would lift a capability's level: facts with their points; or why nothing would. */
export function LiftWords({ detail, capability }: LiftProps) {
  const words = useTranslations("suppliers.lifts");
  const reasons = useTranslations("reasons");
  const texts = useTexts();
  const lift = liftOf(detail, capability, { words, reasons, formats: useFormats() });
  if (lift.to === null) return <span className="text-text-2">{lift.why}</span>;
  return (
    <>
      {lift.changes.map(({ points, text }, at) => (
        <span key={text}>
          {at > 0 && ", "}
          {points !== 0 && <span className="font-semibold">{signedPoints(points)} </span>}
          {text}
        </span>
      ))}
      {words("to", { level: texts.bands[bandOf(lift.to) ?? "none"] })}
    </>
  );
}
