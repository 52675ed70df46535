import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { PrintableBoot } from "@paygauge/api-types/entities/identity";
import "./printable.css";
import { PrintableApp } from "./printable-app.tsx";

/** What the edge wrote into the page; the first element that is filled counts. */
function readBoot(): PrintableBoot {
  for (const element of document.querySelectorAll("#boot")) {
    const text = element.textContent ?? "";
    if (text.trim() !== "") return JSON.parse(text);
  }
  throw new Error("The page carries no boot data. Load it through the edge, not as a file.");
}

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the report.");
createRoot(root).render(
  <StrictMode>
    <PrintableApp boot={readBoot()} />
  </StrictMode>,
);
