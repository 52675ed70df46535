import { SelectField, TextAreaField, TextField, type Option } from "@paygauge/ui";
import { isLanguage, languageNames, languages } from "@paygauge/api-types/languages";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import { toolTemplates } from "@paygauge/api-types/mail/tool-mail";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { TemplateActions } from "./template-actions.tsx";
import type { PartProps } from "./use-mail.ts";

/** Brand, template and language, then subject and text, which can be saved as a template. */
export function MailText({ form, mail }: PartProps) {
  const words = useTranslations("tools.mails");
  const { fields, set } = mail;
  const { data, reload } = useCall("toolTemplates", { query: { brandId: fields.brandId } });
  const saved = data?.templates ?? [];
  return (
    <>
      <Choices form={form} mail={mail} saved={saved} />
      <TextField
        label={words("subject")}
        required
        maxLength={mailLimits.subject}
        value={fields.subject}
        onChange={({ target }) => set({ subject: target.value })}
      />
      <TextAreaField
        label={words("text")}
        hint={words("textHint", { name: "{name}", brand: "{brand}", sender: "{sender}" })}
        rows={10}
        maxLength={mailLimits.text}
        value={fields.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <TemplateActions mail={mail} saved={saved} onSaved={reload} />
    </>
  );
}

interface ChoicesProps extends PartProps {
  readonly saved: Parameters<PartProps["mail"]["chooseTemplate"]>[1];
}

function Choices({ form, mail: { fields, set, chooseLanguage, chooseTemplate, brand }, saved }: ChoicesProps) {
  const words = useTranslations("tools.mails");
  const templates = useTranslations("tools.mails.templates");
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        label={words("brand")}
        value={fields.brandId}
        error={brand?.isVerified === false ? words("notVerified") : undefined}
        options={form.brands.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => set({ brandId: target.value, template: "plain" })}
      />
      <SelectField
        label={words("template")}
        value={fields.template}
        options={[
          ...toolTemplates.map((value): Option => ({ value, label: templates(value) })),
          ...saved.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => chooseTemplate(target.value, saved)}
      />
      <SelectField
        label={words("language")}
        value={fields.language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ target }) => chooseLanguage(isLanguage(target.value) ? target.value : fields.language)}
      />
    </div>
  );
}
