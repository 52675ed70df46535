import { areasMessages } from "./de-areas.ts";
import { coreMessages } from "./de-core.ts";
import type { Catalogue } from "./message.ts";

/** The messages of gateway and origin in German. */
export const catalogue: Catalogue = { ...coreMessages, ...areasMessages };
