import { CopyButton, FileDrop, Panel } from "@paygauge/ui";
import { callHref } from "../../../data/call-api.ts";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import type { ItemProps } from "./item-props.ts";
import { imageRules } from "./poster-panel.tsx";

/** Images that the text can show, each with the Markdown that shows it. */
export function ImagesPanel({ item, onChanged }: ItemProps) {
  const words = useTranslations("hubAdmin");
  const mayChange = useMayChange();
  const { run, pending } = useAction("addVideoResourcePicture", { operation: words("addImage") });
  const add = async (file: File) => {
    const outcome = await run({ params: { videoResourceId: item.id }, body: { file } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <Panel title={words("images")} facts={words("imagesHint")}>
      {item.pictures.length > 0 && (
        <ul className="mb-3 flex flex-col gap-2">
          {item.pictures.map((name, at) => (
            <li key={name} className="flex flex-wrap items-center gap-3">
              <img
                src={callHref("hubPicture", { params: { hubItemId: item.id, name } })}
                alt={words("imageOf", { name: at + 1 })}
                className="h-14 w-20 rounded-control border border-line object-contain"
              />
              <span className="font-mono text-mono wrap-anywhere">{`${name.slice(0, 12)}…`}</span>
              <CopyButton text={`![](${name})`} label={words("copyImage")} />
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        {...imageRules}
        label={words("addImage")}
        hint={words("posterHint")}
        disabled={!mayChange || pending}
        onFiles={([file]) => {
          if (file !== undefined) void add(file);
        }}
      />
    </Panel>
  );
}
