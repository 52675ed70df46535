import { englishTexts, UiProvider } from "@paygauge/ui";
import { Provider } from "jotai";
import { act, createElement, Suspense, type ComponentType, type ReactNode } from "react";
import { SWRConfig } from "swr";
import { IntlProvider } from "use-intl";
import { vi } from "vitest";
import { calls } from "@paygauge/api-types/endpoints.derived";
import { findCall, type AnswerOf, type ReleasedCallId } from "@paygauge/api-types/endpoints";
import { findPage } from "@paygauge/api-types/sitemap";
import type { Call } from "@paygauge/api-types/endpoints/call";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { catalogue } from "@paygauge/api-types/catalogue/en";
import { registerCalls } from "../data/call-table.ts";
import { bootAtom } from "../state/boot.ts";
import { noticeHistoryAtom } from "../state/notifications.ts";
import { DrawnPageContext, PageContext } from "../state/page.ts";
import { store } from "../state/store.ts";
import { loadedTranslate } from "../texts/catalogue.ts";
import { en } from "../texts/en.ts";
import { translateWith } from "../texts/translate-with.ts";
import { bootOf } from "./test-boot.ts";
import { openPage } from "./test-page.ts";

/** A call that the screen made. */
interface SentCall {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}
/** What the origin answers to each call; a call without an answer is refused with 404. */
type Answers = {
  readonly [Id in ReleasedCallId]?: AnswerOf<Id> | ((sent: SentCall) => AnswerOf<Id> | Response);
};

interface ScreenProps {
  readonly permissions?: readonly Permission[];
  readonly answers?: Answers;
  readonly mode?: "Live" | "ReadOnly";
}

/** What dialogs, menus and fields read of a browser in addition to `openPage`. */
const more = [
  "Node",
  "NodeFilter",
  "DocumentFragment",
  "HTMLInputElement",
  "HTMLSelectElement",
  "HTMLTextAreaElement",
  "HTMLButtonElement",
  "SVGElement",
  "MouseEvent",
  "PointerEvent",
  "FocusEvent",
  "MutationObserver",
  "ResizeObserver",
  "IntersectionObserver",
  "DOMRect",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "matchMedia",
  "localStorage",
  "sessionStorage",
] as const;

/** The text without the marks that keep a value's direction. */
const plain = (text: string | null | undefined): string =>
  (text ?? "")
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The router learns of a new address by these events, which it sends itself in the window that it was loaded in. */
function announceMoves(): void {
  for (const name of ["pushState", "replaceState"] as const) {
    const move = history[name].bind(history);
    history[name] = (...parts) => {
      move(...parts);
      dispatchEvent(new Event(name));
    };
  }
}

function answering(answers: Answers, sent: SentCall[]) {
  const known = new Map(Object.entries(answers));
  return async (href: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(href, "http://brand1.localhost");
    const hit = findCall(init.method ?? "GET", url.pathname);
    if (hit === null) throw new Error(`No call has the address ${href}.`);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { id: hit.id, params: hit.params, query: Object.fromEntries(url.searchParams), body };
    sent.push(call);
    const answer: unknown = known.get(hit.id);
    if (answer === undefined) return refusedWith("The test has no answer to it.", {}, 404);
    const said: unknown = typeof answer === "function" ? answer(call) : answer;
    return said instanceof Response ? said : Response.json(said);
  };
}

/** What every call that changes something answers. */
export const doneWith = (message: string) => ({ message, success: true, statusCode: 200 });

/** A refusal of the origin; `errors`: its sentences by field. */
export const refusedWith = (
  detail: string,
  errors: Readonly<Record<string, string>> = {},
  status = 422,
  code = "REFUSED",
): Response => Response.json({ type: "about:blank", title: "Refused", status, code, detail, errors }, { status });

const translate = translateWith(catalogue, "en-GB");

/** The user in a boot, the words in English, and a cache of its own around a screen. */
function Around({ children }: { readonly children: ReactNode }) {
  const hit = findPage(location.pathname);
  const ui = createElement(
    UiProvider,
    { locale: "en-GB", texts: englishTexts, translate, opensOptionsOnFocus: false },
    createElement(
      PageContext,
      { value: hit },
      createElement(DrawnPageContext, { value: hit }, createElement(Suspense, { fallback: null }, children)),
    ),
  );
  const texts = { locale: "en-GB", messages: en, timeZone: "UTC" };
  return createElement(
    Provider,
    { store },
    createElement(
      SWRConfig,
      { value: { provider: () => new Map(), shouldRetryOnError: false } },
      createElement(IntlProvider as ComponentType<typeof texts & { children?: ReactNode }>, texts, ui),
    ),
  );
}

/** Draws a part of the application in a page in memory, as a user with these permissions sees it: once in a test. */
export async function openScreen(address: string, screen: ReactNode, props: ScreenProps = {}) {
  const sent: SentCall[] = [];
  // What comes late in the application is here, so that tests await answers alone.
  registerCalls(calls);
  await loadedTranslate();
  const page = await openPage(address);
  for (const name of more) {
    const value: unknown = Reflect.get(window, name);
    vi.stubGlobal(name, typeof value === "function" && /^[a-z]/.test(name) ? value.bind(window) : value);
  }
  announceMoves();
  vi.stubGlobal("fetch", answering(props.answers ?? {}, sent));
  store.set(noticeHistoryAtom, []);
  store.set(bootAtom, { ...bootOf(props.permissions ?? []), mode: props.mode ?? "Live" });
  await page.draw(createElement(Around, null, screen));

  const text = () => plain(document.body.textContent);
  const nameOf = (element: Element) => plain(element.getAttribute("aria-label") ?? element.textContent);
  /** An open dialog, outside which no control can be used, else the page. */
  const inUse = () => [...document.querySelectorAll("[data-modal]")].at(-1) ?? document.body;
  const button = (name: string) =>
    [...inUse().querySelectorAll<HTMLButtonElement>("button, a, [role=button]")].find((each) => nameOf(each) === name);
  /** The control of a label, found by its first words. */
  const field = (label: string) => {
    const found = [...inUse().querySelectorAll("label")].find((each) => nameOf(each).startsWith(label));
    const own = found?.querySelector("input, select, textarea");
    const control = own ?? (found === undefined ? null : document.getElementById(found.htmlFor));
    return control ?? inUse().querySelector(`[aria-label^="${label}"]`);
  };
  const required = <Found>(found: Found | null | undefined, name: string): Found => {
    if (found === null || found === undefined) throw new Error(`There is no “${name}”: ${text().slice(0, 2000)}`);
    return found;
  };
  /** Draws until something is so: answers arrive between. */
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let times = 0; times < 1000 && !isSo(); times += 1)
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 4))));
    if (!isSo()) throw new Error(`It did not come about: ${text().slice(0, 2000)}`);
  };
  /** React follows the property's own setter. */
  const enter = (control: Element, value: string, event: string) =>
    act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
      set?.call(control, value);
      control.dispatchEvent(new Event(event, { bubbles: true }));
    });
  const writes = () => sent.filter(({ id }) => new Map<string, Call>(Object.entries(calls)).get(id)?.effect !== "read");
  return {
    text,
    until,
    button,
    field,
    sent,
    /** Calls that change something, without drafts of forms. */
    writes: () => writes().filter(({ id }) => !/draft/i.test(id)),
    shows: (words: string) => until(() => text().includes(words)),
    press: (name: string) => act(async () => required(button(name), name).click()),
    tick: (label: string) => act(async () => (required(field(label), label) as HTMLElement).click()),
    type: (label: string, value: string) => enter(required(field(label), label), value, "input"),
    choose: (label: string, value: string) => enter(required(field(label), label), value, "change"),
    /** Opens a list of options that are found by typing, and chooses one. */
    pick: async (label: string, option: string) => {
      await act(async () => (required(field(label), label) as HTMLElement).click());
      const options = () => [...document.querySelectorAll<HTMLElement>("[role=option]")];
      await until(() => options().length > 0);
      const found = options().find((each) => plain(each.textContent).startsWith(option));
      await act(async () => required(found, option).click());
    },
    /** Cells of the table with this name, by row. */
    table: (label: string) =>
      [...required(document.querySelector(`table[aria-label="${label}"]`), label).querySelectorAll("tr")].map((row) =>
        [...row.querySelectorAll("th, td")].map((cell) => plain(cell.textContent)),
      ),
    said: () => store.get(noticeHistoryAtom),
  };
}
