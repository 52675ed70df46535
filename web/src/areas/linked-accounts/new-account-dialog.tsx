import { Button, Combobox, Dialog, RadioGroup, SelectField, Skeleton, TextField, TextLink } from "@paygauge/ui";
import { useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf, BodyOf } from "@paygauge/api-types/endpoints";
import type { LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { firstLanguage, isLanguage, languageNames, languages } from "@paygauge/api-types/languages";
import type { ApiProblem } from "../../data/api-problem.ts";
import { useAction } from "../../data/use-action.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

type Issuers = AnswerOf<"linkedAccountsState">["issuers"];
type Body = BodyOf<"createLinkedAccount">;

interface NewAccountDialogProps {
  readonly issuers: Issuers | undefined;
  readonly only: LinkProvider | null;
  /** Whether the page is mailed to the buyer where the issuer allows it. */
  readonly prefersMail: boolean;
  readonly onClose: () => void;
  readonly onMade: (made: AnswerOf<"createLinkedAccount">) => void;
}

const wayOf = (provider: LinkProvider, byMail: boolean): string => `${provider} ${byMail ? "mail" : "page"}`;

/** A new link as it is being entered. */
function useNewAccount({ issuers, only, prefersMail, onMade }: Omit<NewAccountDialogProps, "onClose">) {
  const operation = useTranslations("linkedAccounts")("create");
  const [fields, setFields] = useState({ issuerId: "", buyerId: "", way: "", email: "", language: "" });
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { run, pending } = useAction("createLinkedAccount", { operation, quiet: true });
  const open = (issuers ?? []).flatMap((issuer) => {
    const options = issuer.options
      .filter(({ provider }) => only === null || provider === only)
      .toSorted((a, b) => (prefersMail ? Number(b.byMail) - Number(a.byMail) : 0));
    return options.length === 0 ? [] : [{ ...issuer, options }];
  });
  const issuer = open.find(({ id }) => id === fields.issuerId) ?? open[0];
  const issuerId = issuer?.id ?? "";
  const ways = issuer?.options ?? [];
  const way = ways.find(({ provider, byMail }) => wayOf(provider, byMail) === fields.way) ?? ways[0];
  const buyers = useCall("buyers", issuerId === "" ? null : { query: { issuerId } });
  const language = firstLanguage([fields.language, issuer?.language]);
  const set = (change: Partial<typeof fields>) => setFields((before) => ({ ...before, ...change }));
  const create = async () => {
    if (way === undefined) return;
    setProblem(null);
    const { buyerId, email } = fields;
    const body: Body = { issuerId, buyerId, email, provider: way.provider, byMail: way.byMail, language };
    const outcome = await run({ body });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(outcome.problem);
    notifyDone(outcome.answer.message);
    onMade(outcome.answer);
  };
  const errors = (problem?.fields ?? {}) as Readonly<Record<string, string | undefined>>;
  const isWhole = way !== undefined && fields.buyerId !== "" && fields.email.trim() !== "";
  return {
    open,
    issuerId,
    ways,
    way,
    buyers: buyers.data ?? [],
    language,
    fields,
    set,
    errors,
    problem,
    pending,
    create,
    isWhole,
  };
}

/** Links the accounting system of one buyer through one provider. */
export function NewAccountDialog(props: NewAccountDialogProps) {
  const words = useTranslations("linkedAccounts.form");
  const account = useNewAccount(props);
  const { open, way, problem, pending } = account;
  return (
    <Dialog
      open
      size="md"
      submitting={pending}
      title={words("title")}
      description={words("text")}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      footer={
        <>
          <Button disabled={pending} onClick={props.onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={!account.isWhole} onClick={() => void account.create()}>
            {words(way?.byMail === true ? "sendIt" : "make")}
          </Button>
        </>
      }
    >
      {props.issuers === undefined ? (
        <Skeleton kind="form" fields={4} />
      ) : open.length === 0 ? (
        <p className="text-data">
          {words("noIssuer")} <TextLink href={linkTo("issuerManager")}>{words("issuers")}</TextLink>
        </p>
      ) : (
        <div className="flex flex-col gap-3">
          <Fields account={account} />
          {problem !== null && Object.keys(problem.fields).length === 0 && (
            <p role="alert" className="text-data text-danger">
              {problem.message}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Fields({ account }: { readonly account: ReturnType<typeof useNewAccount> }) {
  const words = useTranslations("linkedAccounts.form");
  const { open, issuerId, ways, way, buyers, language, fields, set, errors } = account;
  return (
    <>
      <SelectField
        label={words("issuer")}
        required
        value={issuerId}
        error={errors["issuerId"]}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => set({ issuerId: target.value, buyerId: "", way: "" })}
      />
      <Combobox
        label={words("buyer")}
        required
        value={fields.buyerId === "" ? undefined : fields.buyerId}
        error={errors["buyerId"]}
        placeholder={words("chooseBuyer")}
        options={buyers.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(buyerId) => set({ buyerId })}
      />
      <RadioGroup
        label={words("way")}
        value={way === undefined ? "" : wayOf(way.provider, way.byMail)}
        options={ways.map(({ provider, byMail }) => ({
          value: wayOf(provider, byMail),
          label: words(byMail ? "mail" : "direct", { provider }),
        }))}
        onChange={(chosen) => set({ way: chosen })}
      />
      <TextField
        label={words("email")}
        required
        type="email"
        value={fields.email}
        error={errors["email"]}
        onChange={({ target }) => set({ email: target.value })}
      />
      <SelectField
        label={words("language")}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ target }) => set({ language: isLanguage(target.value) ? target.value : language })}
      />
    </>
  );
}
