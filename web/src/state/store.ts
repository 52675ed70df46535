import { createStore } from "jotai";

/** The one store of this tab; code outside React (calls, uploads) writes to it too. */
export const store = createStore();
