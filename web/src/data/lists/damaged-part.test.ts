import { createElement } from "react";
import { expect, it } from "vitest";
import { openScreen } from "../../support/test-screen.ts";
import { BelowDamaged } from "./damaged-part.tsx";

const rows = [
  { id: "a", name: "Acme" },
  { id: "b", name: "Borders" },
];
const Around = ({ damaged }: { readonly damaged: readonly string[] | undefined }) =>
  BelowDamaged({ damaged, rows, rowKey: ({ id }) => id, children: "The grid" });
const grid = (damaged?: readonly string[]) => createElement(Around, { damaged });

it("S77 a list names the rows of which something can't be read, and says what to do", async () => {
  const screen = await openScreen("/", grid(["b"]));
  await screen.shows("1 entry is damaged: Borders. Open it and save again what is missing, or delete it.");
  expect(screen.text()).toContain("The grid");
});

it("S77 a list says nothing where nothing is damaged", async () => {
  const screen = await openScreen("/", grid());
  expect(screen.text()).toBe("The grid");
});
