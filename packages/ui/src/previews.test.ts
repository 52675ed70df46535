import { createElement } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { UiProvider } from "./context/ui-context.tsx";
import { previews } from "./previews.ts";

const markupOf = (render: () => ReactNode) => renderToStaticMarkup(createElement(UiProvider, null, render()));

describe("previews", () => {
  test("each has its own name", () => {
    const names = previews.map((preview) => `${preview.component}: ${preview.state}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(previews.map((preview) => [`${preview.component}: ${preview.state}`, preview] as const))(
    "%s renders, and every button in it has a name",
    (_name, preview) => {
      const markup = markupOf(preview.render);
      expect(markup.length).toBeGreaterThan(20);
      expect(markup).not.toMatch(/undefined|NaN|\[object/);
      for (const [, attributes = "", inside = ""] of markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)) {
        const words = inside.replaceAll(/<[^>]+>/g, "").trim();
        const named = attributes.includes("aria-label") || words !== "";
        expect(named, `${attributes} ${inside}`).toBe(true);
      }
    },
  );
});
