import type { PagedRequest } from "@paygauge/api-types/entities/paging";

/** "1e5" without its exponent: what the list's condition says and what is asked must be one amount. */
function plainDecimal(text: string): string {
  const number = Number(text);
  if (!/[a-z]/i.test(text) || !Number.isFinite(number)) return text;
  return number.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 });
}

/** Money as a user types it, in minor units; what isn't a number stays, and the system says so. */
export function minorText(major: string, minorDigits: number): string {
  const hit = /^\s*([-+]?)(\d*)(?:\.(\d*))?\s*$/.exec(plainDecimal(major));
  const [, sign = "", whole = "", part = ""] = hit ?? [];
  if (whole === "" && part === "") return major;
  const digits = `${whole}${part.slice(0, minorDigits).padEnd(minorDigits, "0")}`.replace(/^0+(?=\d)/, "");
  const rest = part.slice(minorDigits);
  return `${sign === "-" ? "-" : ""}${digits}${rest === "" ? "" : `.${rest}`}`;
}

/** A request whose conditions on money, typed in major units, are in the minor ones that the call compares. */
export function inMinorUnits(
  request: PagedRequest,
  minorDigits: number,
  isMoney: (property: string) => boolean,
): PagedRequest {
  if (request.filters === undefined) return request;
  const filterItems = request.filters.filterItems.map((item) =>
    isMoney(item.propertyName) && item.itemValue !== undefined
      ? { ...item, itemValue: minorText(item.itemValue, minorDigits) }
      : item,
  );
  return { ...request, filters: { filterItems } };
}
