/**
 * Loads Radix as in a browser: it decides when it is first loaded whether there is a page, and tests make their page
 * later. Files of tests share a process, so that the first one that loads a dialog would decide for all.
 */
import { vi } from "vitest";

vi.stubGlobal("document", {});
await import("@radix-ui/react-dialog");
vi.unstubAllGlobals();
