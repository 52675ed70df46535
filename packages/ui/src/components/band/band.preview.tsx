import type { Preview } from "../../preview-type.ts";
import { BandGlyph } from "./band-glyph.tsx";
import { bands } from "./band.ts";
import { CapabilityStrip } from "./capability-strip.tsx";

export const previews: Preview[] = [
  {
    component: "BandGlyph",
    state: "four bands",
    render: () => (
      <div className="flex gap-4">
        {bands.map((band) => (
          <BandGlyph key={band} band={band} />
        ))}
      </div>
    ),
  },
  {
    component: "CapabilityStrip",
    state: "mixed, all high, nothing",
    render: () => (
      <div className="flex flex-wrap gap-6">
        <CapabilityStrip
          bands={{ stp: "medium", vcard: "high", pcard: "low", scf: "none", instantPay: "high", boost: "medium" }}
        />
        <CapabilityStrip
          bands={{
            stp: "high",
            vcard: "high",
            pcard: "high",
            tandEcard: "high",
            scf: "high",
            instantPay: "high",
            boost: "high",
            optima: "high",
          }}
        />
        <CapabilityStrip bands={{}} />
      </div>
    ),
  },
];
