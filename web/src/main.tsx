import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Boot } from "@paygauge/api-types/entities/identity";
import type { LoginError } from "@paygauge/api-types/messages";
import "./app.css";
import { watchActivity } from "./data/activity.ts";
import { keepStrayDrops } from "./data/stray-drop.ts";
import { App } from "./shell/app.tsx";
import { bootAtom, BrandUnreadable, readBoot } from "./state/boot.ts";
import { restoreTheme } from "./state/colour-mode.ts";
import { store } from "./state/store.ts";
import { setLocale } from "./texts/catalogue.ts";

/** Draws the application for whom and whose the page says it is. */
function begin(boot: Boot): void {
  // The name under which the scroll lock of dialogs looks for it; without it its style element breaks the content
  // policy.
  Object.assign(globalThis, { __webpack_nonce__: boot.nonce });
  store.set(bootAtom, boot);
  restoreTheme(boot);
  watchActivity(window);

  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no place for the application.");
  const draw = () =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  // Nothing is drawn before its words are there; where they do not come, English is. No top-level await: a language's
  // chunk imports from this one, and each would wait for the other.
  setLocale(boot.language, [...navigator.languages, boot.me.issuerLanguage]).then(draw, draw);
}

keepStrayDrops(window);
try {
  begin(readBoot(document));
} catch (thrown) {
  if (!(thrown instanceof BrandUnreadable)) throw thrown;
  // The sign-in page is drawn by the edge, and says what is wrong (docs/specification.md section 8).
  location.replace(linkTo("login", undefined, { error: "PUBLIC_BRANDING" satisfies LoginError }));
}
