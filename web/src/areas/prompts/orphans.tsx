import { AppLink, Button, buttonStyle, Panel, TextLink } from "@paygauge/ui";
import type { ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { PromptCoverage } from "@paygauge/api-types/entities/prompts";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useMayChange } from "../../state/system.ts";

interface OrphansProps {
  readonly coverage: PromptCoverage;
  readonly onChanged: () => void;
}

/** Keys without a prompt, prompts without a key and labels that no code reads. */
export function Orphans({ coverage, onChanged }: OrphansProps) {
  const words = useTranslations("prompts.orphans");
  const keys = coverage.contracts.filter(({ hasPrompt }) => !hasPrompt);
  const { promptsWithoutKey, unusedLabels } = coverage;
  const isTidy = keys.length + promptsWithoutKey.length + unusedLabels.length === 0;
  return (
    <Panel title={words("title")}>
      {isTidy && <p className="text-data text-text-2">{words("none")}</p>}
      <div className="grid gap-4 md:grid-cols-3">
        {keys.length > 0 && (
          <Group title={words("keys")} hint={words("keysHint")}>
            {keys.map(({ key }) => (
              <li key={key} className="flex items-center justify-between gap-2">
                <span className="font-mono text-mono">{key}</span>
                <AppLink
                  href={linkTo("aiPromptCreate", undefined, { key })}
                  aria-label={words("createOf", { key })}
                  className={buttonStyle({ size: "sm" })}
                >
                  {words("create")}
                </AppLink>
              </li>
            ))}
          </Group>
        )}
        {promptsWithoutKey.length > 0 && (
          <Group title={words("prompts")} hint={words("promptsHint")}>
            {promptsWithoutKey.map(({ id, key, name }) => (
              <li key={id}>
                <TextLink href={linkTo("aiPrompt", { promptId: id })}>{name}</TextLink>{" "}
                <span className="font-mono text-mono text-text-2">{key}</span>
              </li>
            ))}
          </Group>
        )}
        {unusedLabels.length > 0 && (
          <Group title={words("labels")} hint={words("labelsHint")}>
            {unusedLabels.map((each) => (
              <UnusedLabel key={`${each.id} ${each.label}`} label={each} onChanged={onChanged} />
            ))}
          </Group>
        )}
      </div>
    </Panel>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Group({ title, hint, children }: GroupProps) {
  return (
    <section>
      <h3 className="text-data font-semibold">{title}</h3>
      <p className="mb-1.5 text-label text-text-2">{hint}</p>
      <ul className="flex flex-col gap-1.5 text-data">{children}</ul>
    </section>
  );
}

interface UnusedLabelProps {
  readonly label: PromptCoverage["unusedLabels"][number];
  readonly onChanged: () => void;
}

function UnusedLabel({ label: { id, name, label, number }, onChanged }: UnusedLabelProps) {
  const words = useTranslations("prompts.orphans");
  const mayChange = useMayChange();
  const { run, pending } = useAction("movePromptLabel", { operation: words("remove") });
  const remove = async () => {
    const body = { label, from: number, to: null, note: words("labelsHint") };
    const outcome = await run({ params: { promptId: id }, body });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <li className="flex items-center justify-between gap-2">
      <span>
        <TextLink href={linkTo("aiPrompt", { promptId: id })}>{name}</TextLink>{" "}
        <span className="text-text-2">{words("labelOf", { label, number })}</span>
      </span>
      <Button
        size="sm"
        pending={pending}
        disabled={!mayChange}
        aria-label={words("removeOf", { label, name })}
        onClick={() => void remove()}
      >
        {words("remove")}
      </Button>
    </li>
  );
}
