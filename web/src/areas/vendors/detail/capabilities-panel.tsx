import { BandGlyph, bandOf, Panel, useTexts } from "@paygauge/ui";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { useTranslations } from "../../../state/formats.ts";
import { matchedRuns } from "./history-lanes.ts";
import { useVendorView } from "./vendor-view.ts";

/** Levels by the newest run that matched the vendor; without one, by the newest. */
export function CapabilitiesPanel() {
  const words = useTranslations("vendors.page");
  const texts = useTexts();
  const { vendor } = useVendorView();
  const newest = matchedRuns(vendor).at(-1) ?? vendor.jobRows[0];
  return (
    <Panel
      title={words("capabilities")}
      facts={newest === undefined ? undefined : words("newest", { job: newest.jobName })}
    >
      {newest === undefined ? (
        <p className="text-data text-text-2">{words("noRun")}</p>
      ) : (
        <ul className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          {capabilities.map((capability) => (
            <li
              key={capability}
              className="flex items-center justify-between gap-3 border-b border-line py-1.5 text-data"
            >
              {texts.capabilityNames[capability]}
              <BandGlyph band={bandOf(newest.scores[capability] ?? "None") ?? "none"} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
