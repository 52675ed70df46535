import { areasMessages } from "./en-areas.ts";
import { coreMessages } from "./en-core.ts";

/**
 * Every message of gateway, origin and schemas: stable codes, English ICU messages. The other languages have the same
 * codes and places (catalogue/de, catalogue/fr).
 */
export const catalogue = { ...coreMessages, ...areasMessages } as const;
