import type { ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { OutcomeShape } from "./evidence-lanes.tsx";

/** What the marks of the lanes mean. */
export function LanesLegend() {
  const lanes = useTranslations("vendors.lanes");
  const status = useTranslations("vendors.words.status");
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line bg-surface px-5 py-1.5 text-label text-text-2 max-lg:px-4">
      <Entry label={lanes("accepts")}>
        <rect x={1} y={4} width={14} height={6} className="fill-band-high" />
      </Entry>
      <Entry label={lanes("doesNot")}>
        <rect x={1.5} y={4.5} width={13} height={5} className="fill-sunken stroke-text-3" />
      </Entry>
      <Entry label={lanes("cardPayments")}>
        <rect x={7} y={3} width={2.5} height={8} className="fill-accent" />
      </Entry>
      {(["Succeeded", "Failed", "Abandoned"] as const).map((each) => (
        <Entry key={each} label={status(each)}>
          <g transform="translate(8 7)">
            <OutcomeShape status={each} />
          </g>
        </Entry>
      ))}
    </ul>
  );
}

function Entry({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <svg aria-hidden width={16} height={14}>
        {children}
      </svg>
      {label}
    </li>
  );
}
