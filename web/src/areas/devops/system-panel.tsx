import { Button, ConfirmDialog, Panel, RadioGroup, Switch, useTexts } from "@paygauge/ui";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { systemModes, type SystemMode } from "@paygauge/api-types/states";
import { useAction } from "../../data/use-action.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useMay } from "../../state/permissions.ts";
import { modeAtom } from "../../state/system.ts";
import { FlagsPart } from "./flags-part.tsx";
import { IdlePart } from "./idle-part.tsx";
import { MessagePart } from "./message-part.tsx";

/** Mode, message, app timestamp and augmented text of the whole system, and one's own idle end, each for those who may change it. */
export function SystemPanel() {
  const words = useTranslations("devops.system");
  const [mayMode, mayStamp, mayAugment] = [
    useMay("SystemMaintenance_UPDATE"),
    useMay("AppTimestamp_UPDATE"),
    useMay("AiPrompts_CRUD"),
  ];
  if (!mayMode && !mayStamp && !mayAugment) return null;
  return (
    <div className="mt-3.5 max-w-300">
      <Panel title={words("title")}>
        <div className="flex flex-col gap-5">
          {mayMode && <ModePart />}
          {mayMode && <MessagePart />}
          {mayMode && <IdlePart />}
          {mayMode && <FlagsPart />}
          {mayStamp && <StampPart />}
          {mayAugment && <AugmentPart />}
          {mayMode && <PromptReviewPart />}
        </div>
      </Panel>
    </div>
  );
}

function ModePart() {
  const words = useTranslations("devops.system");
  const setMode = useSetAtom(modeAtom);
  const { data, reload } = useCall("systemMode", {});
  const [asked, setAsked] = useState<SystemMode | null>(null);
  const { run, pending } = useAction("setSystemMode", { operation: words("setMode") });
  const set = async (mode: SystemMode) => {
    const outcome = await run({ query: { mode } });
    setAsked(null);
    if (!outcome?.ok) return;
    setMode(mode);
    reload();
    notifyDone(outcome.answer.message);
  };
  return (
    <>
      <RadioGroup
        label={words("mode")}
        value={data?.mode}
        disabled={data === undefined || pending}
        options={systemModes.map((mode) => ({
          value: mode,
          label: words(`modes.${mode}`),
          hint: words(`modeHints.${mode}`),
        }))}
        onChange={setAsked}
      />
      {asked !== null && (
        <ConfirmDialog
          open
          submitting={pending}
          title={words("setModeTitle", { mode: words(`modes.${asked}`) })}
          description={words(`modeHints.${asked}`)}
          onOpenChange={() => setAsked(null)}
          onConfirm={() => void set(asked)}
        />
      )}
    </>
  );
}

function StampPart() {
  const words = useTranslations("devops.system");
  const { labelled } = useTexts();
  const { locale } = useFormats();
  const { data, reload } = useCall("appTimestamp", {});
  const [asking, setAsking] = useState(false);
  const { run, pending } = useAction("setAppTimestamp", { operation: words("stampOperation") });
  const set = async () => {
    const outcome = await run({ body: { appTimestamp: new Date().toISOString() } });
    setAsking(false);
    if (!outcome?.ok) return;
    reload();
    notifyDone(outcome.answer.message);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow text-data">
        <span className="text-label font-medium">{labelled(words("stamp"), "")}</span>
        {data !== undefined && <span className="tabular-nums">{new Date(data).toLocaleString(locale)}</span>}
        <span className="block text-label text-text-3">{words("stampHint")}</span>
      </div>
      <Button onClick={() => setAsking(true)}>{words("setStamp")}</Button>
      {asking && (
        <ConfirmDialog
          open
          submitting={pending}
          title={words("setStampTitle")}
          description={words("stampHint")}
          onOpenChange={() => setAsking(false)}
          onConfirm={() => void set()}
        />
      )}
    </div>
  );
}

function AugmentPart() {
  const words = useTranslations("devops.system");
  const { data, reload } = useCall("augmentedText", {});
  const { run, pending } = useAction("setAugmentedText", { operation: words("augmentedOperation") });
  const set = async (on: boolean) => {
    const outcome = await run({ query: { augmentedText: on ? "true" : "false" } });
    if (!outcome?.ok) return;
    reload();
    notifyDone(outcome.answer.message);
  };
  return (
    <Switch
      label={words("augmented")}
      hint={words("augmentedHint")}
      checked={data ?? false}
      disabled={data === undefined || pending}
      onChange={(on) => void set(on)}
    />
  );
}

/** Whether production moves of prompts need a second user. */
function PromptReviewPart() {
  const words = useTranslations("devops.system");
  const { data, reload } = useCall("promptReview", {});
  const { run, pending } = useAction("setPromptReview", { operation: words("promptReviewOperation") });
  const set = async (isRequired: boolean) => {
    const outcome = await run({ body: { isRequired } });
    if (!outcome?.ok) return;
    reload();
    notifyDone(outcome.answer.message);
  };
  return (
    <Switch
      label={words("promptReview")}
      hint={words("promptReviewHint")}
      checked={data?.isRequired ?? false}
      disabled={data === undefined || pending}
      onChange={(on) => void set(on)}
    />
  );
}
