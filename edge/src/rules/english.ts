import { catalogue } from "@paygauge/api-types/catalogue/en";
import type { Translate } from "@paygauge/api-types/catalogue/translator";
import { translateWith } from "./translate-with.ts";

/** English: what programs read next to the message's code. */
export const english: Translate = translateWith(catalogue, "en-GB");
