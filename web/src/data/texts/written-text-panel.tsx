import { Button, CopyButton, Panel, SelectField } from "@paygauge/ui";
import { Pencil, RotateCcw, Sparkles } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import type { Message } from "@paygauge/api-types/catalogue/message";
import type { WrittenText } from "@paygauge/api-types/entities/written-texts";
import { languageNames, languages, type Language } from "@paygauge/api-types/languages";
import { useFormats, useTranslations } from "../../state/formats.ts";

// Only who changes the text needs it.
const TextDialog = lazy(async () => ({ default: (await import("./text-dialog.tsx")).TextDialog }));

/** A draft of the model; without one, the reason. */
export interface Drafted {
  readonly draft: string | null;
  readonly message: string;
}

/** What a user can do with a text; absent functions are not offered. */
export interface TextWriting {
  /** Saves a text; null resets it. Returns false after a refusal, which is shown. */
  readonly save: (text: string | null) => Promise<boolean>;
  /** Asks the model. null: the call failed, and the failure is shown. */
  readonly draft: () => Promise<Drafted | null>;
  /** What is wrong with a text before it is sent; null: nothing. */
  readonly judge?: (text: string) => Message | null;
  readonly pending: boolean;
}

export interface WrittenTextProps {
  readonly title: string;
  /** Where the text is used, for the user who edits it. */
  readonly intro: string;
  readonly found: WrittenText;
  readonly chooseLanguage: (language: Language) => void;
  /** Other choices, above the language. */
  readonly controls?: ReactNode;
  readonly writing?: TextWriting | undefined;
  /** A sentence under the text: what is out of date. */
  readonly warning?: string | undefined;
}

/** A text with its source: composed from figures, drafted by a model, or edited. Needs `areaTexts.written`. */
export function WrittenTextPanel(props: WrittenTextProps) {
  const { title, found, chooseLanguage, writing, warning } = props;
  const words = useTranslations("written");
  const [opened, setOpened] = useState<{ readonly text: string } | null>(null);
  return (
    <Panel
      title={title}
      facts={<SourceLine found={found} />}
      actions={<CopyButton text={found.text} label={words("copy")} />}
    >
      <div className="flex flex-col gap-2.5">
        {props.controls}
        <SelectField
          label={words("language")}
          value={found.language}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          onChange={({ target }) => chooseLanguage(languages.find((each) => each === target.value) ?? found.language)}
        />
        <p lang={found.language} className="text-data whitespace-pre-line wrap-anywhere">
          {found.text}
        </p>
        {warning !== undefined && <p className="text-label text-warning">{warning}</p>}
        {writing !== undefined && <Actions {...{ title, found, writing }} onOpen={(text) => setOpened({ text })} />}
      </div>
      {opened !== null && writing !== undefined && (
        <Suspense fallback={null}>
          <TextDialog {...props} {...{ writing }} before={opened.text} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** "Model draft, edited; saved by Rosa Keane, 3 November 2026". */
function SourceLine({ found: { source, saved } }: Pick<WrittenTextProps, "found">) {
  const words = useTranslations("written");
  const formats = useFormats();
  const whose = words(`sources.${source}`);
  return saved === null ? whose : `${whose}, ${words("savedBy", { name: saved.by, day: formats.day(saved.at) })}`;
}

interface ActionsProps {
  readonly title: string;
  readonly found: WrittenText;
  readonly writing: TextWriting;
  readonly onOpen: (text: string) => void;
}

const mark = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;

function Actions({ title, found, writing, onOpen }: ActionsProps) {
  const words = useTranslations("written");
  const [why, setWhy] = useState("");
  const draft = async () => {
    setWhy("");
    const answer = await writing.draft();
    if (answer?.draft != null) onOpen(answer.draft);
    else if (answer !== null) setWhy(answer.message);
  };
  const isDrafted = found.source === "model" || found.source === "modelEdited";
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={words("editOf", { title })}
          icon={<Pencil {...mark} />}
          disabled={writing.pending}
          onClick={() => onOpen(found.text)}
        >
          {words("edit")}
        </Button>
        {found.drafting !== "off" && (
          <Button size="sm" pending={writing.pending} icon={<Sparkles {...mark} />} onClick={() => void draft()}>
            {words(isDrafted ? "draftAgain" : "draft")}
          </Button>
        )}
        {found.source !== "figures" && (
          <Button
            size="sm"
            disabled={writing.pending}
            icon={<RotateCcw {...mark} />}
            onClick={() => void writing.save(null)}
          >
            {words("reset")}
          </Button>
        )}
      </div>
      <output className={why === "" ? "sr-only" : "text-label text-warning"}>{why}</output>
      {found.drafting === "standIn" && <p className="text-label text-text-2">{words("standIn")}</p>}
    </div>
  );
}
