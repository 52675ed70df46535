import { linkTo } from "@paygauge/api-types/sitemap";
import type { PayeeItem } from "@paygauge/api-types/entities/payee-classes";

/** In the address of a job's suppliers: the review of payee classes is shown instead, of this state, class and page. */
export const payeesParam = "payees";
const classParam = "payeeClass";
const pageParam = "payeePage";

/** States in the order of the review. */
export const payeeStates = [
  "waiting",
  "certain",
  "decided",
  "remembered",
] as const satisfies readonly PayeeItem["state"][];

export interface PayeesShown {
  readonly state: PayeeItem["state"];
  /** null: of every class. */
  readonly payeeClass: PayeeItem["payeeClass"] | null;
  /** From 1. */
  readonly page: number;
}

/** Reads the state, class and page of an address, with defaults for missing or invalid ones. */
export function shownPayees(search: string, classes: readonly PayeeItem["payeeClass"][]): PayeesShown {
  const params = new URLSearchParams(search);
  const page = Number(params.get(pageParam) ?? "1");
  return {
    state: payeeStates.find((each) => each === params.get(payeesParam)) ?? "waiting",
    payeeClass: classes.find((each) => each === params.get(classParam)) ?? null,
    page: Number.isInteger(page) && page >= 1 && page < 100_000 ? page : 1,
  };
}

/** Address of the review. */
export function payeesHref(jobId: string, shown: Partial<PayeesShown> = {}): string {
  const params = new URLSearchParams({ [payeesParam]: shown.state ?? "waiting" });
  if (shown.payeeClass) params.set(classParam, shown.payeeClass);
  if (shown.page !== undefined && shown.page > 1) params.set(pageParam, String(shown.page));
  return `${linkTo("jobSuppliers", { jobId })}?${params.toString()}`;
}
