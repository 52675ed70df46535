/**
 * The capabilities of a job. What is not chosen appears nowhere in it: in no answer, filter, order or file. Every
 * capability is scored all the same, so that one that is chosen again is there at once.
 */
import { capabilities, type Capability } from "./capabilities.ts";
import { machineBandsOf, machineBandsText } from "./overrides.ts";

/** A job as far as its choice goes; words that name no capability are of other releases. */
export interface Choosing {
  readonly capabilities: readonly string[];
}

/** The capabilities of a job, in the order in which they are always told. A job that was never asked has all. */
export function capabilitiesOf({ capabilities: chosen }: Choosing): readonly Capability[] {
  const own = capabilities.filter((each) => chosen.includes(each));
  return own.length === 0 ? capabilities : own;
}

/** The column of a supplier's level. */
export const scoreColumn = (capability: Capability) => `${capability}Score` as const;

/** The remainder out of a job: capabilities, and columns of their levels. */
function goneOf(job: Choosing): ReadonlySet<string> {
  const chosen = capabilitiesOf(job);
  return new Set(capabilities.filter((each) => !chosen.includes(each)).flatMap((each) => [each, scoreColumn(each)]));
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names under which an answer, or a question, says which capability it is about. */
const naming = ["capability", "method", "dimension", "propertyName"] as const;
const isAbout = (value: unknown, gone: ReadonlySet<string>): boolean =>
  isPlain(value) && naming.some((name) => gone.has(String(value[name])));

function keep(value: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isAbout(each, gone)).map((each) => keep(each, gone));
  if (!isPlain(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) if (!gone.has(name)) kept[name] = keepOne(name, each, gone);
  if (value["setByHand"] === true && kept["machineBands"] === "") kept["setByHand"] = false;
  return kept;
}

function keepOne(name: string, value: unknown, gone: ReadonlySet<string>): unknown {
  if (name === "recommendedMethod") return gone.has(String(value)) ? null : value;
  if (name === "capabilities" && Array.isArray(value) && value.every((each) => typeof each === "string"))
    return value.filter((each) => !gone.has(each));
  if (name === "machineBands" && typeof value === "string") {
    const left = Object.entries(machineBandsOf(value)).filter(([capability]) => !gone.has(capability));
    return machineBandsText(Object.fromEntries(left));
  }
  return isAbout(value, gone) ? null : keep(value, gone);
}

/** An answer about the job, without what is about capabilities that it has not chosen. */
export function keepChosen<T>(answer: T, job: Choosing): T {
  const gone = goneOf(job);
  // The remainder is of the same shape: what names a capability may be absent in every answer.
  return gone.size === 0 ? answer : (keep(answer, gone) as T);
}

/** What a question names of capabilities that the job has not chosen: a column, an order, a dimension; null: nothing. */
export function unchosenIn(question: unknown, job: Choosing): string | null {
  const gone = goneOf(job);
  return gone.size === 0 ? null : findUnchosen(question, gone);
}

function findUnchosen(value: unknown, gone: ReadonlySet<string>): string | null {
  if (Array.isArray(value)) return firstOf(value, gone);
  if (!isPlain(value)) return null;
  for (const name of [...naming, "orderBy", "secondaryOrderBy"]) {
    const said = value[name];
    const word = typeof said === "string" ? said.replace(/^-/, "") : "";
    if (gone.has(word)) return word;
  }
  return firstOf(Object.values(value), gone);
}

function firstOf(values: readonly unknown[], gone: ReadonlySet<string>): string | null {
  for (const each of values) {
    const found = findUnchosen(each, gone);
    if (found !== null) return found;
  }
  return null;
}

/** Whether filters and a method rest on chosen capabilities alone. */
export const isOfChosen = (about: { readonly method: Capability; readonly criteria: unknown }, job: Choosing) =>
  unchosenIn(about, job) === null;

/** Columns of a list without those of capabilities that are not chosen. */
export function chosenColumns<Column extends string>(columns: readonly Column[], job: Choosing): Column[] {
  const gone = goneOf(job);
  return columns.filter((each) => !gone.has(each));
}
