import { everyThemeCss, scaleCss } from "@paygauge/api-types/themes/theme-css";
import { isThemeKey } from "@paygauge/api-types/themes/theme-types";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { UiProvider } from "../src/context/ui-context.tsx";
import { previews } from "../src/previews.ts";
import "./gallery.css";

/** /?theme=t2&mode=dark&only=DataGrid shows one component in one theme. */
const query = new URLSearchParams(location.search);
const style = document.createElement("style");
style.textContent = everyThemeCss() + scaleCss();
document.head.append(style);
const theme = query.get("theme");
document.documentElement.dataset["theme"] = isThemeKey(theme) ? theme : "t1";
document.documentElement.dataset["mode"] = query.get("mode") ?? "light";

const only = query.get("only");
const shown = previews.filter((preview) => only === null || preview.component === only);

function Gallery() {
  return (
    <UiProvider locale="en-GB">
      <main className="flex flex-col gap-5 p-4">
        <h1 className="text-title font-semibold">Component gallery</h1>
        {shown.map((preview) => (
          <article key={preview.component + preview.state} className="min-w-0">
            <h2 className="mb-1 text-label text-text-3">{`${preview.component}: ${preview.state}`}</h2>
            {preview.render()}
          </article>
        ))}
      </main>
    </UiProvider>
  );
}

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
