import { Panel, PlainTable } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { CheckedAddress } from "@paygauge/api-types/entities/addresses";
import { useTranslations } from "../../../state/formats.ts";
import { VerdictWords } from "./verdict-words.tsx";

interface AddressDetailProps {
  readonly address: CheckedAddress;
  readonly line: number;
  /** What a user does with it. */
  readonly children: ReactNode;
}

/** One address: its parts with what the check says of each, the print form, and why. */
export function AddressDetail({ address, line, children }: AddressDetailProps) {
  const words = useTranslations("tools.addresses");
  const reasons = useTranslations("tools.addresses.reasons");
  return (
    <Panel title={words("line", { line })} facts={<VerdictWords verdict={address.verdict} />}>
      <p className="mb-3 font-mono text-mono wrap-anywhere">{address.input.slice(0, 500)}</p>
      <Parts address={address} />
      {address.printed.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 text-label font-medium text-text-2">{words("printed")}</h3>
          <address className="rounded-control border border-line bg-canvas px-3 py-2 text-data not-italic">
            {address.printed.map((printed) => (
              <span key={printed} className="block wrap-anywhere">
                {printed}
              </span>
            ))}
          </address>
        </>
      )}
      <h3 className="mt-3 mb-1 text-label font-medium text-text-2">{words("why")}</h3>
      <ul className="list-disc ps-5 text-data">
        {address.reasons.map((reason) => (
          <li key={reason}>{reasons(reason)}</li>
        ))}
        {address.companies !== null && <li>{words("companies", { count: address.companies })}</li>}
        {address.reasons.length === 0 && <li>{words("nothing")}</li>}
      </ul>
      {children}
    </Panel>
  );
}

function Parts({ address }: { readonly address: CheckedAddress }) {
  const words = useTranslations("tools.addresses");
  const names = useTranslations("tools.addresses.parts");
  const states = useTranslations("tools.addresses.states");
  return (
    <PlainTable
      stacked
      label={words("partsLabel")}
      rows={address.parts}
      rowKey={(_, at) => at}
      columns={[
        { key: "part", title: words("part"), namesRow: true, render: ({ name }) => names(name) },
        { key: "value", title: words("value"), className: "wrap-anywhere", render: ({ value }) => value },
        { key: "state", title: words("state"), render: ({ state }) => states(state) },
        {
          key: "written",
          title: words("written"),
          className: "wrap-anywhere",
          render: ({ written, state }) => (written === null ? (state === "added" ? words("notEntered") : "") : written),
        },
      ]}
    />
  );
}
