import { createElement } from "react";
import { IntlProvider } from "use-intl";
import type { PromptVersion } from "@paygauge/api-types/entities/prompts";
import { expect, it } from "vitest";
import { openPage } from "../../../support/test-page.ts";
import { promptsTexts } from "../../../texts/en/prompts.ts";
import { versionDiff } from "../diff/version-diff.ts";
import { DifferenceView } from "./difference-view.tsx";

const version = (number: number, template: string, more: Partial<PromptVersion["contract"]> = {}): PromptVersion => ({
  number,
  template,
  config: { model: "default", temperature: number / 10, maxTokens: 400 },
  contract: { variables: ["a", "b"], answer: "json", schema: "text: string", maxWords: 100, checks: ["json"], ...more },
  note: "",
  author: "",
  isOwn: false,
  digest: "",
  createdOn: "2026-01-31T10:00:00Z",
  labels: [],
});

it("shows removed and added lines with their numbers, and marks the changed words", async () => {
  const page = await openPage("/");
  const diff = versionDiff(
    version(1, "Keep\nAt most 160 words for {{a}}."),
    version(2, "Keep\nAt most 120 words for {{a}}.\nMore"),
  );
  const view = createElement(DifferenceView, { diff, before: 1, after: 2 });
  // The application gives the compiled texts of the area; here they are given directly.
  const Provided = () => IntlProvider({ locale: "en", messages: { prompts: promptsTexts }, children: view });
  await page.draw(createElement(Provided));
  const rows = [...document.querySelectorAll("tr[data-kind]")];
  expect(rows.map((row) => row.getAttribute("data-kind"))).toEqual(["same", "removed", "added", "added"]);
  const cells = rows.map((row) => [...row.querySelectorAll("td")].slice(0, 2).map((cell) => cell.textContent));
  expect(cells).toEqual([
    ["1", "1"],
    ["2", ""],
    ["", "2"],
    ["", "3"],
  ]);
  expect(document.querySelector("del")?.textContent).toBe("160");
  expect(document.querySelector("ins")?.textContent).toBe("120");
  expect(page.text()).toContain("2 lines added");
  expect(page.text()).toContain("1 line removed");
  await page.draw(null);
});

it("compares settings, schema and contract as well", () => {
  const diff = versionDiff(
    version(1, "{{a}}"),
    version(2, "{{b}}", { schema: "text: string\nmore: string", checks: ["json", "links"], maxWords: 90 }),
  );
  expect(diff.settings.filter(({ before, after }) => before !== after).map(({ key }) => key)).toEqual([
    "temperature",
    "maxWords",
  ]);
  expect(diff.schema.map(({ kind }) => kind)).toEqual(["same", "added"]);
  expect(diff.variables).toEqual({ added: ["b"], removed: ["a"] });
  expect(diff.checks).toEqual({ added: ["links"], removed: [] });
});
