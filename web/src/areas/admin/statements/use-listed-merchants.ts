import { useSearchParams } from "wouter";
import { merchantOrders, type MerchantOrder } from "@paygauge/api-types/entities/card-statements";

/** Which version's merchants are listed, and which of them. */
export interface ListedMerchants {
  readonly version: number | null;
  readonly search: string;
  readonly order: MerchantOrder;
  readonly page: number;
}

const numberOf = (text: string | null): number | null => (/^[1-9]\d{0,4}$/.test(text ?? "") ? Number(text) : null);

/** What the address says of it, so that a reload, or who is sent it, sees the same. */
export function useListedMerchants(): readonly [ListedMerchants, (change: Partial<ListedMerchants>) => void] {
  const [params, setParams] = useSearchParams();
  const listed = {
    version: numberOf(params.get("version")),
    search: (params.get("search") ?? "").slice(0, 200),
    order: merchantOrders.find((each) => each === params.get("order")) ?? merchantOrders[0],
    page: numberOf(params.get("page")) ?? 1,
  };
  const change = (part: Partial<ListedMerchants>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const { version, search, order, page } = {
          ...listed,
          // Another version, search or order begins at its first page.
          page: 1,
          ...(part.version === undefined ? {} : { search: "" }),
          ...part,
        };
        const values = {
          version: version === null ? "" : String(version),
          search,
          order: order === merchantOrders[0] ? "" : order,
          page: page === 1 ? "" : String(page),
        };
        for (const [name, value] of Object.entries(values)) {
          if (value === "" || version === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [listed, change];
}
