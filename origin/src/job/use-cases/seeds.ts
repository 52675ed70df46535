/**
 * The eight use cases that are proposed for every finished job (docs/analysis.md section 8), as conditions of the grid.
 */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { FilterItem, Operator } from "@paygauge/api-types/entities/paging";
import type { SupplierColumn } from "@paygauge/api-types/entities/suppliers";
import type { SeedId, UseCaseCriteria } from "@paygauge/api-types/entities/use-cases";
import { laterThanOffer } from "./later-than-offer.ts";

interface Seed {
  readonly method: Capability;
  readonly criteria: UseCaseCriteria;
}

const item = (
  propertyName: SupplierColumn,
  itemComparisonOperator: Operator,
  itemValue: string | number,
): FilterItem => ({ propertyName, itemComparisonOperator, itemValue: String(itemValue) });
const is = (name: SupplierColumn, ...values: (string | number)[]): FilterItem[] =>
  values.map((value) => item(name, "Equal", value));
/** High or Medium: what a recommendation may rest on. */
const scored = (method: Capability): FilterItem[] => is(`${method}Score`, "High", "Medium");
const paidBy = (method: string): FilterItem => item("paymentMethods", "Contains", `|${method}|`);
const notPaidBy = (method: string): FilterItem => item("paymentMethods", "NotEqual", `|${method}|`);

/** The column of average tickets that the run's documents fill. */
export type TicketColumn = "apvMinor" | "aivMinor" | "apovMinor";

interface Sizes {
  readonly largeTicketMinor: number;
  readonly smallTicketMinor: number;
}

/** The conditions of each seed; sizes in minor units of the job's currency. */
export function seedsOf({ largeTicketMinor, smallTicketMinor }: Sizes, ticket: TicketColumn): Record<SeedId, Seed> {
  const seed = (method: Capability, ...conditions: (FilterItem | FilterItem[])[]): Seed => ({
    method,
    criteria: { filterItems: conditions.flat() },
  });
  return {
    stpReady: seed("stp", is("stpCapable", "true"), scored("stp")),
    chequeAcceptors: seed("vcard", item("cardableMinor", "GreaterThan", 0), paidBy("Cheque"), scored("vcard")),
    levelThreeLarge: seed("optima", is("detailLevel", 3), item(ticket, "GreaterThanOrEqual", largeTicketMinor)),
    pcardTail: seed("pcard", item(ticket, "LessThan", smallTicketMinor), scored("pcard")),
    travelOffCard: seed("tandEcard", scored("tandEcard"), notPaidBy("Card"), notPaidBy("VirtualCard")),
    strategicScf: seed("scf", scored("scf"), laterThanOffer("scf")),
    shortTermsInstant: seed("instantPay", is("termsBucket", "0", "1-7", "8-14"), scored("instantPay")),
    virtualLockbox: seed("boost", scored("boost")),
  };
}
