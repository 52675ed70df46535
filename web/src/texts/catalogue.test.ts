import { expect, test } from "vitest";
import { store } from "../state/store.ts";
import { areaTexts, speechAtom } from "./catalogue.ts";

test("a part is drawn after what is drawn already has heard of its words", async () => {
  let heard = false;
  const end = store.sub(speechAtom, () => {
    // What is drawn is drawn anew in a task of its own.
    setTimeout(() => {
      heard = true;
    });
  });
  await areaTexts.audit();
  end();
  expect(store.get(speechAtom).words.audit).toBeDefined();
  expect(heard).toBe(true);
});
