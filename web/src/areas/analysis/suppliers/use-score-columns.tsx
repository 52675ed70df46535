import { BandGlyph, bandOf, CapabilityStrip, CapabilityStripLetters, useTexts, type GridColumn } from "@paygauge/ui";
import { useMemo } from "react";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { useTranslations } from "../../../state/formats.ts";
import { BandMark } from "../overrides/band-mark.tsx";
import { bandsOfRow } from "./bands-of-row.ts";
import { PointsTip } from "./points-tip.tsx";

type Column = GridColumn<SupplierRow>;

/** The capability strip, then a column per capability: two shown, the others by choice. */
export function useScoreColumns({ id: jobId, capabilities: chosen }: Pick<Job, "id" | "capabilities">): {
  readonly shown: readonly Column[];
  readonly hidden: readonly Column[];
} {
  const words = useTranslations("suppliers.grid");
  const texts = useTexts();
  return useMemo(() => {
    const capabilities = capabilitiesOf({ capabilities: chosen });
    const strip: Column = {
      key: "capabilities",
      title: words("capabilities"),
      headerMark: <CapabilityStripLetters of={capabilities} />,
      type: "text",
      width: 148,
      value: (row) =>
        capabilities
          .map((key) => `${texts.capabilityNames[key]} ${texts.bands[bandOf(row[`${key}Score`] ?? "None") ?? "none"]}`)
          .join(", "),
      render: (row) => (
        <CapabilityStrip
          bands={bandsOfRow(row)}
          tip={(capability, band) => (
            <PointsTip jobId={jobId} supplierKey={row.supplierKey} capability={capability} band={band} />
          )}
        />
      ),
      sortable: false,
      filterable: false,
      inList: "strip",
    };
    const score = (capability: Capability, width = 112): Column => ({
      key: `${capability}Score`,
      title: words(`columns.${capability}Score`),
      type: "enum",
      width,
      options: scoreLevels.map((level) => ({ value: level, label: texts.bands[bandOf(level) ?? "none"] })),
      value: (row) => row[`${capability}Score`] ?? null,
      render: (row) => (
        <>
          <BandGlyph band={bandOf(row[`${capability}Score`] ?? "None") ?? "none"} />
          <BandMark row={row} capability={capability} />
        </>
      ),
    });
    const [first, second, ...others] = capabilities;
    return {
      shown: [
        strip,
        ...(first === undefined ? [] : [score(first, 92)]),
        ...(second === undefined ? [] : [score(second, 100)]),
      ],
      hidden: others.map((capability): Column => ({ ...score(capability), hidden: true })),
    };
  }, [words, texts, jobId, chosen]);
}
