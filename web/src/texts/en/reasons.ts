import { reasonWords } from "@paygauge/api-types/reason-words/en";
import { spelled } from "../spelled.ts";

/** Why a capability has its level. */
export const reasonsTexts = spelled(reasonWords);
