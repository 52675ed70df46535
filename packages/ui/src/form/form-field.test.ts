import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UiProvider } from "../context/ui-context.tsx";
import { FormField } from "./form-field.tsx";
import { fieldTypes } from "./field-spec.ts";

const options = [{ value: "gbp", label: "Pound sterling" }];

test.each(fieldTypes)(
  "%s: its message stands under it, in the reader's language, and its control is described by it",
  (type) => {
    const field = createElement(FormField, {
      field: { name: "it", type, label: "Agreement", options },
      value: undefined,
      error: "Wrong.",
      disabled: false,
      onChange: () => undefined,
    });
    const markup = renderToStaticMarkup(
      createElement(
        UiProvider,
        { translate: (text) => (typeof text === "string" ? `translated: ${text}` : text.code) },
        field,
      ),
    );
    const id = /<\w+ id="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?translated: Wrong\./.exec(markup)?.[1] ?? "no message";
    expect(markup).toMatch(new RegExp(`<(input|select|textarea|button|fieldset)[^>]* aria-describedby="${id}"`));
  },
);
