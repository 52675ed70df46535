import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";
import { watchActivity } from "./data/activity.ts";
import { App } from "./shell/app.tsx";
import { bootAtom, readBoot } from "./state/boot.ts";
import { restoreTheme } from "./state/colour-mode.ts";
import { store } from "./state/store.ts";

const boot = readBoot(document);
// The name under which the scroll lock of dialogs looks for it; without it its style element breaks the content policy.
Object.assign(globalThis, { __webpack_nonce__: boot.nonce });
store.set(bootAtom, boot);
restoreTheme(boot);
watchActivity(window);

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the application.");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
