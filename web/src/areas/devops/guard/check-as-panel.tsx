import { Button, Combobox, Panel, SelectField, TextField, useTranslate } from "@paygauge/ui";
import { CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import type { CheckAs } from "@paygauge/api-types/entities/resource-guard";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useUserOptions } from "../use-user-options.ts";

const methods = ["PAGE", "GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

const isMethod = (word: string): word is Method => methods.some((each) => each === word);

/** What a user would be answered, step by step, without a session of theirs. */
export function CheckAsPanel() {
  const words = useTranslations("resourceGuard");
  const translate = useTranslate();
  const [userId, setUserId] = useState<string>();
  const [method, setMethod] = useState<Method>("PAGE");
  const [path, setPath] = useState("");
  const [error, setError] = useState<string>();
  const [verdict, setVerdict] = useState<CheckAs | null>(null);
  const users = useUserOptions(userId);
  const { run, pending } = useAction("checkAs", { operation: words("checkOperation"), quiet: true });
  const check = async () => {
    if (userId === undefined) return;
    const outcome = await run({ body: { userId, method, path } });
    if (outcome === null) return;
    setVerdict(outcome.ok ? outcome.answer : null);
    setError(outcome.ok ? undefined : (outcome.problem.fields["path"] ?? translate(outcome.problem.message)));
  };
  return (
    <Panel title={words("checkAs")} facts={words("checkAsFacts")}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <Combobox
          label={words("chooseUser")}
          placeholder={words("findUser")}
          value={userId}
          onChange={setUserId}
          {...users}
        />
        <SelectField
          label={words("method")}
          value={method}
          onChange={(event) => {
            if (isMethod(event.target.value)) setMethod(event.target.value);
          }}
          options={methods.map((each) => ({ value: each, label: each === "PAGE" ? words("pageMethod") : each }))}
        />
        <TextField
          label={words("path")}
          hint={words("pathHint")}
          error={error}
          value={path}
          onChange={(event) => setPath(event.target.value)}
        />
        <Button type="submit" pending={pending} disabled={userId === undefined || path.trim() === ""}>
          {words("check")}
        </Button>
      </form>
      <div aria-live="polite">{verdict && <Verdict verdict={verdict} />}</div>
    </Panel>
  );
}

function Verdict({ verdict }: { readonly verdict: CheckAs }) {
  const words = useTranslations("resourceGuard");
  const { steps, answer, status, letIn, path, needs } = verdict;
  const isOpen = answer === "open";
  return (
    <div className="mt-3 text-data">
      {path !== null && (
        <p className="text-label text-text-2 wrap-anywhere">
          {words("covered", { path })} {needs.join(", ")}
        </p>
      )}
      <ol className="my-2 flex flex-col gap-1">
        {steps.map(({ step, passes }) => (
          <li key={step} className={`flex items-center gap-2 ${passes ? "" : "font-semibold"}`}>
            {passes ? (
              <CircleCheck aria-hidden size={14} strokeWidth={1.6} className="text-success" />
            ) : (
              <CircleX aria-hidden size={14} strokeWidth={1.6} className="text-danger" />
            )}
            {words(`steps.${step}`)}
            <span className="sr-only">{words(passes ? "passed" : "failed")}</span>
          </li>
        ))}
      </ol>
      <p
        className={`rounded-card border px-3 py-2 wrap-anywhere ${isOpen ? "border-success-line bg-success-bg" : "border-danger-line bg-danger-bg"}`}
      >
        <strong className="font-semibold">{isOpen ? words("opens") : words("refusedWith", { status })}</strong>{" "}
        {letIn !== null && words(`letIn.${letIn.code}`, letIn.args)}
      </p>
    </div>
  );
}
