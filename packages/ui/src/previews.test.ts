import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { UiProvider } from "./context/ui-context.tsx";
import { previews } from "./previews.ts";

const here = import.meta.dirname;
/** What has no look of its own, and what is only ever drawn within a component that has a preview. */
const parts: Readonly<Record<string, string | undefined>> = {
  UiProvider: undefined,
  AppLink: undefined,
  MessageText: undefined,
  Deferred: undefined,
  KeptFocus: undefined,
  ChartFrame: "BarChart",
  Legend: "StackedBandBars",
  FieldFrame: "TextField",
  FormField: "FormShell",
  NumberField: "FormShell",
  ScrollBox: "PlainTable",
  SkeletonBar: "Skeleton",
  SnackbarStack: "Snackbar",
  StaleBar: "DataGrid",
  ViewButton: "ViewMenu",
  EmptyFiltered: "DataGrid",
};

const markupOf = (render: () => ReactNode) => renderToStaticMarkup(createElement(UiProvider, null, render()));

describe("previews", () => {
  test("every component that others may use has one, or is part of one that has", () => {
    const index = readFileSync(path.join(here, "index.ts"), "utf8");
    const exported = [...index.matchAll(/^export \{([^}]*)\} from "[^"]+\.tsx"/gm)]
      .flatMap(([, names = ""]) => names.split(","))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name));
    expect(exported.length).toBeGreaterThan(40);
    const drawn = globSync("**/*.preview.tsx", { cwd: here })
      .map((file) => readFileSync(path.join(here, file), "utf8"))
      .join("\n");
    const isDrawn = (name: string) => new RegExp(`<${name}\\b`).test(drawn);
    const isShown = (name: string) => {
      const whole = parts[name];
      return name in parts ? whole === undefined || isDrawn(whole) : isDrawn(name);
    };
    expect(exported.filter((name) => !isShown(name))).toEqual([]);
  });

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
