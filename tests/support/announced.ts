import type { Page } from "./journey.ts";

declare global {
  interface Window {
    /** What live regions said since they were asked last. */
    announced?: string[];
  }
}

/**
 * Writes down what live regions say. A region that comes into the page together with its words is written down as
 * "late: …": screen readers tell of what changes in a region that they know already.
 */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = "output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const said: string[] = [];
    window.announced = said;
    const say = (region: Element, late: boolean): void => {
      const text = (region.textContent ?? "").trim().replaceAll(/\s+/g, " ");
      if (text !== "") said.push(late && !region.matches("[role=alert]") ? `late: ${text}` : text);
    };
    new MutationObserver((changes) => {
      const known = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (around) known.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const region of [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)])
            say(region, true);
        }
      }
      for (const region of known) say(region, false);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What was said since the last question. */
export function announced(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announced?.splice(0) ?? []);
}

interface Heard {
  readonly role: string;
  readonly name: string;
  readonly states: Readonly<Record<string, unknown>>;
}

/** The element that has the focus, as the browser tells screen readers of it. */
export async function heardAtFocus(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page);
  try {
    const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = await session.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId ?? "",
      fetchRelatives: false,
    });
    const [node] = nodes;
    const states = (node?.properties ?? []).map(({ name, value }) => [name, value.value] as const);
    return {
      role: String(node?.role?.value ?? ""),
      name: String(node?.name?.value ?? ""),
      states: Object.fromEntries(states),
    };
  } finally {
    await session.detach();
  }
}
