import * as v from "valibot";
import type { Contract } from "./contract.ts";

/** Models wrap JSON in a fence now and then. */
const unfenced = (text: string): string => /^```(?:json)?\s*\n([\s\S]*?)\n?```$/u.exec(text.trim())?.[1] ?? text;

/** The answer by the contract's schema; null when it isn't one. */
export function parseAnswer({ answer, output }: Contract, text: string): { readonly output: unknown } | null {
  const result =
    answer === "json"
      ? v.safeParse(v.pipe(v.string(), v.parseJson(), output), unfenced(text))
      : v.safeParse(output, text);
  return result.success ? { output: result.output } : null;
}
