import { useTexts, type Band, type CapabilityKey } from "@paygauge/ui";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";

interface PointsTipProps {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly capability: CapabilityKey;
  readonly band: Band;
}

/** "Instant pay: Low, 30 of 100": the points are asked for when the pointer rests on a supplier, not for every row. */
export function PointsTip({ jobId, supplierKey, capability, band }: PointsTipProps) {
  const texts = useTexts();
  const words = useTranslations("suppliers.page");
  const formats = useFormats();
  const { data } = useCall("jobSupplier", { params: { jobId, supplierKey }, query: useRunQuery() });
  const level = texts.labelled(texts.capabilityNames[capability], texts.bands[band]);
  if (data === undefined) return level;
  return `${level}, ${words("pointsOf", { points: formats.count(data.points[capability] ?? 0) })}`;
}
