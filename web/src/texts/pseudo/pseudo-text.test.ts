import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { en } from "../en.ts";
import { pseudoOf } from "./pseudo.ts";
import { pseudoMessage, pseudoText, pseudoTexts } from "./pseudo-text.ts";

test("a text is accented and two fifths longer", () => {
  expect(pseudoText("Analysis jobs")).toBe("Åñááļýýšííš ĵóóƀš");
  expect([...pseudoText("Purchase orders")].length).toBeGreaterThanOrEqual(20);
});

test("arguments, branches and tags are kept", () => {
  expect(pseudoMessage("Show {count, plural, one {# job of {name}} other {# jobs}}")).toBe(
    "Šĥóóŵ {count, plural, one {# ĵóóƀ óóƒ {name}} other {# ĵóóƀš}}",
  );
  expect(pseudoMessage("<b>{name}</b> is new")).toBe("<b>{name}</b> ííš ñééŵ");
});

test("a role is called by its own name, and not by its code", () => {
  const { roles } = pseudoOf({} as never).names;
  expect(roles("JobUsersAccessor", ["Job users", "Opens it."])).toEqual(["Ĵóóƀ úúšééŕš", "Öþééñš ííţ."]);
});

test("what a function is given is kept, and what it decides by", () => {
  const { remove, changes } = pseudoTexts(
    {
      remove: (what: string) => `Remove ${what}`,
      changes: (count: string, number: number) => (number === 1 ? "one" : `${count} changes`),
    },
    pseudoText,
  );
  expect(remove("Spend")).toBe("Ŕééɱóóṽéé Spend");
  expect([changes("1", 1), changes("1,200", 1200)]).toEqual(["óóñéé", "1,200 çĥááñĝééš"]);
});

test("every message of the catalogue can still be spoken", () => {
  const broken: string[] = [];
  const look = (tree: object): void => {
    for (const text of Object.values(tree)) {
      if (typeof text !== "string") {
        look(text);
        continue;
      }
      const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = ""]) => [name, 2] as const);
      const onError = (error: Error) => broken.push(`${text}: ${error.message}`);
      const speak = createTranslator({ locale: "en-GB", messages: { it: pseudoMessage(text) }, onError });
      speak("it" as never, Object.fromEntries(names) as never);
    }
  };
  look(en);
  expect(broken).toEqual([]);
});
