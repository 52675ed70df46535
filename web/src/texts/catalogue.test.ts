import { createElement, Suspense, type ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { IntlProvider } from "use-intl";
import { afterEach, expect, test, vi } from "vitest";
import { store } from "../state/store.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { areaTexts, lazyWithTexts, localeAtom, setLocale, untranslated } from "./catalogue.ts";

afterEach(() => vi.unstubAllGlobals());

test("a part is drawn after what is drawn already has heard of its words", async () => {
  let heard = false;
  const end = store.sub(localeAtom, () => {
    // What is drawn is drawn again in a task of its own.
    setTimeout(() => {
      heard = true;
    });
  });
  await areaTexts.audit();
  end();
  expect(store.get(localeAtom).words.audit).toBeDefined();
  expect(heard).toBe(true);
});

test("a part is not drawn with words that are older than its own", async () => {
  const Part = lazyWithTexts(async () => ({ default: () => createElement("p", null, "drawn") }), areaTexts.palette);
  const drawnWith = async (messages: object) => {
    const part = createElement(Suspense, null, createElement(Part));
    const around = (children: ReactNode) => IntlProvider({ locale: "en-GB", messages: { ...messages }, children });
    const tree = createElement(() => around(part));
    const stream = await renderToReadableStream(tree);
    await stream.allReady;
    return new Response(stream).text();
  };
  const { palette: _its, ...before } = store.get(localeAtom).words;
  expect(await drawnWith(before)).not.toContain("drawn");
  expect(await drawnWith(store.get(localeAtom).words)).toContain("drawn");
});

test("of two languages chosen one after the other the last is spoken, however long the first takes to arrive", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  const first = setLocale("fr", []);
  const second = setLocale("en", []);
  await Promise.all([first, second]);
  expect(store.get(localeAtom).language).toBe("en");
  expect(document.documentElement.lang).toBe("en");
});

test("a message of a single area is worded as soon as its part has arrived, which the first one asks for", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLocale("fr", []);
  const translateNow = () => store.get(localeAtom).translate(message("companyNumberForm"), "");
  await vi.waitUntil(() => store.get(localeAtom).translate !== untranslated);
  expect(translateNow()).toBe("");
  const arrived = Promise.withResolvers<void>();
  const end = store.sub(localeAtom, () => arrived.resolve());
  await arrived.promise;
  end();
  expect(translateNow()).toContain("00445790");
  expect(store.get(localeAtom).translate(message("callUnknown"), "")).not.toBe("");
});
