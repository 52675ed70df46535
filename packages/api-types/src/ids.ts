import * as v from "valibot";
import type { LockableType } from "./entities/lockable-types.ts";
import { isRecordType, type RecordType } from "./sitemap/records.ts";
import { encodedMessage, nounRef } from "./catalogue/message.ts";

/**
 * The one form that an id of a kind has. What names the same thing in another spelling ("04" and "1e0" for a number,
 * capitals for a UUID) names nothing: a lock, a cache and a line of the audit log see every entity under one name.
 */
const idForms = {
  /** Records of the catalogue: a UUID in lower case, or the word of a made one, such as issuer-harbour. */
  record: /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /** Versions, parts, decisions: decimal, from 0, without sign, leading zeros, exponent or spaces. */
  number: /^(?:0|[1-9]\d{0,14})$/,
  /** Commands of the queue: a record's id with the step, or with the kind of work in front. */
  command: /^(?=.{1,200}$)[A-Za-z0-9]+(?:[-:][A-Za-z0-9]+)*$/,
  /** Suppliers of a job, as grouping names them. */
  supplier: /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /** Entries of an imported directory have the ids that their file gives them, trimmed, letter by letter. */
  entry: /^(?=.{1,200}$)(?!\s)[^\p{Cc}]*(?<!\s)$/u,
  /** What a draft is of: "job", "issuer". */
  draftType: /^[a-z][a-zA-Z]{0,39}$/,
  /** Which one, or "new" with what kind. */
  draft: /^[\w.-]{1,80}$/,
  /** A picture by the digest of its bytes. */
  picture: /^[0-9a-f]{64}\.(?:png|jpg|webp)$/,
  /** Reports of a job (reports/report-types.ts). */
  report: /^(?:insights|presentation|use-cases|business-case)$/,
  /** A section of a report, as the registry names it. */
  section: /^[a-z][\w.-]{0,119}$/,
  /** Token of a link that works without a session: the mark and 256 bits in base64url. */
  linkToken: /^pgt_[\w-]{43}$/,
  /** SHA-256 in hex. */
  digest: /^[0-9a-f]{64}$/,
  /** One of a few words that the call knows. */
  word: /^[a-z][a-zA-Z-]{0,39}$/,
} as const;
export type IdForm = keyof typeof idForms;

export function isId(form: IdForm, text: string): boolean {
  return idForms[form].test(text);
}

/** The form as a regular expression's text, for descriptions of the API. */
export const idPattern = (form: IdForm): string => idForms[form].source;

const said = encodedMessage("notFound", { what: nounRef("entry") });
const checks = new Map<unknown, IdForm | "lockable">();

/** The form that a part of a schema asks for, or undefined where it asks for none. */
export function idFormOf(requirement: unknown): IdForm | "lockable" | undefined {
  return checks.get(requirement);
}

/** An id in a query or a body: in another spelling it is answered as what does not exist is (404). */
export function idOf(form: IdForm) {
  const requirement = (text: string): boolean => text === "" || isId(form, text);
  checks.set(requirement, form);
  return v.pipe(v.string(), v.check(requirement, said));
}

/** A record's id that must be there. */
export const recordId = v.pipe(idOf("record"), v.minLength(1));

const lockableForms: Record<Exclude<LockableType, RecordType>, IdForm> = {
  job: "record",
  issuer: "record",
  user: "record",
  branding: "record",
  scoringRuleset: "number",
  confidenceRuleset: "number",
  prompt: "record",
  videoResource: "record",
};

interface Lockable {
  readonly entityType: LockableType;
  readonly entityId: string;
}
const isLockableId = ({ entityType, entityId }: Lockable): boolean =>
  isId(isRecordType(entityType) ? "record" : lockableForms[entityType], entityId);
checks.set(isLockableId, "lockable");

/** Asks of an object that its `entityId` is in the form of its `entityType`. */
export function lockableId<Named extends Lockable>(): v.CheckAction<Named, string> {
  return v.check<Named, string>(isLockableId, said);
}
