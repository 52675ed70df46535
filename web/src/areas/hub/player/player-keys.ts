/** What a key does in the player; null for every other key. */
export type PlayerAction =
  | { readonly kind: "toggle" | "mute" | "captions" | "fullScreen" }
  /** Seconds forward, or back where negative. */
  | { readonly kind: "by"; readonly seconds: number }
  /** Tenths of the whole. */
  | { readonly kind: "to"; readonly tenths: number };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const actions: ReadonlyMap<string, PlayerAction> = new Map<string, PlayerAction>([
  [" ", { kind: "toggle" }],
  ["k", { kind: "toggle" }],
  ["m", { kind: "mute" }],
  ["c", { kind: "captions" }],
  ["f", { kind: "fullScreen" }],
  ["j", { kind: "by", seconds: -10 }],
  ["l", { kind: "by", seconds: 10 }],
  ["arrowleft", { kind: "by", seconds: -5 }],
  ["arrowright", { kind: "by", seconds: 5 }],
]);

/** Elements that use a key themselves: text fields all of them, a slider its arrows, a button the space bar. */
function isOwnKey(element: string, type: string, key: string): boolean {
  if (element === "TEXTAREA" || element === "SELECT") return true;
  if (element === "INPUT") return type !== "range" || key.startsWith("arrow");
  return (element === "BUTTON" || element === "A") && key === " ";
}

/** @param element name of the element that has the focus, and the type of an input */
export function actionOf(pressed: Pressed, element: string, type = ""): PlayerAction | null {
  const key = pressed.key.toLowerCase();
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || isOwnKey(element, type, key)) return null;
  if (/^\d$/.test(key)) return { kind: "to", tenths: Number(key) };
  return actions.get(key) ?? null;
}
