/** What criteria find in a run: the suppliers, what they add up to, and why no one is there. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { SetTotals, UseCaseCriteria, UseCaseDraft } from "@paygauge/api-types/entities/use-cases";
import { defaultsOf, type AssumptionValues } from "@paygauge/analysis/value/assumptions";
import type { SupplierGrid } from "../grid/supplier-grid.ts";
import type { CaseRules } from "./case-rules.ts";
import type { TicketColumn } from "./seeds.ts";
import { setFacts, type SetFacts } from "./set-facts.ts";

interface FoundSet extends SetFacts {
  /** Ordinals of the suppliers. */
  readonly places: Uint32Array;
}

const selectionOf = ({ filterItems, search }: UseCaseCriteria) => ({
  filters: { filterItems },
  ...(search === undefined ? {} : { search }),
});

/** The suppliers that criteria find, and what those that the method may claim show of its terms. @throws Refusal 422 for criteria that cannot be answered */
export function findSet(
  grid: SupplierGrid,
  criteria: UseCaseCriteria,
  rules: CaseRules,
  method: Capability | null = null,
): FoundSet {
  return grid.measured(selectionOf(criteria), (columns, places) => ({
    ...setFacts(columns, places, rules, method),
    places: places.slice(),
  }));
}

/** Sums of every supplier of a run. */
export function totalsOfRun(grid: SupplierGrid, rules: CaseRules): SetTotals {
  return grid.measured({}, (columns, places) => setFacts(columns, places, rules).totals);
}

/** The column of averages that most documents of the run fill. */
export function ticketColumnOf(grid: SupplierGrid): TicketColumn {
  const counts = grid.measured({}, (columns, places) =>
    (["payments", "invoices", "orders"] as const).map((name) => {
      const values = columns.numbers(name);
      return places.reduce((sum, at) => sum + (values[at] ?? 0), 0);
    }),
  );
  const [payments = 0, invoices = 0, orders = 0] = counts;
  if (payments > 0 || invoices + orders === 0) return "apvMinor";
  return invoices > 0 ? "aivMinor" : "apovMinor";
}

/** How many each property's conditions find alone, and how many are found without them. */
function whyNobody(grid: SupplierGrid, criteria: UseCaseCriteria): UseCaseDraft["why"] {
  const { filterItems } = criteria;
  const count = (items: UseCaseCriteria["filterItems"], search = criteria.search) =>
    grid.measured(
      selectionOf({ filterItems: items, ...(search === undefined ? {} : { search }) }),
      (_, at) => at.length,
    );
  const properties = [...new Set(filterItems.map(({ propertyName }) => propertyName))];
  return {
    alone: properties.map((property) => ({
      property,
      suppliers: count(
        filterItems.filter(({ propertyName }) => propertyName === property),
        "",
      ),
    })),
    without: properties.map((property) => ({
      property,
      suppliers: count(filterItems.filter(({ propertyName }) => propertyName !== property)),
    })),
  };
}

/** What criteria find, as a user looks at it before it is saved. @throws Refusal 422 as above */
export function draftOf(
  grid: SupplierGrid,
  { method, criteria }: { readonly method: Capability; readonly criteria: UseCaseCriteria },
  rules: CaseRules,
  issuer: AssumptionValues,
): Omit<UseCaseDraft, "ofJob"> {
  const found = findSet(grid, criteria, rules, method);
  return {
    totals: found.totals,
    cardable: found.cardable,
    defaults: defaultsOf(method, found, rules.statedOf(method), issuer),
    why: found.totals.suppliers === 0 ? whyNobody(grid, criteria) : null,
  };
}
