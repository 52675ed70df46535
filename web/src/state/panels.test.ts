import { describe, expect, test } from "vitest";
import { askedPanel, panelPlaces, panelRules, panelStates, toggledPanel } from "./panels.ts";

/**
 * docs/specification.md section 4, a line for each state: first state *, own button, then what each request makes of
 * it.
 */
const table = `
desktop     pinned *    collapsed  pinned    pinned    pinned    pinned
desktop     collapsed   pinned     pinned    collapsed collapsed collapsed
mobile      closed *    open       closed    closed    open      closed
mobile      open        closed     open      open      open      closed
fullscreen  collapsed * open       collapsed collapsed open      collapsed
fullscreen  open        collapsed  open      collapsed open      open
`;

/** The same table, written by the code. */
function written(): string[] {
  return panelPlaces.flatMap((place) => {
    const { first, toggle } = panelRules[place];
    const known = panelStates.filter((state) => toggle[state] !== undefined);
    return known.map((state) =>
      [
        place,
        state,
        ...(state === first ? ["*"] : []),
        toggledPanel(place, state),
        ...panelStates.map((wanted) => askedPanel(place, state, wanted)),
      ].join(" "),
    );
  });
}

test("every place, state and request goes as the table says", () => {
  const expected = table.trim().replaceAll(/ +/g, " ").split("\n");
  expect(written().toSorted()).toEqual(expected.toSorted());
});

describe.each(panelPlaces)("%s", (place) => {
  test.each(panelStates)("from %s a button and a request end in a state of the place", (state) => {
    const known = Object.keys(panelRules[place].toggle);
    expect(known).toContain(toggledPanel(place, state));
    for (const wanted of panelStates) expect([...known, state]).toContain(askedPanel(place, state, wanted));
  });
  test("a pinned panel ignores requests", () => {
    for (const wanted of panelStates) expect(askedPanel(place, "pinned", wanted)).toBe("pinned");
  });
});
