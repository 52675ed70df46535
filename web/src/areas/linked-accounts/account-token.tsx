import { Button, TextField } from "@paygauge/ui";
import { useState } from "react";
import type { LinkedAccountDetail } from "@paygauge/api-types/entities/linked-accounts";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

interface AccountTokenProps {
  readonly account: LinkedAccountDetail;
  readonly onChanged: () => void;
}

/** Where a user pastes the token that Merge shows for a linked account; Rutter gives its own with the link. */
export function AccountToken({ account, onChanged }: AccountTokenProps) {
  const words = useTranslations("linkedAccounts.token");
  const [token, setToken] = useState("");
  const [error, setError] = useState("");
  const { run, pending } = useAction("setLinkedAccountToken", { operation: words("save"), quiet: true });
  if (account.hasToken || account.provider !== "Merge" || account.status === "Deleted") return null;
  const save = async () => {
    setError("");
    const outcome = await run({ params: { linkedAccountId: account.id }, body: { token } });
    if (outcome === null) return;
    if (!outcome.ok) return setError(outcome.problem.fields["token"] ?? outcome.problem.message);
    notifyDone(outcome.answer.message);
    setToken("");
    onChanged();
  };
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line px-3 py-2.5">
      <h3 className="text-label font-medium text-text-2">{words("title")}</h3>
      <p className="text-data">{words("text", { provider: account.provider })}</p>
      <TextField
        label={words("label")}
        value={token}
        error={error === "" ? undefined : error}
        autoComplete="off"
        onChange={({ target }) => setToken(target.value)}
      />
      <div>
        <Button pending={pending} disabled={token.trim() === ""} onClick={() => void save()}>
          {words("save")}
        </Button>
      </div>
    </section>
  );
}
