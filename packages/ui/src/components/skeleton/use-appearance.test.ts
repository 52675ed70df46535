import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAppearance } from "./use-appearance.ts";

function Shape({ atOnce }: { readonly atOnce?: boolean }) {
  return createElement("p", { style: useAppearance(atOnce) });
}
const styleOf = (atOnce?: boolean) => renderToStaticMarkup(createElement(Shape, { ...(atOnce && { atOnce }) }));

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"], now: 1000 }));
afterEach(() => void vi.useRealTimers());

test("a shape is seen after a moment, and at once where the wait is long for certain", () => {
  expect(styleOf()).toContain("animation-delay:40ms");
  expect(styleOf(true)).toContain("animation:none");
});
