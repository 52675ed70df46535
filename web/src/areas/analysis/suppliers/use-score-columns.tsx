import {
  BandGlyph,
  bandOf,
  capabilityAbbreviations,
  capabilityKeys,
  CapabilityStrip,
  useTexts,
  type GridColumn,
} from "@paygauge/ui";
import { useMemo } from "react";
import { capabilities, scoreLevels, type Capability, type SupplierRow } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";
import { bandsOfRow } from "./bands-of-row.ts";

type Column = GridColumn<SupplierRow>;

/** The capability strip, then a column per capability: two shown, the others by choice. */
export function useScoreColumns(): { readonly shown: readonly Column[]; readonly hidden: readonly Column[] } {
  const words = useWords("suppliers.grid");
  const texts = useTexts();
  return useMemo(() => {
    const strip: Column = {
      key: "capabilities",
      title: words("capabilities"),
      headerNote: capabilityKeys.map((key) => capabilityAbbreviations[key]).join(" "),
      type: "text",
      width: 212,
      value: (row) =>
        capabilities
          .map((key) => `${texts.capabilityNames[key]} ${texts.bands[bandOf(row[`${key}Score`]) ?? "none"]}`)
          .join(", "),
      render: (row) => <CapabilityStrip bands={bandsOfRow(row)} />,
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
      value: (row) => row[`${capability}Score`],
      render: (row) => <BandGlyph band={bandOf(row[`${capability}Score`]) ?? "none"} />,
    });
    const [stp, vcard, ...others] = capabilities;
    return {
      shown: [strip, score(stp, 92), score(vcard, 100)],
      hidden: others.map((capability): Column => ({ ...score(capability), hidden: true })),
    };
  }, [words, texts]);
}
