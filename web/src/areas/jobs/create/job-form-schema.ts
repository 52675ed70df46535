import * as v from "valibot";
import { createJobBody, type CreateJobBody, type LedgerKind } from "@paygauge/api-types";
import { createTexts } from "../../../texts/en/create.ts";

const { entries } = createJobBody;
/** An empty date field is no date. */
const day = v.pipe(
  v.string(),
  v.check((text) => text === "" || v.is(entries.periodFrom, text), "A date as 2026-01-31 is needed."),
);

/** What the form holds: the body of the call, with dates as the fields write them. */
export const jobFormSchema = v.pipe(
  v.object({ ...entries, periodFrom: day, periodTo: day }),
  v.forward(
    v.partialCheck(
      [["periodFrom"], ["periodTo"]],
      ({ periodFrom, periodTo }) => (periodFrom === "") === (periodTo === ""),
      createTexts.form.periodBoth,
    ),
    ["periodTo"],
  ),
  v.forward(
    v.partialCheck(
      [["periodFrom"], ["periodTo"]],
      ({ periodFrom, periodTo }) => periodFrom === "" || periodTo === "" || periodFrom <= periodTo,
      createTexts.form.periodOrder,
    ),
    ["periodTo"],
  ),
);
export type JobForm = v.InferOutput<typeof jobFormSchema>;

/** An empty form of a kind. */
export function emptyJobForm(kind: LedgerKind): JobForm {
  const text = { name: "", issuerId: "", buyerId: "", currency: "", buyerCountry: "" };
  return { ...text, kind, capabilities: [], periodFrom: "", periodTo: "" };
}

/** The form as the call's body. */
export function bodyOf(form: JobForm): CreateJobBody {
  const { periodFrom, periodTo, ...rest } = form;
  return { ...rest, ...(periodFrom === "" ? {} : { periodFrom }), ...(periodTo === "" ? {} : { periodTo }) };
}
