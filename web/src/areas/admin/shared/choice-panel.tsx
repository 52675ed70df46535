import { Button, DraftBar, NotificationBar, Panel, useKeptFocus } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { DraftValues } from "@paygauge/api-types/entities/drafts";
import { useDraft, type DraftPlace } from "../../../data/drafts/use-draft.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";

/** How a panel's choice is kept while it is not saved. */
export interface KeptChoice {
  readonly place: DraftPlace;
  readonly values: DraftValues;
  readonly onRestore: (values: DraftValues) => void;
}

interface ChoicePanelProps {
  readonly kept: KeptChoice;
  readonly title: ReactNode;
  readonly facts?: string;
  readonly dirty: boolean;
  readonly pending: boolean;
  /** May this user save it at all. */
  readonly editable: boolean;
  readonly message: string | undefined;
  readonly saveLabel: string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** A part of a record with its own save: what is chosen is kept only with the button, and leaving asks. */
export function ChoicePanel(props: ChoicePanelProps) {
  const words = useTranslations("shell.records");
  const mayChange = useMayChange();
  const focus = useKeptFocus<HTMLDivElement>(props.pending);
  const { place, values, onRestore } = props.kept;
  const { offered } = useDraft(place, props.dirty ? values : null, onRestore);
  return (
    <Panel title={props.title} facts={props.facts}>
      <div {...focus} className="flex flex-col gap-4 outline-none">
        {offered !== undefined && props.editable && <DraftBar draft={offered} />}
        {props.message !== undefined && <NotificationBar tone="danger">{props.message}</NotificationBar>}
        {props.children}
        {props.editable && (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="primary"
              pending={props.pending}
              disabled={!props.dirty || !mayChange}
              onClick={props.onSave}
            >
              {props.saveLabel}
            </Button>
            {props.dirty && (
              <Button disabled={props.pending} onClick={props.onDiscard}>
                {words("discard")}
              </Button>
            )}
            <output className="text-label text-text-2">{props.dirty ? words("unsaved") : ""}</output>
          </div>
        )}
      </div>
    </Panel>
  );
}
