import { FormShell, KeptFocus, useFormState, type OfferedDraft, type SubmitOutcome } from "@paygauge/ui";
import { act, createElement, useState } from "react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { openPage } from "../../support/test-page.ts";

const schema = v.object({ name: v.pipe(v.string(), v.minLength(1, "Give a name.")) });
const fields = [{ name: "name" as const, type: "text", label: "Name" }];
const NameForm = FormShell<{ readonly name: string }>;

/** A form with a draft on offer, whose submission ends when told. */
async function openForm() {
  const ends: ((outcome: SubmitOutcome) => void)[] = [];
  const Form = () => {
    const form = useFormState({
      initial: { name: "Acme" },
      schema,
      submit: () => new Promise<SubmitOutcome>((resolve) => ends.push(resolve)),
    });
    const [isOffered, setOffered] = useState(true);
    const draft: OfferedDraft = {
      savedOn: "2026-01-31T10:00:00Z",
      onRestore: () => {
        form.restore({ name: "Northgate" });
        setOffered(false);
      },
      onDrop: () => setOffered(false),
    };
    const withDraft = isOffered ? { ...form, draft } : form;
    return createElement(NameForm, { label: "Issuer", fields, form: withDraft, submitLabel: "Save" });
  };
  const page = await openPage("/");
  await page.draw(createElement(Form));
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const button = (words: string) => {
    const found = [...document.querySelectorAll("button")].find((each) => each.textContent.startsWith(words));
    if (found === undefined) throw new Error(`There is no button "${words}".`);
    return found;
  };
  const press = (words: string) =>
    act(async () => {
      button(words).focus();
      button(words).click();
    });
  return { find, press, end: (outcome: SubmitOutcome) => act(async () => ends.shift()?.(outcome)) };
}

test("a button that goes with what it did leaves the focus in its form", async () => {
  const { find, press } = await openForm();
  await press("Restore draft");
  expect(document.activeElement).toBe(find("form"));
  await press("Discard");
  expect(document.activeElement).toBe(find("form"));
});

test("a field that was closed while it was sent has the focus again", async () => {
  const { find, end } = await openForm();
  for (const outcome of [{ ok: true }, { ok: false, message: "Not now." }] as const) {
    find("input").focus();
    await act(async () => find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    expect(find("input").matches(":disabled")).toBe(true);
    // A browser takes the focus from what is disabled with its next picture; here it goes with what has it.
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    elsewhere.remove();
    expect(document.activeElement).toBe(document.body);
    await end(outcome);
    expect(document.activeElement).toBe(find("input"));
  }
});

test("a form that is made again with what was saved has the focus in the same field", async () => {
  const Form = ({ name }: { readonly name: string }) => {
    const form = useFormState({ initial: { name }, schema, submit: async () => ({ ok: true }) });
    return createElement(NameForm, { label: "Issuer", fields, form, submitLabel: "Save" });
  };
  const page = await openPage("/");
  const at = (version: number) =>
    page.draw(createElement(KeptFocus, null, createElement(Form, { key: version, name: `Acme ${version}` })));
  await at(1);
  for (const place of ["input", "[type=submit]"]) {
    const before = document.querySelector<HTMLElement>(place);
    before?.focus();
    await at(place === "input" ? 2 : 3);
    expect(before?.isConnected).toBe(false);
    expect(document.activeElement).toBe(document.querySelector(place));
  }
});
