import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { Refusal } from "@paygauge/worker/refusal";
import type { SupplierGrid, SupplierPage } from "./supplier-grid.ts";

/** A request that cannot be answered, as data: an exception loses its class on the way between objects. */
export interface PageRefusal {
  readonly refusal: { readonly path: string; readonly message: MessageRef };
}

/** A page of the grid, or why there is none. */
export function pageOrRefusal(grid: SupplierGrid, request: PagedRequest): SupplierPage | PageRefusal {
  try {
    return grid.page(request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: { path: Object.keys(error.errors ?? {})[0] ?? "filters", message: error.ref } };
  }
}
