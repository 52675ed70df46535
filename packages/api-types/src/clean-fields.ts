/** Schema actions that free a text of controls and of marks that reorder: every stored text of a body has one. */
import * as v from "valibot";
import { cleanedLine, cleanedText } from "./clean-text.ts";

/** For fields of one line (tests/contract/clean-texts). */
export const cleanLine = () => v.transform(cleanedLine);

/** For fields of several lines. */
export const cleanText = () => v.transform(cleanedText);
