import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { isolateValues } from "./isolate-values.ts";

const translate = isolateValues(
  createTranslator({
    locale: "en",
    messages: { removed: "{name} was removed by {count, plural, one {# user} other {# users}}" },
  }),
);

test("isolates a name that would reorder its sentence, and leaves others as they are", () => {
  expect(translate("removed", { name: "Acme", count: 2 })).toBe("Acme was removed by 2 users");
  expect(translate("removed", { name: "שלום", count: 1 })).toBe("\u2068שלום\u2069 was removed by 1 user");
  expect(translate("removed", { name: "a\u202efdp\u2069.exe", count: 1 })).toBe(
    "\u2068afdp.exe\u2069 was removed by 1 user",
  );
});

test("returns the same function for the same translations, so that hooks that depend on it stay still", () => {
  const one = createTranslator({ locale: "en", messages: { a: "b" } });
  expect(isolateValues(one)).toBe(isolateValues(one));
});
