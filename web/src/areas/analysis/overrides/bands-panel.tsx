import { bandOf, Button, Panel, useTexts } from "@paygauge/ui";
import { useState } from "react";
import type { BandOverride } from "@paygauge/api-types/entities/overrides";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMayDecide } from "../use-may-decide.ts";
import { SetBandDialog } from "./set-band-dialog.tsx";
import { useBandWriting } from "./use-band-writing.ts";

interface BandsPanelProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
}

/** Levels of a supplier that users set by hand, each with its reason and what the rules say. */
export function BandsPanel({ jobId, detail }: BandsPanelProps) {
  const words = useTranslations("overrides");
  const query = useRunQuery();
  const mayDecide = useMayDecide();
  const { supplierKey, name } = detail.row;
  const { data, reload } = useCall("bandOverrides", { params: { jobId }, query: { ...query, supplierKey } });
  const [asking, setAsking] = useState<BandOverride | "new" | null>(null);
  if (data === undefined || (!mayDecide && data.length === 0)) return null;
  return (
    <Panel
      title={words("title")}
      actions={
        mayDecide && (
          <Button size="sm" onClick={() => setAsking("new")}>
            {words("set")}
          </Button>
        )
      }
    >
      {data.length === 0 && <p className="text-data text-text-2">{words("none")}</p>}
      <ul className="flex flex-col gap-2.5">
        {data.map((item) => (
          <Item
            key={item.capability}
            {...{ jobId, supplierKey, item, mayDecide }}
            onChange={() => setAsking(item)}
            onSaved={reload}
          />
        ))}
      </ul>
      {asking !== null && (
        <SetBandDialog
          {...{ jobId, supplierKey, name }}
          of={asking === "new" ? undefined : asking}
          onClose={() => setAsking(null)}
          onSaved={reload}
        />
      )}
    </Panel>
  );
}

interface ItemProps {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly item: BandOverride;
  readonly mayDecide: boolean;
  readonly onChange: () => void;
  readonly onSaved: () => void;
}

function Item({ jobId, supplierKey, item, mayDecide, onChange, onSaved }: ItemProps) {
  const words = useTranslations("overrides");
  const texts = useTexts();
  const { day } = useFormats();
  const { write, pending } = useBandWriting(jobId, supplierKey, onSaved);
  const { level, machineLevel, reason, author, at, isPending } = item;
  const capability = texts.capabilityNames[item.capability];
  const wordOf = (each: BandOverride["level"]) => texts.bands[bandOf(each ?? "None") ?? "none"];
  return (
    <li className="text-data">
      <p className="font-medium">
        {level === null
          ? words("taken", { capability })
          : words("line", { capability, level: wordOf(level), machine: wordOf(machineLevel) })}
      </p>
      {reason !== "" && <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>}
      <p className="text-label text-text-2">
        {words("by", { author, day: day(at) })}
        {isPending && <span className="block text-warning">{words("pending")}</span>}
      </p>
      {mayDecide && (
        <p className="mt-1 flex flex-wrap gap-2">
          <Button size="sm" disabled={pending} aria-label={words("changeOf", { capability })} onClick={onChange}>
            {words("change")}
          </Button>
          {level !== null && (
            <Button
              size="sm"
              variant="quiet"
              pending={pending}
              aria-label={words("takeBackOf", { capability })}
              onClick={() => void write({ kind: "takeBack", capability: item.capability })}
            >
              {words("takeBack")}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
