/** A group of keys that a part of a page marks with `data-keys`; the others are `aria-keyshortcuts` of its controls. */
const keyGroups = {
  grid: [
    { keys: ["arrows"], does: "gridMove" },
    { keys: ["Enter"], does: "gridOpen" },
    { keys: ["."], does: "gridMenu" },
    { keys: ["Ctrl", "C"], does: "gridCopy" },
  ],
  peek: [{ keys: ["Space"], does: "gridPeek" }],
  select: [{ keys: ["Shift", "Space"], does: "gridSelect" }],
  board: [
    { keys: ["arrows"], does: "boardMove" },
    { keys: ["Ctrl", "arrows"], does: "boardCarry" },
    { keys: ["M"], does: "boardMenu" },
  ],
  entries: [
    { keys: ["J"], does: "nextEntry" },
    { keys: ["K"], does: "previousEntry" },
  ],
} as const;

type KeyAct = (typeof keyGroups)[keyof typeof keyGroups][number]["does"];

/** Keys pressed together, with what they do: an act of a group, or the name of the control that has them. */
type PageKey =
  | { readonly keys: readonly string[]; readonly does: KeyAct }
  | { readonly keys: readonly string[]; readonly name: string };

const isGroup = (name: string): name is keyof typeof keyGroups => Object.hasOwn(keyGroups, name);

function nameOf(control: Element): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  return (control.getAttribute("aria-label") ?? label ?? control.textContent).trim();
}

/** "Control+Shift+Z" as the keyboard names its keys. */
const keysOf = (shortcut: string): readonly string[] =>
  shortcut.split("+").map((key) => (key === "Control" ? "Ctrl" : key.length === 1 ? key.toUpperCase() : key));

/** Reads the keys of what is in view in an element: of its marked parts and of its controls, each once. */
export function readPageKeys(within: ParentNode): readonly PageKey[] {
  const parts = [...within.querySelectorAll<HTMLElement>("[data-keys]")].filter((each) => each.checkVisibility());
  const names = new Set(parts.flatMap((each) => (each.dataset["keys"] ?? "").split(" ")));
  const grouped = [...names].filter(isGroup).flatMap((name): readonly PageKey[] => keyGroups[name]);
  const controls = [...within.querySelectorAll("[aria-keyshortcuts]")].filter(
    // Every card of a board has its key: the board names it once.
    (each) => each.checkVisibility() && each.closest("[data-keys~=board]") === null,
  );
  const named = controls.flatMap((each): readonly PageKey[] => {
    const [first = ""] = (each.getAttribute("aria-keyshortcuts") ?? "").split(" ");
    const name = nameOf(each);
    return first === "" || name === "" ? [] : [{ keys: keysOf(first), name }];
  });
  const seen = new Set<string>();
  return [...grouped, ...named].filter(({ keys }) => {
    const text = keys.join("+");
    return !seen.has(text) && seen.add(text);
  });
}
