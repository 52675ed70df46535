/** A buyer that is typed and entered before the issuer's buyers have loaded. */
import { act, createElement, useState } from "react";
import { expect, it } from "vitest";
import { openScreen } from "../../../support/test-screen.ts";
import { BuyerQuestion } from "./buyer-question.tsx";

const buyers = [{ id: "b1", name: "Quarry Hill Council", country: "GBR" }];

/** The question while the list loads, and what it chose; `load` ends the loading. */
async function openQuestion() {
  const chosen: unknown[] = [];
  let load: () => void = () => undefined;
  function Asked() {
    const [isLoading, setIsLoading] = useState(true);
    const [typed, setTyped] = useState("");
    load = () => setIsLoading(false);
    return createElement(BuyerQuestion, {
      buyers: isLoading ? [] : buyers,
      offered: [],
      mayCreate: true,
      isLoading,
      disabled: false,
      typed,
      onType: setTyped,
      onChoose: (buyer) => void chosen.push(buyer),
    });
  }
  const screen = await openScreen("/jobs/create/advanced", createElement(Asked));
  const enter = () =>
    act(
      async () =>
        void screen.field("Buyer")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })),
    );
  return { ...screen, chosen, enter, load: () => act(async () => load()) };
}

it("is chosen once the list has loaded, by its ID where it is known", async () => {
  const question = await openQuestion();
  await question.type("Buyer", "quarry");
  await question.enter();
  expect(question.chosen).toEqual([]);
  expect(question.text()).toContain("Chosen as soon as the list of buyers has loaded.");
  await question.load();
  expect(question.chosen).toEqual([{ id: "b1" }]);
});

it("is chosen as a new buyer where the list does not have it", async () => {
  const question = await openQuestion();
  await question.type("Buyer", "City of Bradford");
  await question.enter();
  await question.load();
  expect(question.chosen).toEqual([{ name: "City of Bradford" }]);
});

it("is not chosen when the text changes after Enter", async () => {
  const question = await openQuestion();
  await question.type("Buyer", "quarry");
  await question.enter();
  await question.type("Buyer", "quarry hill council, parks");
  await question.load();
  expect(question.chosen).toEqual([]);
});
