/** Whom an offer of earlier payment is for. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import { funderDay } from "@paygauge/analysis/value/supplier";

/**
 * Conditions that leave out suppliers who are paid no later today than a funder would pay them: the offer gives them
 * nothing. Suppliers whose day isn't known stay in. Cards and instant payment are never later than today.
 */
export const laterThanOffer = (method: Capability): FilterItem[] =>
  familyOf[method] === "scf"
    ? [
        {
          propertyName: "daysToPay",
          itemComparisonOperator: "GreaterThan",
          itemValue: String(funderDay),
          allowNullValue: true,
        },
      ]
    : [];
