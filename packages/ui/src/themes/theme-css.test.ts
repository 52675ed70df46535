import { readFileSync } from "node:fs";
import { colourTokens } from "@paygauge/api-types/themes/colour-tokens";
import { breakpoints, easing, fontFamilies, radius, typeRoles } from "@paygauge/api-types/themes/scale";
import { expect, test } from "vitest";

const css = readFileSync(new URL("theme.css", import.meta.url), "utf8");
const squeezed = css.replaceAll(/\s/g, "");

test("every colour token has its class, and no other palette is left", () => {
  for (const token of colourTokens) expect(css).toContain(`--color-${token}: var(--${token});`);
  expect(css).toContain("--color-*: initial;");
  expect(css).not.toMatch(/#[0-9a-f]{3,8}\b/i);
});

test("sizes equal the scale of the theme table", () => {
  for (const [name, size] of Object.entries(radius)) expect(css).toContain(`--radius-${name}: ${size}px;`);
  for (const [name, size] of Object.entries(breakpoints)) expect(css).toContain(`--breakpoint-${name}: ${size}px;`);
  for (const [role, [size, line]] of Object.entries(typeRoles)) {
    expect(css).toContain(`--text-${role}: ${size / 16}rem;`);
    expect(css).toContain(`--text-${role}--line-height: ${line / 16}rem;`);
  }
  for (const [name, family] of Object.entries(fontFamilies)) {
    expect(squeezed).toContain(`--font-${name}:${family.replaceAll(/\s/g, "")};`);
  }
  expect(squeezed).toContain(`--ease-out:${easing.replaceAll(/(?<=[(,])\./g, "0.")};`);
});
