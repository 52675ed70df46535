import type { DraftPlace } from "../../../data/drafts/use-draft.ts";
import type { Outcome } from "../../../data/use-action.ts";
import { Term } from "../../../glossary/term.tsx";
import type { TermId } from "../../../glossary/use-glossary.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { CheckGroup, type CheckItem } from "../shared/check-group.tsx";
import { ChoicePanel } from "../shared/choice-panel.tsx";
import { useChoice } from "../shared/use-choice.ts";

interface WordsPanelProps {
  readonly place: DraftPlace;
  readonly title: string;
  /** What the glossary calls them. */
  readonly term?: TermId;
  readonly items: readonly CheckItem[];
  readonly saved: readonly string[];
  readonly mayEdit: boolean;
  readonly pending: boolean;
  readonly saveLabel: string;
  readonly onSave: (chosen: readonly string[]) => Promise<Outcome<{ readonly message: string }> | null>;
  readonly onChanged: () => void;
}

/** Some of a few words, saved by themselves. */
export function WordsPanel({
  place,
  title,
  term,
  items,
  saved,
  mayEdit,
  pending,
  saveLabel,
  onSave,
  onChanged,
}: WordsPanelProps) {
  const choice = useChoice(saved);
  const save = async () => {
    const outcome = await onSave(choice.chosen);
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <ChoicePanel
      kept={choice.keptAt(place)}
      title={term === undefined ? title : <Term id={term}>{title}</Term>}
      dirty={choice.dirty}
      pending={pending}
      editable={mayEdit}
      message={undefined}
      saveLabel={saveLabel}
      onSave={() => void save()}
      onDiscard={choice.discard}
    >
      <CheckGroup
        legend={title}
        legendHidden
        items={items}
        chosen={choice.chosen}
        disabled={!mayEdit || pending}
        onChange={choice.choose}
      />
    </ChoicePanel>
  );
}
