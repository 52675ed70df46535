import { Badge, Button, Checkbox } from "@paygauge/ui";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { PayeeItem } from "@paygauge/api-types/entities/payee-classes";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMoney } from "../job-money.ts";
import { SupplierLink } from "../suppliers/supplier-link.tsx";
import { PayeeEvidenceLines } from "./payee-evidence.tsx";
import { usePayeeClassName } from "./use-payee-classes.ts";
import type { PayeeWriting } from "./use-payee-writing.ts";

interface PayeeRowProps {
  readonly job: Job;
  readonly item: PayeeItem;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly mayDecide: boolean;
  readonly writing: PayeeWriting;
}

/** One payee: what it is proposed or counted as, why, and what can be decided. */
export function PayeeRow({ job, item, isSelected, onSelect, mayDecide, writing }: PayeeRowProps) {
  const words = useTranslations("decisions.payees");
  const money = useMoney(job);
  const nameOf = usePayeeClassName();
  const { name, supplierKey, spendMinor, payeeClass, counted, state, evidence } = item;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line py-3">
      {mayDecide && (
        <Checkbox
          aria-label={words("select", { name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <SupplierLink jobId={job.id} supplierKey={supplierKey}>
            {name}
          </SupplierLink>
          <span className="text-data tabular-nums">{money.exact(spendMinor)}</span>
        </p>
        <PayeeEvidenceLines evidence={evidence} />
        <Made item={item} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={state === "waiting" ? "warning" : "neutral"}>
          {state === "waiting" ? words("proposed", { payeeClass: nameOf(payeeClass) }) : nameOf(payeeClass)}
        </Badge>
        {counted !== payeeClass && (
          <span className="text-label text-text-2">{words("counted", { payeeClass: nameOf(counted) })}</span>
        )}
        {mayDecide && <Choices {...{ item, writing }} />}
      </div>
    </li>
  );
}

/** Who decided, where and when. */
function Made({ item: { decision, remembered } }: Pick<PayeeRowProps, "item">) {
  const words = useTranslations("decisions.payees");
  const { day } = useFormats();
  if (decision === null)
    return (
      remembered && (
        <p className="text-label text-text-2">
          {words("remembered", { author: remembered.author, day: day(remembered.at) })}
        </p>
      )
    );
  return (
    <p className="text-label text-text-2">
      {words("by", { author: decision.author, day: day(decision.at) })}
      {decision.isPending && <span className="block text-warning">{words("pending")}</span>}
    </p>
  );
}

function Choices({ item, writing }: Pick<PayeeRowProps, "item" | "writing">) {
  const words = useTranslations("decisions.payees");
  const nameOf = usePayeeClassName();
  const { name, supplierKey, payeeClass, state, decision } = item;
  const { decide, undo, pending } = writing;
  if (decision !== null)
    return (
      <Button
        size="sm"
        pending={pending}
        aria-label={words("undoOf", { name })}
        onClick={() => void undo([decision.decisionId])}
      >
        {words("undo")}
      </Button>
    );
  return (
    <>
      {state === "waiting" && (
        <Button
          size="sm"
          pending={pending}
          aria-label={words("confirmOf", { payeeClass: nameOf(payeeClass), name })}
          onClick={() => void decide([{ supplierKey, payeeClass }])}
        >
          {words("confirm")}
        </Button>
      )}
      {payeeClass !== "Supplier" && (
        <Button
          size="sm"
          variant="quiet"
          pending={pending}
          aria-label={words("supplierOf", { name })}
          onClick={() => void decide([{ supplierKey, payeeClass: "Supplier" }])}
        >
          {words("supplier")}
        </Button>
      )}
    </>
  );
}
