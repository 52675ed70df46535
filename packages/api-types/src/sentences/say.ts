import type { Said } from "./sentence-reader.ts";

/** Words a sentence of the system in the language that is spoken; one that is nobody's stays as it is. */
export type Say = (text: string, said?: Said) => string;

/** English: the system's own words. */
export const asSaid: Say = (text) => text;
