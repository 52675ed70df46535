import { FileDrop, Panel, SelectField, useTranslate } from "@paygauge/ui";
import { useState } from "react";
import { captionKinds } from "@paygauge/api-types/entities/resource-hub";
import { videoResourceLimits } from "@paygauge/api-types/entities/video-resources";
import { isLanguage, languageNames, languages, type Language } from "@paygauge/api-types/languages";
import { useAction } from "../../../data/use-action.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import type { ItemProps } from "./item-props.ts";

type Kind = (typeof captionKinds)[number];

interface Row {
  readonly kind: Kind;
  readonly language: Language;
}

/** Saves one file's text; what is refused is shown next to the choice of the file. */
function useSaveCaptions({ item, onChanged }: ItemProps) {
  const operation = useTranslations("hubAdmin")("saveCaptions");
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, pending } = useAction("setVideoCaptions", { operation, quiet: true });
  const save = async (row: Row, text: string) => {
    setRefusal(null);
    const outcome = await run({ params: { videoResourceId: item.id }, body: { ...row, text } });
    if (outcome === null) return;
    if (!outcome.ok) {
      const { fields, message } = outcome.problem;
      return setRefusal(fields["text"] ?? message);
    }
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return { save, pending, refusal };
}

/** WebVTT of each language, for captions and for chapters. */
export function CaptionsPanel(props: ItemProps) {
  const words = useTranslations("hubAdmin");
  const translate = useTranslate();
  const { save, pending, refusal } = useSaveCaptions(props);
  return (
    <Panel title={words("captions")} facts={words("captionsHint")}>
      <ul className="mb-3 flex flex-col gap-2">
        {props.item.captions.map(({ kind, language, cues }) => (
          <li key={`${kind} ${language}`}>
            <Stored row={{ kind, language }} cues={cues} onRemove={() => save({ kind, language }, "")} />
          </li>
        ))}
      </ul>
      <Choose pending={pending} onText={save} />
      {refusal !== null && (
        <p role="alert" className="mt-2 text-data text-danger">
          {translate(refusal)}
        </p>
      )}
    </Panel>
  );
}

function useRowName() {
  const words = useTranslations("hubAdmin");
  const kinds = useTranslations("hubAdmin.captionKinds");
  return ({ kind, language }: Row) => words("captionRow", { kind: kinds(kind), language: languageNames[language] });
}

interface StoredProps {
  readonly row: Row;
  readonly cues: number;
  readonly onRemove: () => Promise<void>;
}

function Stored({ row, cues, onRemove }: StoredProps) {
  const words = useTranslations("hubAdmin");
  const name = useRowName()(row);
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-data">
      <span>
        <span className="font-semibold">{name}</span>{" "}
        <span className="text-text-2">{words("cues", { count: cues })}</span>
      </span>
      <ConfirmButton
        size="sm"
        label={words("remove")}
        name={words("removeCaptions", { row: name })}
        title={words("removeCaptionsTitle", { row: name })}
        description={words("removeCaptionsText")}
        act={onRemove}
      />
    </p>
  );
}

interface ChooseProps {
  readonly pending: boolean;
  readonly onText: (row: Row, text: string) => Promise<void>;
}

/** What the next file is, and its choice. */
function Choose({ pending, onText }: ChooseProps) {
  const words = useTranslations("hubAdmin");
  const kinds = useTranslations("hubAdmin.captionKinds");
  const mayChange = useMayChange();
  const [kind, setKind] = useState<Kind>("captions");
  const [language, setLanguage] = useState<Language>("en");
  const name = useRowName()({ kind, language });
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={words("kind")}
          value={kind}
          onChange={({ target }) => setKind(target.value === "chapters" ? "chapters" : "captions")}
          options={captionKinds.map((value) => ({ value, label: kinds(value) }))}
        />
        <SelectField
          label={words("captionLanguage")}
          value={language}
          onChange={({ target }) => {
            if (isLanguage(target.value)) setLanguage(target.value);
          }}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </div>
      <FileDrop
        label={words("chooseCaptions", { row: name })}
        endings={[".vtt"]}
        maxBytes={videoResourceLimits.captions}
        maxWords="400 kB"
        multiple={false}
        disabled={!mayChange || pending}
        onFiles={([file]) => {
          if (file !== undefined) void file.text().then((text) => onText({ kind, language }, text));
        }}
      />
    </div>
  );
}
