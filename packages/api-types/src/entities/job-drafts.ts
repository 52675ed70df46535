/** A job in the making: started by dropping a file, seen by its maker alone, and a job from its import on. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { recordId } from "../ids.ts";
import { createJobBody, currencyCode, isoDay } from "./jobs.ts";

const { kind, issuerId, buyerCountry, name } = createJobBody.entries;

/** What a file says of its job, or a user instead: the check reads the file by it. */
export const draftFacts = v.strictObject({ issuerId, kind, currency: currencyCode, buyerCountry });
export type DraftFacts = v.InferOutput<typeof draftFacts>;

/** With the period, which files without dates need before they can be checked. */
export const draftFactsWithPeriod = v.strictObject({
  ...draftFacts.entries,
  periodFrom: v.nullable(isoDay),
  periodTo: v.nullable(isoDay),
});

/** A buyer of the issuer, or the name of a new one. */
const draftBuyer = v.union([v.strictObject({ id: recordId }), v.strictObject({ name })]);

export const importDraftBody = v.strictObject({
  name,
  buyer: v.pipe(
    v.nullable(draftBuyer),
    v.check((buyer) => buyer !== null, encodedMessage("chooseBuyer")),
  ),
  /** null: the files propose none, or the kind of job asks for none. */
  periodFrom: v.nullable(isoDay),
  periodTo: v.nullable(isoDay),
});

/** A draft that its maker may go on with. */
export const jobDraft = v.object({
  id: v.string(),
  /** Of the file that it was started with; "" where none has come. */
  fileName: v.string(),
  size: v.number(),
  updatedOn: v.string(),
  /** When it is removed, unless a user continues with it. */
  keptUntil: v.string(),
});
export type JobDraft = v.InferOutput<typeof jobDraft>;
