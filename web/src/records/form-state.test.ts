import { FormShell, useFormState, type FormState, type SubmitOutcome } from "@paygauge/ui";
import { act, createElement } from "react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { openPage } from "../support/test-page.ts";

const schema = v.pipe(
  v.object({ name: v.pipe(v.string(), v.minLength(1, "Give a name.")), from: v.string(), to: v.string() }),
  v.forward(
    v.partialCheck([["from"], ["to"]], ({ from, to }) => from <= to, "The end is before the beginning."),
    ["to"],
  ),
);
const initial = { name: "Acme", from: "1", to: "2" };
type Values = typeof initial;
const PeriodForm = FormShell<Values>;
const fields = (["name", "from", "to"] as const).map((name) => ({ name, type: "text", label: name }));

const changes = { was: (value: string) => `was ${value}`, undo: "Undo" };

/** A form whose submissions end with these outcomes, one after the other. */
async function openForm(...outcomes: SubmitOutcome[]) {
  let form: FormState<Values> | undefined;
  const Form = () => {
    form = useFormState({ initial, schema, submit: async () => outcomes.shift() ?? { ok: true } });
    return createElement(PeriodForm, { label: "Period", fields, form, submitLabel: "Save", changes });
  };
  const page = await openPage("/");
  await page.draw(createElement(Form));
  const state = (): FormState<Values> => {
    if (form === undefined) throw new Error("The form is not drawn.");
    return form;
  };
  const change = (name: keyof Values, value: string) => act(async () => state().set(name, value));
  const submit = () =>
    act(async () => {
      document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    });
  return { state, change, submit };
}

test("says nothing before the first try, then checks what two fields say together at each change", async () => {
  const { state, change, submit } = await openForm();
  await change("from", "3");
  expect(state().errors).toEqual({});
  await submit();
  expect(state().errors).toEqual({ to: "The end is before the beginning." });
  await change("from", "2");
  expect(state().errors).toEqual({});
});

test("keeps what the system refused at its field until that field changes", async () => {
  const errors = { name: "Taken.", to: "Too late." };
  const { state, change, submit } = await openForm({ ok: false, errors, message: "Not saved." });
  await submit();
  expect([state().errors, state().message]).toEqual([errors, "Not saved."]);
  expect(document.querySelector("section")?.textContent).toContain("Taken.");
  expect(document.activeElement?.closest("[data-field]")?.getAttribute("data-field")).toBe("name");
  await change("name", "Acme 2");
  expect(state().errors).toEqual({ to: "Too late." });
  await submit();
  expect([state().errors, state().message, state().changed]).toEqual([{}, undefined, []]);
});

test("a changed field says what was there and gives it back; Ctrl+S saves, and what is saved is what was there", async () => {
  const { state, change } = await openForm();
  const said = () => document.querySelector('[data-field="name"] p')?.textContent;
  expect(said()).toBeUndefined();
  await change("name", "Acme 2");
  expect(said()).toBe("was Acme Undo name");
  await act(async () => document.querySelector<HTMLElement>('[data-field="name"] p button')?.click());
  expect([state().values.name, state().changed, said()]).toEqual(["Acme", [], undefined]);
  await change("name", "Acme 2");
  const key = new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true, cancelable: true });
  await act(async () => document.querySelector("form input")?.dispatchEvent(key));
  expect([key.defaultPrevented, state().changed, said()]).toEqual([true, [], undefined]);
  await change("name", "Acme 3");
  expect(said()).toBe("was Acme 2 Undo name");
});

test("takes the names of its fields alone", async () => {
  const { state } = await openForm();
  // @ts-expect-error -- there is no such field
  expect(() => state().set("nam", "Acme")).not.toThrow();
  // @ts-expect-error -- a form has no field of this name
  createElement(PeriodForm, { label: "", fields: [{ name: "nam", type: "text", label: "" }], form: state() });
});
