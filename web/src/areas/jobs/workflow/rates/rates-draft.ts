import * as v from "valibot";
import { rateText, type JobRate, type WaitingRows } from "@paygauge/api-types/entities/rates";

/** The rates as they are edited: the saved ones, and an empty row for each known currency that rows wait in. */
export function draftOf(saved: readonly JobRate[], waiting: readonly WaitingRows[], today: string): readonly JobRate[] {
  const known = new Set(saved.map(({ currency }) => currency));
  const lacking = waiting.map(({ currency }) => currency).filter((code) => code !== "" && !known.has(code));
  return [...lacking.map((currency) => ({ currency, perUsd: "", asOf: today })), ...saved];
}

/** What is wrong with each row, by its currency; rows that are right have none. An empty new row isn't a fault. */
export function rateFaults(draft: readonly JobRate[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    draft.flatMap(({ currency, perUsd }) => {
      const read = v.safeParse(rateText, perUsd);
      return perUsd === "" || read.success ? [] : [[currency, read.issues[0].message] as const];
    }),
  );
}

/** The table to save: rows that were filled in. */
export function ratesToSave(draft: readonly JobRate[]): JobRate[] {
  return draft.filter(({ perUsd }) => perUsd !== "").map((rate) => ({ ...rate, perUsd: rate.perUsd.trim() }));
}

/** Whether saving changes anything. */
export function isChanged(draft: readonly JobRate[], saved: readonly JobRate[]): boolean {
  const plain = (rates: readonly JobRate[]) =>
    rates
      .map(({ currency, perUsd, asOf }) => `${currency} ${perUsd} ${asOf}`)
      .toSorted()
      .join();
  return plain(ratesToSave(draft)) !== plain(saved);
}
