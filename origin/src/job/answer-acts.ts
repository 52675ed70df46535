import type { Message, MessageRef } from "@paygauge/api-types/catalogue/message";
import { Refusal } from "@paygauge/worker/refusal";

/** A refusal as data: an exception loses its class on the way between objects. */
interface RefusedAs {
  readonly refused: {
    readonly status: number;
    readonly code: string;
    readonly ref: MessageRef;
    readonly errors: Readonly<Record<string, Message>> | undefined;
  };
}
export type Told = { readonly answer: string } | RefusedAs;

/** Runs a procedure and returns its result as JSON, or its refusal. */
export async function answerAct(
  acts: Readonly<Record<string, unknown>>,
  context: unknown,
  { act, about }: { readonly act: string; readonly about: unknown },
): Promise<Told> {
  // Each act takes what is next to its name; the compiler does not see it for all of them at once.
  const carryOut = acts[act] as (context: unknown, about: unknown) => unknown;
  try {
    return { answer: JSON.stringify((await carryOut(context, about)) ?? null) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, ref, errors } = error;
    return { refused: { status, code, ref, errors } };
  }
}

/** What an act answered, as JSON, on the side that asked. @throws Refusal as the act says it */
export function answerOf(told: Told): string {
  if ("refused" in told) {
    const { status, code, ref, errors } = told.refused;
    throw new Refusal(status, code, ref, errors === undefined ? {} : { errors });
  }
  return told.answer;
}
