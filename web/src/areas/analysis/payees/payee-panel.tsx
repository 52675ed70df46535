import { Badge, Button, Panel, SelectField } from "@paygauge/ui";
import { useState } from "react";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import type { PayeeItem } from "@paygauge/api-types/entities/payee-classes";
import { useCall } from "../../../data/use-call.ts";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMayDecide } from "../use-may-decide.ts";
import { PayeeEvidenceLines } from "./payee-evidence.tsx";
import { decidable, usePayeeClassName } from "./use-payee-classes.ts";
import { usePayeeWriting } from "./use-payee-writing.ts";

interface PayeePanelProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
}

/** What sort of payee a supplier is, why, and what a user decided; nothing of redacted payees. */
export function PayeePanel({ jobId, detail }: PayeePanelProps) {
  const words = useTranslations("decisions.payees");
  const query = useRunQuery();
  const mayDecide = useMayDecide();
  const isAsked = useHasFigures(jobId) && detail.row.payeeClass !== "Redacted";
  const { supplierKey } = detail.row;
  const { data, reload } = useCall(
    "payeeClasses",
    isAsked ? { params: { jobId }, query: { ...query, supplierKey } } : null,
  );
  if (data === undefined) return null;
  const [item] = data.items;
  if (item === undefined && !mayDecide) return null;
  return (
    <Panel title={words("ofSupplier")}>
      <div className="flex flex-col gap-2 text-data">
        <Stands counted={detail.row.payeeClass} item={item} />
        {mayDecide && (
          <Decide key={item?.decision?.decisionId ?? 0} {...{ jobId, supplierKey, item }} onSaved={reload} />
        )}
      </div>
    </Panel>
  );
}

interface StandsProps {
  /** The class that the analysis counts the supplier as. */
  readonly counted: string;
  readonly item: PayeeItem | undefined;
}

function Stands({ counted, item }: StandsProps) {
  const words = useTranslations("decisions.payees");
  const nameOf = usePayeeClassName();
  const { day } = useFormats();
  if (item === undefined)
    return <p className="text-text-2">{counted === "Supplier" ? words("stated") : nameOf(counted)}</p>;
  const by = item.decision ?? item.remembered;
  const payeeClass = nameOf(item.payeeClass);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={item.state === "waiting" ? "warning" : "neutral"}>
          {item.state === "waiting" ? words("proposed", { payeeClass }) : payeeClass}
        </Badge>
        {counted !== item.payeeClass && (
          <span className="text-label text-text-2">{words("counted", { payeeClass: nameOf(counted) })}</span>
        )}
      </p>
      <PayeeEvidenceLines evidence={item.evidence} />
      {by !== null && (
        <p className="text-label text-text-2">
          {words(item.decision === null ? "remembered" : "by", { author: by.author, day: day(by.at) })}
          {item.decision?.isPending === true && <span className="block text-warning">{words("pending")}</span>}
        </p>
      )}
    </>
  );
}

interface DecideProps {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly item: PayeeItem | undefined;
  readonly onSaved: () => void;
}

function Decide({ jobId, supplierKey, item, onSaved }: DecideProps) {
  const words = useTranslations("decisions.payees");
  const nameOf = usePayeeClassName();
  const { decide, undo, pending } = usePayeeWriting(jobId, onSaved);
  const [chosen, setChosen] = useState(item?.payeeClass ?? "Supplier");
  const decision = item?.decision ?? null;
  if (decision !== null)
    return (
      <p>
        <Button size="sm" pending={pending} onClick={() => void undo([decision.decisionId])}>
          {words("undo")}
        </Button>
      </p>
    );
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-44">
        <SelectField
          label={words("classFor")}
          value={chosen}
          options={decidable.map((each) => ({ value: each, label: nameOf(each) }))}
          onChange={(event) => setChosen(decidable.find((each) => each === event.currentTarget.value) ?? "Supplier")}
        />
      </div>
      <Button size="sm" pending={pending} onClick={() => void decide([{ supplierKey, payeeClass: chosen }])}>
        {words("decide")}
      </Button>
    </div>
  );
}
