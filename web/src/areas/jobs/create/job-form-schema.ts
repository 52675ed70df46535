import * as v from "valibot";
import { capabilitySchema } from "@paygauge/api-types/entities/capabilities";
import { chosenCapabilities, createJobBody, currencyCode, type CreateJobBody } from "@paygauge/api-types/entities/jobs";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import type { FieldErrors } from "@paygauge/ui";

const { entries } = createJobBody;
/** An empty date field isn't a date. */
const day = v.pipe(
  v.string(),
  v.check((text) => text === "" || v.is(entries.periodFrom, text), encodedMessage("day")),
);

type PeriodWords = Readonly<Record<"periodBoth" | "periodOrder", string>>;

/** What a kind with figures is asked next to the others; of any other kind these stay empty. */
const moneyOf = (kind: LedgerKind) =>
  hasFigures(kind)
    ? { currency: currencyCode, capabilities: chosenCapabilities }
    : { currency: v.string(), capabilities: v.array(capabilitySchema) };

/** What the form holds: the body of the call, with dates as the fields write them. */
const schemaOf = (kind: LedgerKind, { periodBoth, periodOrder }: PeriodWords) =>
  v.pipe(
    v.object({ ...entries, ...moneyOf(kind), periodFrom: day, periodTo: day }),
    v.forward(
      v.partialCheck(
        [["periodFrom"], ["periodTo"]],
        ({ periodFrom, periodTo }) => (periodFrom === "") === (periodTo === ""),
        periodBoth,
      ),
      ["periodTo"],
    ),
    v.forward(
      v.partialCheck(
        [["periodFrom"], ["periodTo"]],
        ({ periodFrom, periodTo }) => periodFrom === "" || periodTo === "" || periodFrom <= periodTo,
        periodOrder,
      ),
      ["periodTo"],
    ),
  );
export type JobForm = v.InferOutput<ReturnType<typeof schemaOf>>;

/** The form's schema, the period's messages in the user's language: what it makes is the call's body. */
export const jobSchema = (kind: LedgerKind, words: PeriodWords): v.GenericSchema<unknown, CreateJobBody> =>
  v.pipe(schemaOf(kind, words), v.transform(bodyOf));

/** What the system refused: under its field where the form has it, otherwise above the form. */
export function fieldErrorsOf(problem: {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}): { readonly errors: FieldErrors; readonly message?: string } {
  const known = Object.keys(emptyJobForm("base"));
  const errors = Object.fromEntries(Object.entries(problem.fields).filter(([name]) => known.includes(name)));
  return Object.keys(errors).length > 0 ? { errors } : { errors, message: problem.message };
}

/** An empty form of a kind. */
export function emptyJobForm(kind: LedgerKind): JobForm {
  const text = { name: "", issuerId: "", buyerId: "", currency: "", buyerCountry: "" };
  return { ...text, kind, capabilities: [], periodFrom: "", periodTo: "" };
}

/** The form as the call's body: what is empty, or not asked of the kind, is left out. */
function bodyOf(form: JobForm): CreateJobBody {
  const { periodFrom, periodTo, name, currency, capabilities, ...rest } = form;
  const named = { ...rest, name: name.trim() };
  if (!hasFigures(form.kind)) return named;
  return {
    ...named,
    currency,
    capabilities,
    ...(periodFrom === "" ? {} : { periodFrom }),
    ...(periodTo === "" ? {} : { periodTo }),
  };
}
