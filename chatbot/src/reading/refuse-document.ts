import { message } from "@paygauge/api-types/catalogue/message";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { DocumentRefused } from "./read-types.ts";

const million = 1_000_000;

/** The structure is beyond a limit that was counted before it was read. */
export const tooComplex = (): DocumentRefused => new DocumentRefused(message("documentComplex"));

export const textTooLong = (): DocumentRefused =>
  new DocumentRefused(message("documentTextLong", { most: Math.round(documentLimits.text.limit / million) }));
