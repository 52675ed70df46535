import { Skeleton, UiProvider } from "@paygauge/ui";
import { createElement } from "react";
import { expect, test } from "vitest";
import { openPage } from "../support/test-page.ts";

test("a shape that takes over from another is seen at once; the next wait begins again", async () => {
  const page = await openPage("/");
  const draw = (key: string | null) =>
    page.draw(
      createElement(UiProvider, null, key === null ? null : createElement(Skeleton, { key, kind: "form", fields: 1 })),
    );
  const style = () => document.querySelector(".animate-appear")?.getAttribute("style") ?? "";
  const past = async (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until) await Promise.resolve();
  };
  await draw("code");
  expect(style()).toContain("animation-delay");
  await past(60);
  await draw("rows");
  expect(style()).toContain("animation: none");
  await draw(null);
  await past(150);
  await draw("another");
  expect(style()).toContain("animation-delay: 40ms");
});
