import { catalogue } from "@paygauge/api-types/catalogue/en";
import type { Translate } from "@paygauge/api-types/catalogue/translator";
import { translateWith } from "./translate-with.ts";

/** English: what programs read beside the message's code. */
export const english: Translate = translateWith(catalogue, "en-GB");
