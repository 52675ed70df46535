import { PartBar, Pagination } from "@paygauge/ui";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { payeePageSize, type PayeeClassesAnswer, type PayeeItem } from "@paygauge/api-types/entities/payee-classes";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { AnalysisPending } from "../analysis-pending.tsx";
import { useMayDecide } from "../use-may-decide.ts";
import { BulkDecision } from "./bulk-decision.tsx";
import { ClassFilter } from "./class-filter.tsx";
import { PayeeRow } from "./payee-row.tsx";
import { PayeesFacts } from "./payees-facts.tsx";
import { payeesHref, payeeStates, shownPayees, type PayeesShown } from "./payees-param.ts";
import { decidable } from "./use-payee-classes.ts";
import { usePayeeWriting } from "./use-payee-writing.ts";

/** Payees whose class is proposed, certain or decided, the most spend first. The address has the filter and the page. */
export function PayeesReview({ job }: { readonly job: Job }) {
  const shown = shownPayees(useSearch(), decidable);
  const { state, payeeClass, page } = shown;
  const query = { ...useRunQuery(), state, page, ...(payeeClass === null ? {} : { payeeClass }) };
  const { data, problem, reload, refreshing } = useCall("payeeClasses", { params: { jobId: job.id }, query });
  if (data === undefined)
    return <AnalysisPending jobId={job.id} problem={problem} onRetry={reload} retrying={refreshing} />;
  return <Review key={`${state} ${payeeClass ?? ""} ${page}`} {...{ job, shown, data }} onSaved={reload} />;
}

interface ReviewProps {
  readonly job: Job;
  readonly shown: PayeesShown;
  readonly data: PayeeClassesAnswer;
  readonly onSaved: () => void;
}

function Review({ job, shown, data, onSaved }: ReviewProps) {
  const words = useTranslations("decisions.payees");
  const [, navigate] = useLocation();
  const mayDecide = useMayDecide();
  const countOf = (state: PayeeItem["state"]) =>
    data.groups.filter((each) => each.state === state).reduce((sum, { payees }) => sum + payees, 0);
  return (
    <div className="flex min-h-full flex-col">
      <PartBar
        label={words("stateLabel")}
        currentKey={shown.state}
        onNavigate={navigate}
        parts={payeeStates.map((state) => ({
          key: state,
          label: words(`states.${state}`),
          count: String(countOf(state)),
          href: payeesHref(job.id, { state }),
        }))}
      />
      <div className="flex flex-col gap-3 p-5 max-lg:p-4">
        <PayeesFacts {...{ job, data, mayDecide }} />
        <ClassFilter {...{ job, shown }} groups={data.groups} />
        {data.items.length === 0 ? <EmptyList list="payees" /> : <PayeeRows {...{ job, data, mayDecide, onSaved }} />}
        {data.total > payeePageSize && (
          <Pagination
            label={words("page")}
            page={shown.page}
            pageSize={payeePageSize}
            matching={data.total}
            total={data.total}
            onPage={(page) => navigate(payeesHref(job.id, { ...shown, page }))}
          />
        )}
      </div>
    </div>
  );
}

interface PayeeRowsProps extends Pick<ReviewProps, "job" | "data" | "onSaved"> {
  readonly mayDecide: boolean;
}

/** The payees of the page, one by one, and what is selected of them at once. */
function PayeeRows({ job, data: { items }, mayDecide, onSaved }: PayeeRowsProps) {
  const words = useTranslations("decisions.payees");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const writing = usePayeeWriting(job.id, () => {
    setSelected(new Set());
    onSaved();
  });
  const select = (keys: readonly string[], isSelected: boolean) => {
    const others = [...selected].filter((key) => !keys.includes(key));
    setSelected(new Set(isSelected ? [...others, ...keys] : others));
  };
  const all = items.map(({ supplierKey }) => supplierKey);
  return (
    <>
      {mayDecide && (
        <BulkDecision {...{ items, selected, writing }} onSelect={(isSelected) => select(all, isSelected)} />
      )}
      <ul aria-label={words("page")}>
        {items.map((item) => (
          <PayeeRow
            key={item.supplierKey}
            {...{ job, item, mayDecide, writing }}
            isSelected={selected.has(item.supplierKey)}
            onSelect={(isSelected) => select([item.supplierKey], isSelected)}
          />
        ))}
      </ul>
    </>
  );
}
