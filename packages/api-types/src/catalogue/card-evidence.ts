import type { PaidByCard } from "../entities/card-statements.ts";
import { message, type MessageRef } from "./message.ts";

/** "Paid by card 14 times, last May 2018": how often and, where a payment is dated, in which month last. */
export function cardEvidence({ count, last }: Pick<PaidByCard, "count" | "last">, locale: string): MessageRef {
  if (last === "") return message("paidByCardUndated", { count });
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return message("paidByCard", { count, month: format.format(new Date(last)) });
}
