import { areasMessages } from "./fr-areas.ts";
import { coreMessages } from "./fr-core.ts";
import type { Catalogue } from "./message.ts";

/** The messages of gateway and origin in French. */
export const catalogue: Catalogue = { ...coreMessages, ...areasMessages };
