import { SelectField } from "@paygauge/ui";
import { useLocation } from "wouter";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { PayeeClassesAnswer } from "@paygauge/api-types/entities/payee-classes";
import { useTranslations } from "../../../state/formats.ts";
import { useMoney } from "../job-money.ts";
import { payeesHref, type PayeesShown } from "./payees-param.ts";
import { decidable, usePayeeClassName } from "./use-payee-classes.ts";

interface ClassFilterProps extends Pick<PayeeClassesAnswer, "groups"> {
  readonly job: Job;
  readonly shown: PayeesShown;
}

/** The class that is shown, of those that there are in the state. */
export function ClassFilter({ job, shown, groups }: ClassFilterProps) {
  const words = useTranslations("decisions.payees");
  const [, navigate] = useLocation();
  const money = useMoney(job);
  const nameOf = usePayeeClassName();
  const own = groups.filter(({ state }) => state === shown.state);
  if (own.length < 2 && shown.payeeClass === null) return null;
  const known = own.some(({ payeeClass }) => payeeClass === shown.payeeClass);
  const listed =
    shown.payeeClass === null || known ? own : [...own, { payeeClass: shown.payeeClass, payees: 0, spendMinor: 0 }];
  const options = listed.map(({ payeeClass, payees, spendMinor }) => ({
    value: payeeClass,
    label: `${nameOf(payeeClass)} (${payees}, ${money.compact(spendMinor)})`,
  }));
  return (
    <div className="max-w-80">
      <SelectField
        label={words("classLabel")}
        value={shown.payeeClass ?? ""}
        options={[{ value: "", label: words("anyClass") }, ...options]}
        onChange={(event) => {
          const payeeClass = decidable.find((each) => each === event.currentTarget.value) ?? null;
          navigate(payeesHref(job.id, { state: shown.state, payeeClass }));
        }}
      />
    </div>
  );
}
