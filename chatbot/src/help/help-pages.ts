import type { HelpPage } from "../corpus/seed-help.ts";
import { helpTexts } from "./help-texts.derived.ts";

/** The product's help pages, chatbot/help/<language>/<name>.md. */
export const helpPages: readonly HelpPage[] = helpTexts;
