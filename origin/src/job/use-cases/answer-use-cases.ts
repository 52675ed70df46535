import type { Message, MessageRef } from "@paygauge/api-types/catalogue/message";
import { Refusal } from "../../refusal.ts";
import { useCaseActs, type Desk, type UseCaseAsk } from "./use-case-desk.ts";

/** A refusal as data: an exception loses its class on the way between objects. */
export interface RefusedAs {
  readonly refused: {
    readonly status: number;
    readonly code: string;
    readonly ref: MessageRef;
    readonly errors: Readonly<Record<string, Message>> | undefined;
  };
}

/** Answers a question about use cases as JSON, or says why not. */
export async function answerUseCases(desk: Desk, { act, about }: UseCaseAsk): Promise<{ answer: string } | RefusedAs> {
  // Each act takes what stands beside its name; the compiler does not see it for all of them at once.
  const carryOut = useCaseActs[act] as (desk: Desk, about: unknown) => unknown;
  try {
    return { answer: JSON.stringify((await carryOut(desk, about)) ?? null) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, ref, errors } = error;
    return { refused: { status, code, ref, errors } };
  }
}
