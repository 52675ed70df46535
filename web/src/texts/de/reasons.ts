import { reasonWords } from "@paygauge/api-types/reason-words/de";
import type { Translation } from "../translation.ts";

/** Why a capability has its level. */
export const reasonsTexts = reasonWords satisfies Translation["reasons"];
