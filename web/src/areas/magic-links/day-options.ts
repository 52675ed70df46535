import { magicLinkLimits } from "@paygauge/api-types/entities/magic-links";

const upTo = (most: number, label: (count: number) => string) =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: label(at + 1) }));

/** How long a link can work, the longest first. */
export const dayOptions = (label: (count: number) => string) => upTo(magicLinkLimits.days, label).toReversed();

/** How many files a link can take. */
export const fileOptions = (label: (count: number) => string) => upTo(magicLinkLimits.uses, label);
