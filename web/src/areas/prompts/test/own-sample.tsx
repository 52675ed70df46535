import { Button, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import { useTranslations } from "../../../state/formats.ts";
import type { TestSample } from "./test-state.ts";

interface OwnSampleProps {
  readonly variables: readonly string[];
  /** Of the next one. */
  readonly number: number;
  readonly onAdd: (sample: TestSample) => void;
}

/** A sample of the user's own values, which stay in the page. */
export function OwnSample({ variables, number, onAdd }: OwnSampleProps) {
  const words = useTranslations("prompts.test");
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const isWhole = variables.every((name) => (values[name] ?? "").trim() !== "");
  const add = () => {
    onAdd({ name: words("ownName", { number }), language: values["language"] ?? "", values, isOwn: true });
    setOpen(false);
    setValues({});
  };
  return (
    <div className="mt-3">
      <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words("own")}
      </Button>
      {isOpen && (
        <form
          className="mt-2 flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (isWhole) add();
          }}
        >
          <p className="text-label text-text-2">{words("ownHint")}</p>
          {variables.map((name) => (
            <TextAreaField
              key={name}
              label={name}
              rows={1}
              required
              value={values[name] ?? ""}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          ))}
          <div>
            <Button type="submit" size="sm" disabled={!isWhole}>
              {words("addOwn")}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
