/** Conditions of a scoring ruleset. */
import * as v from "valibot";
import { operators, type Operator } from "./paging.ts";

/** Conditions of a ruleset compare as filters do. */
export const conditionOperators = operators;
export type ConditionOperator = Operator;

/** One comparison. A fact that is unknown (null) makes any comparison false, also NotEqual. */
export interface ConditionLeaf {
  field: string;
  op: ConditionOperator;
  value: string | number | boolean;
}
export type Condition = ConditionLeaf | { all: Condition[] } | { any: Condition[] } | { not: Condition };

export const conditionSchema: v.GenericSchema<Condition> = v.lazy(() =>
  v.union([
    v.strictObject({ all: v.array(conditionSchema) }),
    v.strictObject({ any: v.array(conditionSchema) }),
    v.strictObject({ not: conditionSchema }),
    v.strictObject({
      field: v.string(),
      op: v.picklist(conditionOperators),
      value: v.union([v.string(), v.number(), v.boolean()]),
    }),
  ]),
);
