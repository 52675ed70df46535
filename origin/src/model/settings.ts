/** Which models the configuration names. */
import * as v from "valibot";
import type { Env } from "../env.ts";

type ModelMode = "off" | "standIn" | "real";

const price = v.optional(v.pipe(v.number(), v.minValue(0)), 0);
const aliasSchema = v.strictObject({
  model: v.pipe(v.string(), v.nonEmpty()),
  /** US dollars for a million tokens sent, and for a million written. */
  input: price,
  output: price,
});
export type ModelAlias = v.InferOutput<typeof aliasSchema>;

const aliasesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), aliasSchema));

/** What the stand-in does, by the model it is asked for. */
export const standInModels = {
  default: "stand-in",
  embedding: "stand-in-embedding",
  stalls: "stand-in-stalls",
  breaksOff: "stand-in-breaks-off",
  busy: "stand-in-busy",
  refuses: "stand-in-refuses",
} as const;

/** Whether texts are written by a model, by the labelled stand-in, or only from figures. */
export function modelMode({ MODEL_PROVIDER }: Pick<Env, "MODEL_PROVIDER">): ModelMode {
  if (MODEL_PROVIDER === "standIn") return "standIn";
  return MODEL_PROVIDER === "openai" ? "real" : "off";
}

function configured(env: Pick<Env, "MODEL_PROVIDER" | "MODEL_ALIASES">): Readonly<Record<string, ModelAlias>> {
  const mode = modelMode(env);
  if (mode === "off") return {};
  if (mode === "standIn")
    return Object.fromEntries(
      Object.entries(standInModels).map(([alias, model]) => [alias, { model, input: 0, output: 0 }]),
    );
  const read = v.safeParse(aliasesSchema, env.MODEL_ALIASES ?? "{}");
  return read.success ? read.output : {};
}

/** Aliases that a prompt can name. */
export const modelAliases = (env: Pick<Env, "MODEL_PROVIDER" | "MODEL_ALIASES">): readonly string[] =>
  Object.keys(configured(env)).filter((alias) => alias !== "embedding");

/** The model behind an alias; null where the configuration does not name it. */
export const modelOf = (env: Pick<Env, "MODEL_PROVIDER" | "MODEL_ALIASES">, alias: string): ModelAlias | null =>
  Object.hasOwn(configured(env), alias) ? (configured(env)[alias] ?? null) : null;

/** Price of a call, US dollars. */
export const priceOf = ({ input, output }: ModelAlias, promptTokens: number, completionTokens: number): number =>
  (promptTokens * input + completionTokens * output) / 1_000_000;
