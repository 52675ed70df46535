import { Window } from "happy-dom";
import { act, type ReactNode } from "react";
import { onTestFinished, vi } from "vitest";

/** What our code, React and the router read of a browser. */
const globals = [
  "document",
  "location",
  "history",
  "Element",
  "HTMLElement",
  "HTMLIFrameElement",
  "Event",
  "KeyboardEvent",
  "CustomEvent",
  "CSS",
  "addEventListener",
  "removeEventListener",
  "dispatchEvent",
  "getComputedStyle",
] as const;

interface TestPage {
  /** Draws, and again in the same place; resolves when effects have run. */
  draw(node: ReactNode): Promise<void>;
  text(): string;
  /** The address bar's new address, as a link or the Back button brings it. */
  goTo(address: string): Promise<void>;
  /** Presses a key on the page itself. */
  press(key: string): Promise<void>;
}

/** A browser's page in memory, for tests of what is drawn and pressed; it is closed when the test ends. */
export async function openPage(address: string): Promise<TestPage> {
  const window = new Window({ url: `http://brand1.localhost${address}` });
  vi.stubGlobal("window", window);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  for (const name of globals) {
    const value: unknown = Reflect.get(window, name);
    vi.stubGlobal(name, typeof value === "function" && /^[a-z]/.test(name) ? value.bind(window) : value);
  }
  // It reads the globals when it is first loaded.
  const { createRoot } = await import("react-dom/client");
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  // Said by each test: files share a process, in which a module's own hooks are those of the first file alone.
  onTestFinished(async () => {
    await act(async () => root.unmount());
    // A part that arrives after its page is closed would look for the page.
    await vi.dynamicImportSettled();
    await window.happyDOM.close();
    vi.unstubAllGlobals();
  });
  return {
    draw: (node) => act(async () => root.render(node)),
    text: () => place.textContent,
    goTo: (next) =>
      act(async () => {
        history.pushState(null, "", next);
        dispatchEvent(new Event("popstate"));
      }),
    press: (key) => act(async () => void dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))),
  };
}
