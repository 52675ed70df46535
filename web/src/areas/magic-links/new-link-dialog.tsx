import type { ComponentProps } from "react";
import { Button, Checkbox, Combobox, Dialog, RadioGroup, SelectField, Skeleton, TextField } from "@paygauge/ui";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";
import { isLanguage, languageNames, languages } from "@paygauge/api-types/languages";
import { useTranslations } from "../../state/formats.ts";
import { useMay } from "../../state/permissions.ts";
import { dayOptions, fileOptions } from "./day-options.ts";
import { TurnOnLinks } from "./turn-on-links.tsx";
import { useNewLink, type NewLink } from "./use-new-link.ts";

interface NewLinkDialogProps {
  readonly onClose: () => void;
  readonly onMade: (made: AnswerOf<"createMagicLink">) => void;
}

/** Makes a link for one issuer, buyer and kind of job. */
export function NewLinkDialog({ onClose, onMade }: NewLinkDialogProps) {
  const words = useTranslations("magicLinks.form");
  const link = useNewLink(onMade);
  const { fields, pending, problem } = link;
  return (
    <Dialog
      open
      size="md"
      submitting={pending}
      title={words("title")}
      description={words("text")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={!link.canCreate} onClick={() => void link.create()}>
            {words(fields.byMail ? "mail" : "make")}
          </Button>
        </>
      }
    >
      {link.issuers.data === undefined ? (
        <Skeleton kind="form" fields={5} />
      ) : link.open.length === 0 ? (
        <NoIssuer closed={link.issuers.data} onTurnedOn={link.issuers.reload} />
      ) : (
        <div className="flex flex-col gap-3">
          <WhomFor link={link} />
          <HowLong link={link} />
          {problem !== null && !link.isToConfirm && Object.keys(problem.fields).length === 0 && (
            <p role="alert" className="text-data text-danger">
              {problem.message}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

type NoIssuerProps = ComponentProps<typeof TurnOnLinks>;

/** Says why no link can be made yet. Users who may change issuers turn links on here. */
function NoIssuer({ closed, onTurnedOn }: NoIssuerProps) {
  const words = useTranslations("magicLinks.form");
  const mayTurnOn = useMay("IssuerArea_CRUD");
  if (mayTurnOn && closed.length > 0) return <TurnOnLinks closed={closed} onTurnedOn={onTurnedOn} />;
  return <p className="text-data">{words("noIssuer")}</p>;
}

function WhomFor({
  link: { open, buyers, fields, set, setIssuer, setRecipient, errors, problem, isToConfirm },
}: {
  readonly link: NewLink;
}) {
  const words = useTranslations("magicLinks.form");
  const kinds = useTranslations("jobs.kinds");
  return (
    <>
      <SelectField
        label={words("issuer")}
        required
        value={fields.issuerId}
        error={errors["issuerId"]}
        options={open.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setIssuer(target.value)}
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
      <SelectField
        label={words("kind")}
        value={fields.kind}
        options={ledgerKinds.map((value) => ({ value, label: kinds(value) }))}
        onChange={({ target }) => set({ kind: ledgerKinds.find((each) => each === target.value) ?? fields.kind })}
      />
      <TextField
        label={words("recipient")}
        type="email"
        required
        autoComplete="off"
        value={fields.recipient}
        error={errors["recipient"]}
        onChange={({ target }) => setRecipient(target.value)}
      />
      {isToConfirm && (
        <div role="alert" className="rounded-control border border-warning-line bg-warning-bg px-3 py-2 text-data">
          <p>{problem?.message}</p>
          <Checkbox
            label={words("confirm", { address: fields.recipient.trim() })}
            checked={fields.confirmsDomain}
            onChange={({ target }) => set({ confirmsDomain: target.checked })}
          />
        </div>
      )}
    </>
  );
}

function HowLong({ link: { fields, set } }: { readonly link: NewLink }) {
  const words = useTranslations("magicLinks.form");
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={words("days")}
          value={String(fields.days)}
          options={dayOptions((count) => words("daysOf", { count }))}
          onChange={({ target }) => set({ days: Number(target.value) })}
        />
        <SelectField
          label={words("uses")}
          value={String(fields.uses)}
          options={fileOptions((count) => words("usesOf", { count }))}
          onChange={({ target }) => set({ uses: Number(target.value) })}
        />
        <SelectField
          label={words("language")}
          value={fields.language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ target }) => set({ language: isLanguage(target.value) ? target.value : fields.language })}
        />
      </div>
      <RadioGroup
        label={words("how")}
        value={fields.byMail ? "mail" : "copy"}
        options={[
          { value: "mail", label: words("byMail") },
          { value: "copy", label: words("byCopy") },
        ]}
        onChange={(how) => set({ byMail: how === "mail" })}
      />
    </>
  );
}
