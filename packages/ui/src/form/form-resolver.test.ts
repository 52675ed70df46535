import * as v from "valibot";
import { expect, test } from "vitest";
import { formResolver, messagesOf } from "./form-resolver.ts";

const schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1, "Give a name."), v.maxLength(3, "Too long.")),
    tags: v.pipe(v.array(v.picklist(["a"], "Choose a.")), v.maxLength(2, "At most two.")),
    from: v.string(),
    to: v.string(),
  }),
  v.forward(
    v.partialCheck([["from"], ["to"]], ({ from, to }) => from <= to, "The end is before the beginning."),
    ["to"],
  ),
);
const good = { name: " abc ", tags: ["a"], from: "1", to: "2" };

async function resolved(values: typeof good, about: v.GenericSchema = schema) {
  const result = await formResolver(about)(values, undefined, {
    fields: {},
    criteriaMode: "all",
    shouldUseNativeValidation: false,
  });
  return { values: result.values, messages: messagesOf(result.errors) };
}

test("the body sent is what the schema makes of the values", async () => {
  expect(await resolved(good)).toEqual({ values: { ...good, name: "abc" }, messages: {} });
});

test("each field has its first message, also where fields are compared and another is wrong", async () => {
  const { messages } = await resolved({ ...good, name: "", from: "3" });
  expect(messages).toEqual({ name: "Give a name.", to: "The end is before the beginning." });
});

test("what is wrong with a part of a field, and with the whole of it, is shown at the field", async () => {
  expect((await resolved({ ...good, tags: ["a", "b"] })).messages).toEqual({ tags: "Choose a." });
  const lines = v.object({ tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(1, "Too long."))), v.maxLength(1)) });
  expect((await resolved({ ...good, tags: ["a", "bb"] }, lines)).messages).toEqual({ tags: "Too long." });
});

test("what is about no field stops the form too, and is shown above it", async () => {
  const whole = v.pipe(
    v.looseObject({}),
    v.check(() => false, "Not like this."),
  );
  expect(await resolved(good, whole)).toEqual({ values: {}, messages: { root: "Not like this." } });
});
