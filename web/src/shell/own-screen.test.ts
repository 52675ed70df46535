import { createStore, Provider } from "jotai";
import { createElement, lazy, type ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { expect, test, vi } from "vitest";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { resourceScreens } from "../records/resource-screens.ts";
import { bootAtom } from "../state/boot.ts";
import { bootOf } from "../support/test-boot.ts";
import { openPage } from "../support/test-page.ts";
import { DrawnPage, useGuardedPlace, type Screens } from "./guarded-page.tsx";

/** The screens of a record, of which one is an ordinary file's: it knows of no guard and no title. */
const screens: Screens = {
  ...resourceScreens("buyer", async () => {
    throw new Error("Another screen than its own was drawn.");
  }),
  buyerCreate: lazy(async () => ({ default: () => createElement("p", null, "A form of its own.") })),
};

/** What is drawn at the address for a user with these permissions, and where they are led instead. */
async function openedBy(permissions: readonly Permission[]) {
  const page = await openPage("/admin/buyer-manager/create");
  const away = vi.spyOn(location, "assign").mockReturnValue(undefined);
  const store = createStore();
  store.set(bootAtom, bootOf(permissions));
  const Page = () => {
    const place = useGuardedPlace();
    return place === null ? null : createElement(DrawnPage, { ...place.drawn, screens });
  };
  const around = (children: ReactNode) => IntlProvider({ locale: "en-GB", messages: {}, children });
  await page.draw(
    createElement(
      Provider,
      { store },
      createElement(() => around(createElement(Page))),
    ),
  );
  return { text: page.text(), title: document.title, away: away.mock.calls };
}

test("a screen in an ordinary file keeps the title and the guard, which its page declares", async () => {
  const open = await openedBy(["BuyerManagement_CRUD"]);
  expect(open).toEqual({ text: "A form of its own.", title: "New buyer · Harbour Payments", away: [] });
});

test("who may not open the page is led away from it, whichever part draws it", async () => {
  const { text, away } = await openedBy(["BuyerManagement_VIEW"]);
  expect([text, away]).toEqual(["", [["/401"]]]);
});
