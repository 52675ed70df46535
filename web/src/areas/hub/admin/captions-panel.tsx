import { FileDrop, Panel, useTranslate } from "@paygauge/ui";
import { useState } from "react";
import { captionKinds } from "@paygauge/api-types/entities/resource-hub";
import { videoResourceLimits } from "@paygauge/api-types/entities/video-resources";
import { languageNames, languages, type Language } from "@paygauge/api-types/languages";
import { useAction } from "../../../data/use-action.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import type { ItemProps } from "./item-props.ts";

type Kind = (typeof captionKinds)[number];

/** WebVTT of each language, for captions and for chapters. */
export function CaptionsPanel(props: ItemProps) {
  const words = useTranslations("hubAdmin");
  return (
    <Panel title={words("captions")} facts={words("captionsHint")}>
      <ul className="flex flex-col gap-4">
        {captionKinds.flatMap((kind) =>
          languages.map((language) => (
            <li key={`${kind} ${language}`}>
              <CaptionsRow {...props} kind={kind} language={language} />
            </li>
          )),
        )}
      </ul>
    </Panel>
  );
}

interface CaptionsRowProps extends ItemProps {
  readonly kind: Kind;
  readonly language: Language;
}

function CaptionsRow({ item, kind, language, onChanged }: CaptionsRowProps) {
  const words = useTranslations("hubAdmin");
  const kinds = useTranslations("hubAdmin.captionKinds");
  const translate = useTranslate();
  const mayChange = useMayChange();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, pending } = useAction("setVideoCaptions", { operation: words("saveCaptions"), quiet: true });
  const stored = item.captions.find((each) => each.kind === kind && each.language === language);
  const row = words("captionRow", { kind: kinds(kind), language: languageNames[language] });
  const save = async (text: string) => {
    setRefusal(null);
    const outcome = await run({ params: { videoResourceId: item.id }, body: { kind, language, text } });
    if (outcome === null) return;
    if (!outcome.ok) {
      const { fields, message } = outcome.problem;
      return setRefusal(fields["text"] ?? message);
    }
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center justify-between gap-2 text-data">
        <span>
          <span className="font-semibold">{row}</span>{" "}
          <span className="text-text-2">
            {stored === undefined ? words("none") : words("cues", { count: stored.cues })}
          </span>
        </span>
        {stored !== undefined && (
          <ConfirmButton
            size="sm"
            label={words("remove")}
            name={words("removeCaptions", { row })}
            title={words("removeCaptionsTitle", { row })}
            description={words("removeCaptionsText")}
            act={() => save("")}
          />
        )}
      </p>
      <FileDrop
        label={words("chooseCaptions", { row })}
        endings={[".vtt"]}
        maxBytes={videoResourceLimits.captions}
        maxWords="400 kB"
        multiple={false}
        disabled={!mayChange || pending}
        onFiles={([file]) => {
          if (file !== undefined) void file.text().then(save);
        }}
      />
      {refusal !== null && (
        <p role="alert" className="text-data text-danger">
          {translate(refusal)}
        </p>
      )}
    </div>
  );
}
