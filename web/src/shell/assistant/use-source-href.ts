import { breakpoints } from "@paygauge/api-types/themes/scale";
import { useAddressPart } from "../../data/use-address-part.ts";

/**
 * The address of a source that is a screen: the panel stays open next to it if there is room, and is closed
 * otherwise.
 */
export function useSourceHref(): (href: string) => string {
  const [place] = useAddressPart("chat");
  return (href) => {
    if (place === null || !matchMedia(`(width >= ${breakpoints.lg}px)`).matches) return href;
    return `${href}${href.includes("?") ? "&" : "?"}chat=side`;
  };
}
