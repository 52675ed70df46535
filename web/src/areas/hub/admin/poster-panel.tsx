import { FileDrop, Panel } from "@paygauge/ui";
import { videoResourceLimits } from "@paygauge/api-types/entities/video-resources";
import { callHref } from "../../../data/call-api.ts";
import { useAction } from "../../../data/use-action.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import type { ItemProps } from "./item-props.ts";

/** What an image of the hub can be. */
export const imageRules = {
  endings: [".png", ".jpg", ".jpeg", ".webp"],
  maxBytes: videoResourceLimits.pictureBytes,
  maxWords: "900 kB",
  multiple: false,
} as const;

/** The image that the player shows before the video plays. */
export function PosterPanel({ item, onChanged }: ItemProps) {
  const words = useTranslations("hubAdmin");
  const mayChange = useMayChange();
  const { run, pending } = useAction("setVideoPoster", {
    operation: ({ body }) => words(body.file === undefined ? "removePoster" : "savePoster"),
  });
  const save = async (file?: File) => {
    const outcome = await run({ params: { videoResourceId: item.id }, body: file === undefined ? {} : { file } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <Panel
      title={words("poster")}
      actions={
        item.hasPoster && (
          <ConfirmButton
            size="sm"
            label={words("removePoster")}
            title={words("removePosterTitle")}
            description={words("removePosterText")}
            act={() => save()}
          />
        )
      }
    >
      {item.hasPoster && (
        <img
          src={callHref("hubPoster", { params: { hubItemId: item.id }, query: { version: item.updatedOn } })}
          alt={words("posterOf", { name: item.name })}
          className="mb-3 max-h-40 max-w-full rounded-control border border-line object-contain"
        />
      )}
      <FileDrop
        {...imageRules}
        label={words("choosePoster")}
        hint={words("posterHint")}
        disabled={!mayChange || pending}
        onFiles={([file]) => {
          if (file !== undefined) void save(file);
        }}
      />
    </Panel>
  );
}
