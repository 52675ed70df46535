import { createContext } from "react";

/** Whether the rail is collapsed, for quick views that are loaded later. */
export const NarrowContext = createContext(false);
